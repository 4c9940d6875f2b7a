"""A second engine for Doubles, written for the tests alone: slow, plain, and with nothing from the first.

A tile is two numbers, a move a tuple: ("lay", who, "2-5", number, place), ("draw", who), ("pass", who),
("point", who, whom). The state is a dict that `after` copies.
"""

from __future__ import annotations

import copy
from typing import Any, TypeAlias

State: TypeAlias = dict[str, Any]
Move: TypeAlias = tuple[Any, ...]


def name(tile: tuple[int, int]) -> str:
    return f"{min(tile)}-{max(tile)}"


def numbers(tile: str) -> tuple[int, int]:
    low, high = tile.split("-")
    return int(low), int(high)


def is_double(tile: str) -> bool:
    low, high = numbers(tile)
    return low == high


def start(players: list[str], hands: list[list[str]], boneyard: list[str], options: dict[str, Any]) -> State:
    """A round that is dealt; the highest double opens."""
    doubles = [
        (numbers(tile)[0], who, tile) for who, hand in zip(players, hands, strict=True) for tile in hand
    ]
    first = max(entry for entry in doubles if is_double(entry[2]))
    stays = {"none": 0, "two": 2, "two_or_one": 2 if len(players) == 2 else 1}[options["boneyard_reserve"]]
    return {
        "players": players,
        "hands": dict(zip(players, [list(h) for h in hands], strict=True)),
        "boneyard": list(boneyard),
        "options": options,
        "stays": stays,
        "turn": first[1],
        "opening": first[2],
        "places": [],  # [number, "line" or the kind of place of a double]
        "table": [],
        "drawn": None,
        "wrong": [],
        "passes": 0,
        "last": "",
        "end": None,
    }


def _free(state: State) -> int:
    return max(0, len(state["boneyard"]) - state["stays"])


def _goes(state: State, tile: str, place: int) -> bool:
    number, kind = state["places"][place]
    if kind == "tip" and state["options"]["spinner_sides_first"] and [number, "side"] in state["places"]:
        return False
    if number not in numbers(tile):
        return False
    return is_double(tile) or f"{number}-{number}" in state["table"]


def _lays(state: State) -> set[Move]:
    who = state["turn"]
    if not state["table"]:
        return {("lay", who, state["opening"], numbers(state["opening"])[0], 0)}
    tiles = [state["drawn"]] if state["drawn"] else state["hands"][who]
    return {
        ("lay", who, tile, state["places"][n][0], n)
        for tile in tiles
        for n in range(len(state["places"]))
        if _goes(state, tile, n)
    }


def legal(state: State) -> set[Move]:
    if state["end"]:
        return set()
    moves = _lays(state) or {("draw" if _free(state) else "pass", state["turn"])}
    if state["options"]["renege_penalty"] != "none":
        moves = moves | {
            ("point", who, whom) for whom in state["wrong"] for who in state["players"] if who != whom
        }
    return moves


def _left_of(state: State, who: str) -> str:
    players: list[str] = state["players"]
    return players[(players.index(who) + 1) % len(players)]


def after(before: State, move: Move) -> State:
    state = copy.deepcopy(before)
    who = move[1]
    able = bool(_lays(state))
    if move[0] == "point":
        state["end"] = ("renege", move[2])
    elif move[0] == "lay":
        _lay(state, *move[1:])
    elif move[0] == "draw":
        tile = state["boneyard"].pop(0)
        state["hands"][who].append(tile)
        state["passes"] = 0
        if any(_goes(state, tile, n) for n in range(len(state["places"]))):
            state["drawn"] = tile
        elif state["options"]["draw"] == "one":
            state["turn"] = _left_of(state, who)
    else:
        state["passes"] += 1
        state["turn"] = _left_of(state, who)
        if state["passes"] == len(state["players"]):
            state["end"] = ("blocked", state["last"])
    if move[0] in ("draw", "pass") and able and who not in state["wrong"]:
        state["wrong"].append(who)
    return state


def _lay(state: State, who: str, tile: str, number: int, place: int) -> None:
    low, high = numbers(tile)
    first = not state["table"]
    state["hands"][who].remove(tile)
    state["table"].append(tile)
    state.update(drawn=None, passes=0, last=who)
    if first:
        state["places"] = [[low, "side"], [low, "side"], [low, "tip"], [low, "tip"]]
    elif low != high:
        state["places"][place] = [low if number == high else high, "line"]
    elif state["options"]["spinner"] == "first":
        state["places"][place] = [low, "line"]
    else:
        state["places"][place] = [low, "side"]
        state["places"] += [[low, "tip"], [low, "tip"]]
    if not state["hands"][who]:
        state["end"] = ("out", who)
    elif low != high or not state["options"]["double_extra_turn"]:
        state["turn"] = _left_of(state, who)
