"""How a round of Mexican Train begins: the engine, the draw, the yard, and who has the first turn."""

from __future__ import annotations

from rules.games.mexican_train.book import BOOK, engine, engines, tiles_in_use
from rules.rounds import Match, RoundCard
from rules.ruling import Step, ruled, step
from rules.seats import seat_after
from rules.table_rules import TableRules

PLAYERS, ENGINE, DEAL, YARD = BOOK["MT-2.1"], BOOK["MT-2.2"], BOOK["MT-2.3"], BOOK["MT-2.4"]
DEAL_NINE, DEAL_NINE_MANY, DEAL_BIG = BOOK["MT-2.6"], BOOK["MT-2.7"], BOOK["MT-2.8"]
MISSING, SHUFFLE = BOOK["MT-2.9"], BOOK["MT-2.10"]
FIRST, ROUNDS, NEXT = BOOK["MT-3.1"], BOOK["MT-7.4"], BOOK["MT-7.6"]

IF_MISSING = {
    "draw_in_turn": "if_missing_draw_in_turn",
    "draw_together": "if_missing_draw_together",
    "next_lower": "if_missing_next_lower",
}


def card(match: Match, number: int, rules: TableRules) -> RoundCard:
    lead, rounds = engine(number, rules), len(engines(rules))
    deal, drawing = _deal(len(match.players), rules)
    boneyard, yard = _yard(deal, len(match.players), rules)
    starter, beginning = _starter(match, number, rules)
    shuffler = seat_after(match.players, starter, -1)
    shuffling = (step(SHUFFLE, "shuffles", who=shuffler),) if shuffler else ()
    counted = step(ROUNDS, "round_of", number=number, rounds=rounds)
    return RoundCard(
        number=number,
        of=rounds,
        lead=lead,
        deal=deal,
        boneyard=boneyard,
        stays=0,
        starter=starter,
        shuffler=shuffler,
        ruling=ruled(counted, *_engine(number, rules), drawing, *yard, *beginning, *shuffling),
    )


def _engine(number: int, rules: TableRules) -> tuple[Step, ...]:
    lead = engine(number, rules)
    if lead is None:
        return (step(ROUNDS, "engine_none"),)
    if rules["engine_source"] == "aside":
        return (step(ENGINE, "engine_aside", piece=str(lead)),)
    missing = IF_MISSING[str(rules["engine_missing"])]
    return step(ENGINE, "engine_dealt", piece=str(lead)), step(MISSING, missing)


def _deal(players: int, rules: TableRules) -> tuple[int | None, Step]:
    """How many tiles each, and the clause for this set; None where no rule has that many players."""
    if rules["set"] == "double-9" and rules["copies"] == 1:
        drawn, cited, name = (DEAL_NINE, DEAL_NINE, f"n{players}")
        if name not in DEAL_NINE.values:
            drawn = cited = DEAL_NINE_MANY
    else:
        plain = rules["set"] == "double-12" and rules["copies"] == 1
        drawn, cited, name = DEAL, DEAL if plain else DEAL_BIG, f"p{players}"
    if name not in drawn.values:
        return None, step(PLAYERS, "draw_unknown", players=players)
    tiles = rules.amount(drawn, name)
    return tiles, step(cited, "draw", players=players, tiles=tiles)


def drawn_each(players: int, rules: TableRules) -> int | None:
    """How many tiles everyone draws; None where no rule has that many players."""
    return _deal(players, rules)[0]


def _yard(deal: int | None, players: int, rules: TableRules) -> tuple[int | None, tuple[Step, ...]]:
    """Tiles left after the draw; the engine lies in the middle where it was taken out."""
    size = tiles_in_use(rules).size
    if deal is None or size is None:
        return None, ()
    aside = 1 if rules["engine_source"] == "aside" else 0
    left = size * rules.number("copies") - aside - deal * players
    return left, (step(YARD, "yard", tiles=left),)


def _starter(match: Match, number: int, rules: TableRules) -> tuple[str, tuple[Step, ...]]:
    first = str(rules["first_player"])
    if first == "engine_holder" and rules["engine_source"] == "dealt":
        return "", (step(NEXT, "begins_engine"),)
    if number == 1:
        if match.first:
            return match.first, (step(FIRST, "begins_first", who=match.first),)
        return "", (step(FIRST, "begins_drawn"),)
    if first == "left_of_engine":
        return "", (step(NEXT, "begins_left_of_engine"),)
    starter = seat_after(match.players, match.first, number - 1)
    if not starter:
        return "", (step(NEXT, "begins_next_unknown"),)
    return starter, (step(NEXT, "begins_next", who=starter),)
