"""A second engine for Mexican Train, written for the tests alone: slow, plain, nothing taken from the first.

It plays without branches, whole first trains, wild blanks, tapping, chosen markers and limits on doubles. A
tile is a text, a train the name of its owner or "mexican", and a move a tuple: ("lay", who, "9-12", 12,
train), ("draw", who) or ("pass", who). The state is a dict that `after` copies.
"""

from __future__ import annotations

import copy
from typing import Any, TypeAlias

State: TypeAlias = dict[str, Any]
Move: TypeAlias = tuple[Any, ...]


def numbers(tile: str) -> tuple[int, int]:
    low, high = tile.split("-")
    return int(low), int(high)


def is_double(tile: str) -> bool:
    low, high = numbers(tile)
    return low == high


def start(
    hands: dict[str, list[str]], yard: list[str], engine: int, first: str, options: dict[str, Any]
) -> State:
    return {
        "players": list(hands),
        "hands": {who: list(hand) for who, hand in hands.items()},
        "yard": list(yard),
        "options": options,
        "ends": dict.fromkeys([*hands, "mexican"], engine),
        "started": [],
        "marked": [],
        "doubles": [],  # (train, number, who) of those that are open, in order
        "turn": first,
        "turns": 0,
        "owes": False,
        "drawn": None,
        "passes": 0,
        "end": None,
    }


def _dead(state: State, number: int) -> bool:
    unseen = [*state["yard"], *(tile for hand in state["hands"].values() for tile in hand)]
    return all(number not in numbers(tile) for tile in unseen)


def _first_round(state: State) -> bool:
    return bool(state["turns"] < len(state["players"]))


def _must_cover(state: State) -> list[str]:
    """Trains whose open double comes first."""
    options, who = state["options"], state["turn"]
    if state["owes"] or (options["first_turn_double"] == "free" and _first_round(state)):
        return []
    doubles = [(t, n, by) for t, n, by in state["doubles"] if not _dead(state, n)]
    if options["open_double_binds"] == "its_player":
        doubles = [double for double in doubles if double[2] == who]
    trains = [train for train, _, _ in doubles]
    return {"oldest": trains[:1], "newest": trains[-1:], "any": trains}[options["double_order"]]


def _may_use(state: State, train: str) -> bool:
    who, options = state["turn"], state["options"]
    own = [t for t, _, by in state["doubles"] if by == who]
    if train != who and options["own_train_required"] and who not in state["started"]:
        return False
    cover = _must_cover(state)
    if cover:
        return train in cover
    if state["owes"]:
        if options["double_second_tile"] == "on_double" or not state["hands"][who]:
            return train == state["doubles"][-1][0]
        if train in own:
            return True
    if train == who:
        return True
    if options["first_turn"] == "own_train_first" and _first_round(state) and who not in state["started"]:
        return False
    if train == "mexican":
        if "mexican" in state["started"] or not _first_round(state):
            return True
        rule = options["mexican_train_start"]
        return bool(rule == "any_turn" or (rule == "first_player" and state["turns"] == 0))
    if train not in state["marked"]:
        return False
    stuck = all(state["ends"][who] not in numbers(tile) for tile in state["hands"][who])
    return bool(stuck or options["play_on_open_train"] == "any_time")


def _lays(state: State) -> set[Move]:
    who = state["turn"]
    tiles = [state["drawn"]] if state["drawn"] else state["hands"][who]
    return {
        ("lay", who, tile, end, train)
        for train, end in state["ends"].items()
        if _may_use(state, train)
        for tile in tiles
        if end in numbers(tile)
    }


def legal(state: State) -> set[Move]:
    if state["end"]:
        return set()
    moves = _lays(state)
    if moves and state["options"]["forced_play"]:
        return moves
    return moves | {("draw" if state["yard"] and not state["drawn"] else "pass", state["turn"])}


def after(before: State, move: Move) -> State:
    state = copy.deepcopy(before)
    who = move[1]
    if move[0] == "lay":
        _lay(state, *move[1:])
    elif move[0] == "draw":
        tile = state["yard"].pop(0)
        state["hands"][who].append(tile)
        state.update(passes=0, drawn=tile)
        if not _lays(state):
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


def _mark_and_go(state: State) -> None:
    if state["turn"] not in state["marked"]:
        state["marked"].append(state["turn"])
    _go(state)


def _go(state: State) -> None:
    players = state["players"]
    state["turn"] = players[(players.index(state["turn"]) + 1) % len(players)]
    state["turns"] += 1
    state.update(owes=False, drawn=None)
    blocked = state["options"]["dead_double"] == "blocked"
    if blocked and any(_dead(state, number) for _, number, _ in state["doubles"]):
        state["end"] = ("blocked", "")


def _lay(state: State, who: str, tile: str, end: int, train: str) -> None:
    options = state["options"]
    low, high = numbers(tile)
    state["hands"][who].remove(tile)
    state["doubles"] = [double for double in state["doubles"] if double[0] != train]
    state["ends"][train] = low if end == high else high
    state["started"].append(train)
    state.update(drawn=None, passes=0)
    if train == who and who in state["marked"]:
        state["marked"].remove(who)
    if low == high:
        state["doubles"].append((train, low, who))
    draws_for_it = low == high and options["last_tile_double"] == "must_cover" and state["yard"]
    if not state["hands"][who] and not draws_for_it:
        state["end"] = ("out", who)
        return
    free = options["double_second_tile"] == "none" or (
        options["first_turn_double"] == "free" and _first_round(state)
    )
    if low == high and (not free or not state["hands"][who]):
        state["owes"] = True
    else:
        _go(state)
