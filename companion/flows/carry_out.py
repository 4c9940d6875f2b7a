"""What a ruling does to the ledger: the ruling itself, and the scores that it sets. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from companion.flows.settle_dispute import Dispute
from companion.ledger.entries import RoundScored, Ruled, ScoreCorrected
from companion.ledger.state import MatchState
from rules.books import Value
from rules.referee import cited
from rules.rounds import Settled
from rules.ruling import Ruling


def as_ruled(
    dispute: Dispute,
    number: int,
    verdict: str = "",
    house: Mapping[str, Value] | None = None,
) -> Ruled:
    """The dispute as settled in round `number`; `verdict`: what the table decided instead of the referee."""
    said = short_verdict(dispute)
    return Ruled(
        dispute.question.name,
        number,
        dispute.facts,
        verdict or said,
        own=bool(verdict) and verdict != said,
        because=tuple(clause.id for clause in cited(dispute.ruling)) if dispute.ruling else (),
        house=house or {},
    )


def short_verdict(dispute: Dispute) -> str:
    """The referee's verdict by its short name; "" where points are the answer."""
    answer = dispute.ruling
    return answer.verdict.rpartition(".")[2] if isinstance(answer, Ruling) else ""


def scores_set(dispute: Dispute, state: MatchState) -> tuple[RoundScored | ScoreCorrected, ...]:
    """What puts the scoreboard as a ruling about a whole round has it; none where it is so already."""
    settled = dispute.ruling
    number = int(dispute.facts.get("number", state.open_round))
    if not isinstance(settled, Settled) or set(settled.scores) != {player.id for player in state.players}:
        return ()
    now = next((scored.scores for scored in state.rounds if scored.number == number), None)
    if now is not None:
        return tuple(
            ScoreCorrected(number, player, points)
            for player, points in settled.scores.items()
            if now.get(player) != points
        )
    if number != state.open_round:
        return ()
    facts = dispute.facts
    clauses = {p: tuple(c.id for c in ruling.because) for p, ruling in settled.rulings.items()}
    return (
        RoundScored(
            number,
            dict(settled.scores),
            facts.get("ending", ""),
            facts.get("who", ""),
            settled.winner,
            clauses,
        ),
    )


def sets_one_score(dispute: Dispute) -> bool:
    """Whether it tells the table to put somebody's score right; which, and to what, people know."""
    answer = dispute.ruling
    keys = dispute.game.book.guide.sets_score
    return isinstance(answer, Ruling) and any(remedy.key in keys for remedy in answer.remedies)
