"""The points of a round of Mexican Train."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.evidence import in_the_middle, not_out, others_out, strangers, twins
from rules.games.mexican_train.book import BOOK, collects, engine, tiles_in_use
from rules.games.mexican_train.counting import count
from rules.rounds import Round, Settled, Unsettled
from rules.ruling import Reason, Ruling, ruled, step
from rules.settling import answer, each_scores, unsettled, winner_takes, worths
from rules.table_rules import TableRules

SET, ENGINE = BOOK["MT-1.1"], BOOK["MT-2.2"]
END, COUNT, BLOCKED = BOOK["MT-7.1"], BOOK["MT-7.2"], BOOK["MT-7.3"]
BONUS, LAST_DOUBLE, COLLECTS = BOOK["MT-7.8"], BOOK["MT-7.9"], BOOK["MT-7.10"]


def settle(played: Round, rules: TableRules) -> Settled | Unsettled:
    trouble = unsettled(played, rules, wrong(played, rules))
    if trouble:
        return trouble
    counts = worths(played, count, rules, COUNT)
    settled = (_out if played.ending == "out" else _blocked)(played, counts, rules)
    return _doubled(settled) if answer(played, rules, "last_tile") == "double" else settled


def wrong(played: Round, rules: TableRules) -> tuple[Reason, ...]:
    """What cannot be in the hands of this round."""
    said = strangers(played, tiles_in_use(rules), SET)
    lead = engine(played.number, rules)
    if rules["copies"] == 1:
        said += twins(played, SET)
        if lead and not _engine_may_be_another(rules):
            said += in_the_middle(played, lead, ENGINE)
    out = not_out(played, played.who, END) if played.ending == "out" else ()
    return said + out + others_out(played, rules, END)


def _engine_may_be_another(rules: TableRules) -> bool:
    """Where nobody held the engine, these tables open with a lower double, and the engine may turn up."""
    return rules["engine_source"] == "dealt" and rules["engine_missing"] == "next_lower"


def _doubled(settled: Settled) -> Settled:
    """All points that somebody scores, twice: the others', or what the winner collects from them."""
    twice = {p: 2 * points for p, points in settled.scores.items() if points > 0}
    rulings = {
        p: r.then(step(LAST_DOUBLE, "doubled", points=twice[p]), points=twice[p]) if p in twice else r
        for p, r in settled.rulings.items()
    }
    return replace(settled, scores={**settled.scores, **twice}, rulings=rulings)


def _out(played: Round, counts: Mapping[str, Ruling], rules: TableRules) -> Settled:
    went_out = step(END, "ended_out", who=played.who)
    if collects(rules):
        return winner_takes(played, counts, played.who, (went_out,), COLLECTS)
    bonus = rules.number("going_out_bonus")
    scored = step(COUNT, "out_scores_nothing")
    if bonus:
        scored = step(BONUS, "out_bonus", points=-bonus)
    out = ruled(went_out, scored, points=bonus)
    return each_scores(played, {**counts, played.who: out}, counts, played.who)


def _blocked(played: Round, counts: Mapping[str, Ruling], rules: TableRules) -> Settled:
    lowest = min(ruling.points or 0 for ruling in counts.values())
    lowest_hands = [p for p in played.players if counts[p].points == lowest]
    winner = lowest_hands[0] if len(lowest_hands) == 1 else ""
    if collects(rules):
        if winner:
            won = step(COLLECTS, "lowest_wins", who=winner, points=lowest)
            return winner_takes(played, counts, winner, (won,), COLLECTS)
        nobody = ruled(step(COLLECTS, "lowest_shared", points=lowest), points=0)
        return each_scores(played, dict.fromkeys(played.players, nobody), counts)
    scores = {p: ruling.after(step(BLOCKED, "blocked")) for p, ruling in counts.items()}
    if rules["blocked_round"] != "lowest_zero":
        return each_scores(played, scores, counts)
    for player in lowest_hands:
        zero = step(BLOCKED, "lowest_scores_zero", who=player, points=lowest)
        scores[player] = scores[player].then(zero, points=0)
    return each_scores(played, scores, counts, winner)
