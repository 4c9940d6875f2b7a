"""A second engine for Mexican Train, written for the tests alone: slow, plain, nothing taken from the first.

A tile is a text, a train the name of its owner or "mexican", and a move a tuple: ("lay", who, "9-12", 12,
train, place, tapped, unmarked), ("draw", who), ("pass", who), ("stop", who) or ("point", who, whom). The
state is a dict that `after` copies. A place of a train is [number, moment, by, toes, foot]: when it was laid
and by whom where it is a double that nobody has covered, and how many tiles go on it before its train does.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, TypeAlias

State: TypeAlias = dict[str, Any]
Move: TypeAlias = tuple[Any, ...]
Place: TypeAlias = list[Any]

NUMBER, MOMENT, BY, TOES, FOOT = range(5)
TOES_OF = {"none": 1, "two": 2, "three": 3}


def numbers(tile: str) -> tuple[int, int]:
    low, high = tile.split("-")
    return int(low), int(high)


def start(
    hands: dict[str, list[str]], yard: list[str], engine: int, first: str, options: dict[str, Any]
) -> State:
    return {
        "players": list(hands),
        "hands": {who: list(hand) for who, hand in hands.items()},
        "yard": list(yard),
        "options": options,
        "places": {train: [[engine, 0, "", 1, False]] for train in [*hands, "mexican"]},
        "started": [],
        "marked": [],
        "laid": 0,
        "turn": first,
        "turns": 0,
        "owes": False,
        "whole": False,  # a whole train is being laid
        "doubles": 0,  # laid in this turn
        "drawn": None,
        "silent": "",  # who has not tapped
        "misses": [],
        "passes": 0,
        "end": None,
    }


def _halves(state: State, tile: str, number: int) -> set[int]:
    """The halves of that tile that go against a number."""
    wild = state["options"]["blank_wild"]
    return {half for half in numbers(tile) if half == number or (wild and 0 in (half, number))}


def _dead(state: State, number: int) -> bool:
    unseen = [*state["yard"], *(tile for hand in state["hands"].values() for tile in hand)]
    return not any(_halves(state, tile, number) for tile in unseen)


def _first_round(state: State) -> bool:
    return bool(state["turns"] < len(state["players"]))


def _open(state: State, by: str = "") -> list[Place]:
    """Open doubles in the order in which they were laid."""
    every = (place for places in state["places"].values() for place in places)
    return sorted((p for p in every if p[MOMENT] and by in ("", p[BY])), key=lambda p: int(p[MOMENT]))


def _must_cover(state: State) -> list[Place]:
    options = state["options"]
    if state["owes"] or (options["first_turn_double"] == "free" and _first_round(state)):
        return []
    whose = state["turn"] if options["open_double_binds"] == "its_player" else ""
    doubles = [place for place in _open(state, whose) if not _dead(state, place[NUMBER])]
    return {"oldest": doubles[:1], "newest": doubles[-1:], "any": doubles}[options["double_order"]]


def _may_use(state: State, train: str, place: Place, cover: list[Place]) -> bool:
    who, options = state["turn"], state["options"]
    if train != who and options["own_train_required"] and who not in state["started"]:
        return False
    if cover:
        return place in cover
    if state["owes"]:
        mine = bool(place[MOMENT]) and place[BY] == who
        if options["double_second_tile"] == "on_double" or not state["hands"][who]:
            return mine and place is _open(state)[-1]
        if mine:
            return True
    if any(other[FOOT] for other in state["places"][train]) and not place[FOOT]:
        return False
    if train == who:
        return True
    if state["whole"] and not state["owes"]:
        return False
    first = _first_round(state)
    if options["first_turn"] == "own_train_first" and first and who not in state["started"]:
        return False
    if train == "mexican":
        rule = options["mexican_train_start"]
        begun = "mexican" in state["started"] or not first or rule == "any_turn"
        return bool(begun or (rule == "first_player" and state["turns"] == 0))
    if train not in state["marked"]:
        return False
    own = state["places"][who]
    stuck = not any(_halves(state, tile, p[NUMBER]) for tile in state["hands"][who] for p in own)
    return bool(stuck or options["play_on_open_train"] == "any_time")


def _one_double_too_many(state: State, tile: str) -> bool:
    low, high = numbers(tile)
    limit = {"unlimited": 99, "two": 2, "one": 1}[state["options"]["doubles_per_turn"]]
    if low != high or not state["doubles"] or limit == 99:
        return False
    rest = list(state["hands"][state["turn"]])
    rest.remove(tile)
    open_ones = [place[NUMBER] for place in _open(state, state["turn"])]
    third = any(_halves(state, other, n) for other in rest for n in [*open_ones, low])
    return state["doubles"] >= limit or not third


def _lays(state: State) -> Iterator[Move]:
    who, options = state["turn"], state["options"]
    tiles = [state["drawn"]] if state["drawn"] else state["hands"][who]
    chooses = options["marker_removal"] == "owner_choice" and who in state["marked"]
    cover = _must_cover(state)
    for train, places in state["places"].items():
        for at, place in enumerate(places):
            if not _may_use(state, train, place, cover):
                continue
            for tile in tiles:
                if not _one_double_too_many(state, tile):
                    for half in _halves(state, tile, place[NUMBER]):
                        yield ("lay", who, tile, half, train, at, True, False)
                        if chooses:
                            yield ("lay", who, tile, half, train, at, True, True)


def legal(state: State) -> set[Move]:
    if state["end"]:
        return set()
    who, moves = state["turn"], set(_lays(state))
    if state["whole"] and not state["owes"]:
        moves |= {("stop", who)}
    elif not moves or not state["options"]["forced_play"]:
        moves |= {("draw" if state["yard"] and not state["drawn"] else "pass", who)}
    if state["silent"]:
        moves |= {("point", one, state["silent"]) for one in state["players"] if one != state["silent"]}
    return moves


def lapses(state: State) -> set[Move]:
    """The last tile left and not tapped, where that is punished."""
    punished = not state["end"] and state["options"]["knock_penalty"] != "none"
    if not punished or len(state["hands"][state["turn"]]) != 2:
        return set()
    return {(*move[:6], False, move[7]) for move in _lays(state)}


def after(before: State, move: Move) -> State:
    state = copy.deepcopy(before)
    who = move[1]
    if move[0] == "lay":
        _lay(state, *move[1:])
    elif move[0] == "stop":
        _go(state)
    elif move[0] == "point":
        _point_out(state, move[2])
    elif move[0] == "draw":
        tile = state["yard"].pop(0)
        state["hands"][who].append(tile)
        state.update(passes=0, drawn=tile, silent="" if state["silent"] == who else state["silent"])
        if not any(_lays(state)):
            state["drawn"] = None
            if state["options"]["draw_rule"] == "one" or not state["yard"]:
                _mark_and_go(state)
    else:
        idle = not state["owes"] and not state["drawn"]
        _mark_and_go(state)
        state["passes"] = state["passes"] + 1 if idle else 0
        if state["passes"] == len(state["players"]):
            state["end"] = ("blocked", "")
    return state


def _point_out(state: State, whom: str) -> None:
    drawn, state["yard"] = state["yard"][:2], state["yard"][2:]
    state["hands"][whom] += drawn
    state["silent"] = ""
    if not drawn and state["options"]["knock_penalty"] == "two_or_turn":
        state["misses"].append(whom)


def _mark_and_go(state: State) -> None:
    if state["turn"] not in state["marked"]:
        state["marked"].append(state["turn"])
    _go(state)


def _go(state: State) -> None:
    players, over = state["players"], state["turn"]
    if state["silent"] != over:
        state["silent"] = ""  # the next player is done, and nobody noticed
    missing = True
    while missing:
        state["turn"] = players[(players.index(state["turn"]) + 1) % len(players)]
        state["turns"] += 1
        missing = state["turn"] in state["misses"]
        if missing:
            state["misses"].remove(state["turn"])
    state.update(owes=False, drawn=None, whole=False, doubles=0)
    if state["options"]["dead_double"] == "blocked" and any(_dead(state, p[NUMBER]) for p in _open(state)):
        state["end"] = ("blocked", "")


def _lay(
    state: State, who: str, tile: str, half: int, train: str, at: int, tapped: bool, unmarked: bool
) -> None:
    options = state["options"]
    low, high = numbers(tile)
    double, hand = low == high, state["hands"][who]
    had_doubles, was_whole = state["doubles"], state["whole"]
    hand.remove(tile)
    state["laid"] += 1
    state["doubles"] += double
    _put(state, who, train, at, [low + high - half, 0, "", 1, False], double)
    if unmarked or (train == who and options["marker_removal"] == "automatic"):
        state["marked"] = [one for one in state["marked"] if one != who]
    if len(hand) == 1 and not tapped and options["knock_penalty"] != "none":
        state["silent"] = who
    elif state["silent"] == who:
        state["silent"] = ""
    state.update(drawn=None, passes=0)
    if not hand and not (double and options["last_tile_double"] == "must_cover" and state["yard"]):
        state.update(end=("out", who), silent="")
        return
    first = _first_round(state)
    lets_whole = options["first_turn"] == "whole_train" and first and train == who
    state["whole"] = lets_whole and (was_whole or not had_doubles)
    free = options["double_second_tile"] == "none" or (options["first_turn_double"] == "free" and first)
    state["owes"] = double and (not free or not hand)
    if state["owes"] or (state["whole"] and any(_lays(state))):
        return
    _go(state)


def _put(state: State, who: str, train: str, at: int, new: Place, double: bool) -> None:
    """The tile on its train: a double waits to be covered, and where trains branch for its toes."""
    toes, places = TOES_OF[state["options"]["double_branching"]], state["places"][train]
    if double:
        new = [new[NUMBER], state["laid"], who, toes, toes > 1]
    old = places[at]
    if old[TOES] > 1:
        places[at] = [old[NUMBER], 0, "", old[TOES] - 1, old[FOOT]]
        places.append(new)
    else:
        places[at] = new
    if train not in state["started"]:
        state["started"].append(train)
