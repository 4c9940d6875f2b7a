"""Matches as text: JSON that another Tableside takes in, CSV for a table of points."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from companion.ledger.entries import RulesChanged
from companion.ledger.errors import LedgerError
from companion.ledger.exemplars import Exemplars
from companion.ledger.learned_json import learned_json, read_learned
from companion.ledger.ledger import Ledger
from companion.ledger.matches_json import match_json, read_match
from companion.ledger.state import Header, Learned, MatchState, TablePlay, Written
from companion.ledger.unlike import Unlike, each, part, place, shown, within
from companion.ledger.why import Why, why, why_told
from rules.told import Told

FORMAT, VERSION = "tableside-matches", 1
MOST_BYTES = 200_000_000
MOST_PARTS = 5_000_000  # values, as in 100,000 entries and more: each takes far more room than its text
COLUMNS = (
    *("match", "game", "started", "ended", "round", "player", "points"),
    *("confirmed", "corrected_by", "why", "total"),  # where a person set the points, what they were before
)


@dataclass(frozen=True, slots=True)
class TakenIn:
    """Ids of the matches that were new here, and of those that were here already and stayed as they are."""

    new: tuple[str, ...]
    known: tuple[str, ...]
    learned: int = 0  # exemplars that were new here
    broken: int = 0  # exemplars that were left out, since their pictures cannot be decoded


def export_json(ledger: Ledger, matches: Iterable[str] = (), exemplars: Exemplars | None = None) -> str:
    """These matches (all of them where none is named) with everything ever written; no photos.

    `exemplars`: what the household taught about its own sets goes along.
    """
    told: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "matches": [
            match_json(ledger.header(match), ledger.history(match)) for match in _ids(ledger, matches)
        ],
    }
    if exemplars is not None:
        told["learned"] = learned_json(exemplars.every())  # versions before it read past it
    return json.dumps(told, ensure_ascii=False, indent=1)


def import_json(
    ledger: Ledger,
    text: str | bytes,
    where: str = "This file",
    playable: Callable[[str, TablePlay], object] = lambda game, play: None,
    exemplars: Exemplars | None = None,
) -> TakenIn:
    """Take in matches that `export_json` gave: all or, where one is wrong, none. Raises LedgerError.

    Players of the same name are the same people. `where` names the text in the error. `playable` raises
    Told for a game, or a table's rules of it, that cannot be shown here. What was
    learned of a set goes to `exemplars`, if nothing is known of that set here: it is another household's set.
    """
    found, learned, broken = _parsed(text, where)
    with _told(where):
        for number, (header, written) in enumerate(found):
            with within("matches", number):
                _check(header, written, playable)
        with within("matches"):
            new = ledger.adopt(found)
    known = tuple(header.id for header, _ in found if header.id not in new)
    return TakenIn(tuple(new), known, exemplars.adopt(learned) if exemplars else 0, broken)


@contextmanager
def _told(where: str) -> Iterator[None]:
    """What is wrong with the data is one line that says where it stands."""
    try:
        yield
    except (Unlike, LedgerError) as wrong:
        if isinstance(wrong, LedgerError) and not wrong.at:  # it is the database's trouble
            raise
        raise LedgerError("import-at", where=where, place=place(wrong.at), what=wrong.why) from None


def _check(header: Header, written: Sequence[Written], playable: Callable[[str, TablePlay], object]) -> None:
    """Whether its game, and the rules of its table at any time, can be shown here. Raises Unlike."""
    _shows(playable, header.game, header.rules)
    for number, entry in enumerate(one.entry for one in written):
        if isinstance(entry, RulesChanged):
            with within("entries", number, "body"):
                _shows(playable, header.game, TablePlay(entry.preset, entry.changes))


def _shows(playable: Callable[[str, TablePlay], object], game: str, play: TablePlay) -> None:
    try:
        playable(game, play)
    except Told as wrong:
        raise Unlike(why_told(wrong)) from None


def export_csv(
    ledger: Ledger, matches: Iterable[str] = (), is_over: Callable[[MatchState], bool] | None = None
) -> str:
    """These matches (or all) as a table: one line a player and a round, with what was set by hand.

    `is_over`: whether a match is at its end, by its rules too; without it only what people ended is.
    """
    over = is_over or (lambda state: state.ended)
    out = io.StringIO(newline="")
    table = csv.writer(out)
    table.writerow(COLUMNS)
    for match in _ids(ledger, matches):
        state = ledger.match(match)
        table.writerows(_lines(state, over(state)))
    return out.getvalue()


def _ids(ledger: Ledger, matches: Iterable[str]) -> list[str]:
    return list(matches) or [summary.id for summary in ledger.matches()]


def _parsed(text: str | bytes, where: str) -> tuple[list[tuple[Header, list[Written]]], list[Learned], int]:
    """Everything that is in it, read before the first match is taken in; and how many pictures are broken."""
    told = _json(text, where)
    if not isinstance(told, Mapping) or told.get("format") != FORMAT:
        raise _bad(where, why("no-matches"))
    version = told.get("version")
    if isinstance(version, int) and version > VERSION:
        raise _bad(where, why("newer-made"))
    with _told(where):
        if version != VERSION:
            raise Unlike(why("no-version", told=shown(version), version=VERSION), ("version",))
        found = part(told, "matches", lambda matches: each(matches, read_match))
        learned, broken = part(told, "learned", read_learned) if "learned" in told else ([], 0)
    return found, learned, broken


def _json(text: str | bytes, where: str) -> Any:
    """Plain data, of a bounded size. Raises LedgerError."""
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(raw) > MOST_BYTES:
        raise _bad(where, why("too-large", megabytes=MOST_BYTES // 1_000_000))
    if sum(raw.count(sign) for sign in (b"[", b"{", b",")) > MOST_PARTS:
        raise _bad(where, why("many-values", millions=MOST_PARTS // 1_000_000))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        what = why("not-json-from", line=str(error.lineno), character=str(error.colno))
    except (ValueError, RecursionError):  # no letters, a number of thousands of digits, or too deep
        what = why("not-json")
    raise _bad(where, what)


def _bad(where: str, what: Why) -> LedgerError:
    return LedgerError("bad-import", where=where, what=what)


def _lines(state: MatchState, is_over: bool) -> list[list[str | int]]:
    totals = {player.id: 0 for player in state.players}
    names = {player.id: player.name for player in state.players}
    lines: list[list[str | int]] = []
    for scored in state.rounds:
        for player in state.players:
            points = scored.scores.get(player.id)
            if points is None:
                continue  # not entered is not zero
            totals[player.id] += points
            corrected = state.corrections.get((scored.number, player.id))
            lines.append(
                [
                    state.id,
                    state.game,
                    state.started_at.isoformat(timespec="seconds"),
                    "yes" if is_over else "no",
                    scored.number,
                    _cell(player.name),
                    points,
                    "" if corrected is None or corrected.was is None else corrected.was,
                    _cell(names.get(corrected.by, corrected.by)) if corrected else "",
                    _cell(corrected.why) if corrected else "",
                    totals[player.id],
                ]
            )
    return lines


def _cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
