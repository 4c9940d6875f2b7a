"""Matches as text: JSON that another Tableside takes in, CSV for a table of points."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.ledger import plain
from companion.ledger.entries import RulesChanged, read_entry
from companion.ledger.errors import LedgerError
from companion.ledger.exemplars import Exemplars
from companion.ledger.learned_json import learned_json, read_learned
from companion.ledger.ledger import Ledger
from companion.ledger.state import Header, Learned, MatchState, Player, TablePlay, Written

FORMAT, VERSION = "tableside-matches", 1
MOST_BYTES = 200_000_000
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


def export_json(ledger: Ledger, matches: Iterable[str] = (), exemplars: Exemplars | None = None) -> str:
    """These matches (all of them where none is named) with everything ever written; no photos.

    `exemplars`: what the household taught about its own sets goes along.
    """
    told: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "matches": [
            _match_json(ledger.header(match), ledger.history(match)) for match in _ids(ledger, matches)
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
    ValueError or LookupError for a game, or a table's rules of it, that cannot be shown here. What was
    learned of a set goes to `exemplars`, if nothing is known of that set here: it is another household's set.
    """
    found, learned = _parsed(text, where)
    try:
        for header, written in found:
            playable(header.game, header.rules)
            for entry in (each.entry for each in written):
                if isinstance(entry, RulesChanged):
                    playable(header.game, TablePlay(entry.preset, entry.changes))
    except (ValueError, LookupError) as e:
        raise LedgerError("bad-import", where=where, what=str(e.args[0])) from None
    new = ledger.adopt(found)
    known = tuple(header.id for header, _ in found if header.id not in new)
    return TakenIn(tuple(new), known, exemplars.adopt(learned) if exemplars else 0)


def export_csv(ledger: Ledger, matches: Iterable[str] = ()) -> str:
    """These matches (or all) as a table: one line a player and a round, with what was set by hand."""
    out = io.StringIO(newline="")
    table = csv.writer(out)
    table.writerow(COLUMNS)
    for match in _ids(ledger, matches):
        table.writerows(_lines(ledger.match(match)))
    return out.getvalue()


def _ids(ledger: Ledger, matches: Iterable[str]) -> list[str]:
    return list(matches) or [summary.id for summary in ledger.matches()]


def _match_json(header: Header, written: Sequence[Written]) -> dict[str, Any]:
    return {
        "id": header.id,
        "game": header.game,
        "preset": header.rules.preset,
        "changes": dict(header.rules.changes),
        "players": [{"id": player.id, "name": player.name} for player in header.players],
        "at": header.started_at.isoformat(),
        "by": header.by,
        "entries": [
            {
                "id": each.id,
                "at": each.at.isoformat(),
                "by": each.by,
                "kind": each.entry.kind,
                "body": each.entry.to_json(),
                "replaces": each.replaces,
            }
            for each in written
        ],
    }


def _parsed(text: str | bytes, where: str) -> tuple[list[tuple[Header, list[Written]]], list[Learned]]:
    """Everything that is in it, read before the first match is taken in."""
    if len(text) > MOST_BYTES:
        raise LedgerError("bad-import", where=where, what="it is too large")
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        raise LedgerError("bad-import", where=where, what="it is not JSON") from None
    match told:
        case {"format": "tableside-matches", "version": 1, "matches": list(matches)}:
            pass
        case {"format": "tableside-matches", "version": int(version)} if version > VERSION:
            raise LedgerError("bad-import", where=where, what="a newer Tableside made it")
        case _:
            raise LedgerError("bad-import", where=where, what="it says nothing of matches")
    try:
        found = [(_header(raw), [_written(each) for each in raw["entries"]]) for raw in matches]
        return found, read_learned(told.get("learned", []))
    except KeyError as e:
        raise LedgerError("bad-import", where=where, what=f"{e} is missing") from None
    except (LedgerError, ValueError, TypeError) as e:
        raise LedgerError("bad-import", where=where, what=str(e).rstrip(".")) from None


def _header(raw: dict[str, Any]) -> Header:
    return Header(
        id=plain.id_text(raw["id"]),
        game=plain.text(raw["game"]),
        rules=TablePlay(plain.text(raw["preset"]), plain.choices(raw["changes"])),
        players=tuple(Player(plain.id_text(p["id"]), plain.text(p["name"]), 0, "") for p in raw["players"]),
        started_at=plain.moment(raw["at"]),
        by=plain.text(raw["by"]),
    )


def _written(raw: dict[str, Any]) -> Written:
    return Written(
        id=plain.id_text(raw["id"]),
        at=plain.moment(raw["at"]),
        by=plain.text(raw["by"]),
        entry=read_entry(plain.text(raw["kind"]), raw["body"]),
        replaces=plain.text(raw["replaces"]),
    )


def _lines(state: MatchState) -> list[list[str | int]]:
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
                    "yes" if state.ended else "no",
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
