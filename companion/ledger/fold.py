"""Entries -> MatchState. Pure and total: any entries in any order give a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import TypeVar

from companion.ledger.entries import (
    Entry,
    FirstPlayer,
    HandCounted,
    MatchEnded,
    RoundEnded,
    RoundScored,
    Ruled,
    RulesChanged,
    ScoreCorrected,
    Subject,
    Undone,
)
from companion.ledger.state import Correction, Header, MatchState, Scored, Settlement, TablePlay, Written
from rules.rounds import Left, Round, ScoredRound

E = TypeVar("E")


def judged(written: Sequence[Written]) -> tuple[Written, ...]:
    """The same entries, oldest first, each told whether it is undone and whether it holds.

    What follows from a ruling is undone with it.

    Whatever undoes or overtakes an entry comes after it, so one pass from the newest back is enough.
    """
    undone: set[str] = set()
    taken: set[Subject] = set()
    result = []
    for each in reversed(written):
        is_undone = each.id in undone or ruling_of(each.entry) in undone
        subject = each.entry.subject
        holds = not is_undone and subject not in taken
        if holds:
            taken.add(subject)
            if isinstance(each.entry, Undone):
                undone.add(each.entry.entry)
        told = (each.undone, each.holds) == (is_undone, holds)
        result.append(each if told else replace(each, undone=is_undone, holds=holds))
    return tuple(reversed(result))


def ruling_of(entry: Entry) -> str:
    """Id of the ruling that it follows from; "" where it follows from none."""
    return getattr(entry, "ruling", "")


def fold(header: Header, written: Sequence[Written]) -> MatchState:
    """The match as it stands after these entries, oldest first."""
    log = judged(written)
    standing = [each for each in log if each.holds]
    scored = {entry.round: (each, entry) for each, entry in _of(standing, RoundScored)}
    corrections = _corrections(standing, {n: entry for n, (_, entry) in scored.items()})
    first = next((entry.player for _, entry in _of(standing, FirstPlayer)), "")
    ended = next((entry for _, entry in _of(standing, MatchEnded)), None)
    undoable = [each for each in standing if not isinstance(each.entry, Undone)]
    return MatchState(
        id=header.id,
        game=header.game,
        players=header.players,
        started_at=header.started_at,
        latest_at=written[-1].at if written else header.started_at,
        rules=_rules(header, log),
        first=first,
        rounds=tuple(_corrected(scored[n][1], corrections) for n in sorted(scored)),
        open_round=next(n for n in count(1) if n not in scored),
        drafts=_drafts(header, standing),
        photos={(e.round, e.player): e.photo for _, e in _of(standing, HandCounted) if e.photo},
        scored_by_round={
            n: Scored(
                each.id, each.at, each.by, entry.scores, entry.clauses, _rules(header, _before(log, each))
            )
            for n, (each, entry) in sorted(scored.items())
        },
        corrections=corrections,
        rulings=tuple(
            Settlement(each.id, each.at, each.by, header.id, header.game, entry)
            for each, entry in _of(standing, Ruled)
        ),
        ended=ended is not None,
        winners=ended.winners if ended else (),
        last=undoable[-1] if undoable else None,
        version=len(log),
    )


def _of(written: Iterable[Written], kind: type[E]) -> Iterator[tuple[Written, E]]:
    return ((each, each.entry) for each in written if isinstance(each.entry, kind))


def _before(log: Sequence[Written], mark: Written) -> Sequence[Written]:
    return log[: log.index(mark)]


def _rules(header: Header, log: Sequence[Written]) -> TablePlay:
    """What the table played at the end of `log`: one that was overtaken later still ruled in its time."""
    told = [entry for each, entry in _of(log, RulesChanged) if not each.undone]
    return TablePlay(told[-1].preset, told[-1].changes) if told else header.rules


def _drafts(header: Header, standing: Sequence[Written]) -> dict[int, Round]:
    """Every round of which anything was entered; how it ended is the latest word about that."""
    seats = tuple(player.id for player in header.players)
    drafts: dict[int, Round] = {}
    hands: dict[int, dict[str, Left]] = {}
    for _, hand in _of(standing, HandCounted):
        hands.setdefault(hand.round, {})[hand.player] = hand.left
    for number, left in hands.items():
        in_seat_order = {player: left[player] for player in seats if player in left}
        drafts[number] = Round(number, seats, ending="", left=in_seat_order)
    for each in standing:
        match each.entry:
            case RoundEnded(number, ending, who, facts):
                known = drafts.get(number, Round(number, seats, ending=""))
                drafts[number] = replace(known, ending=ending, who=who, facts=facts)
            case RoundScored(number, _, ending, who) if ending:
                known = drafts.get(number, Round(number, seats, ending=""))
                facts = known.facts if (known.ending, known.who) == (ending, who) else {}
                drafts[number] = replace(known, ending=ending, who=who, facts=facts)
    return drafts


def _corrections(
    standing: Sequence[Written], scored: Mapping[int, RoundScored]
) -> dict[tuple[int, str], Correction]:
    return {
        (entry.round, entry.player): Correction(
            player=entry.player,
            points=entry.points,
            was=scored[entry.round].scores.get(entry.player) if entry.round in scored else None,
            by=each.by,
            at=each.at,
            why=entry.why,
            entry=each.id,
            ruling=entry.ruling,
        )
        for each, entry in _of(standing, ScoreCorrected)
    }


def _corrected(scored: RoundScored, corrections: Mapping[tuple[int, str], Correction]) -> ScoredRound:
    set_by_hand = {c.player: c.points for (n, _), c in corrections.items() if n == scored.round}
    scores = {**scored.scores, **set_by_hand}
    return ScoredRound(scored.round, scores, scored.ending, scored.who, scored.winner)
