"""A second engine for All Fives, written for the tests alone: slow, plain, and with nothing from the first.

The layout is kept tile by tile, each with what lies against it, and looked through anew for every question.
A move is a tuple: ("lay", who, "2-5", number, where, silent), ("draw", who), ("pass", who), ("claim", who).
`where` is "line", "side" or "tip": no two places with the same number and the same `where` differ.
"""

from __future__ import annotations

import copy
from typing import Any, TypeAlias

State: TypeAlias = dict[str, Any]
Move: TypeAlias = tuple[Any, ...]
Open: TypeAlias = tuple[int, str, int]  # number, where, and the tile that it is at, by its place in the list


def numbers(tile: str) -> list[int]:
    return [int(number) for number in tile.split("-")]


def is_double(tile: str) -> bool:
    low, high = numbers(tile)
    return low == high


def start(
    players: list[str], hands: list[list[str]], boneyard: list[str], options: dict[str, Any], **more: Any
) -> State:
    """A round that is dealt. `more`: turn and openings, and what everybody had before."""
    return {
        "players": players,
        "hands": dict(zip(players, [list(hand) for hand in hands], strict=True)),
        "boneyard": list(boneyard),
        "options": options,
        "stays": {"none": 0, "one": 1, "two": 2}[options["boneyard_reserve"]],
        "table": [],  # {"tile", "free": numbers that are not covered, "sides": covered, "tips": covered}
        "made": dict.fromkeys(players, 0),
        "uncalled": None,
        "drawn": None,
        "passes": 0,
        "end": None,
        **more,
    }


def _spins(state: State, at: int) -> bool:
    doubles = [n for n, laid in enumerate(state["table"]) if is_double(laid["tile"])]
    rule = state["options"]["spinner"]
    return rule == "every" or (rule == "first" and doubles[:1] == [at])


def places(state: State) -> list[Open]:
    """Every place where a tile may go."""
    found: list[Open] = []
    for at, laid in enumerate(state["table"]):
        if not is_double(laid["tile"]):
            found += [(number, "line", at) for number in laid["free"]]
            continue
        number = numbers(laid["tile"])[0]
        found += [(number, "side", at)] * (2 - laid["sides"])
        if laid["sides"] == 2 and _spins(state, at):
            found += [(number, "tip", at)] * (2 - laid["tips"])
    return found


def count(state: State) -> int:
    """What the open ends add up to: free halves, and doubles whose two sides are not both used."""
    total = 0
    for laid in state["table"]:
        if not is_double(laid["tile"]):
            total += sum(laid["free"])
        elif laid["sides"] < 2:
            total += sum(numbers(laid["tile"]))
    return total


def _free(state: State) -> int:
    return max(0, len(state["boneyard"]) - state["stays"])


def _lays(state: State) -> set[Move]:
    who = state["turn"]
    if not state["table"]:
        return {("lay", who, tile, numbers(tile)[1], "line", False) for tile in state["openings"]}
    tiles = [state["drawn"]] if state["drawn"] else state["hands"][who]
    return {
        ("lay", who, tile, number, where, False)
        for tile in tiles
        for number, where, _ in places(state)
        if number in numbers(tile)
    }


def legal(state: State) -> set[Move]:
    if state["end"]:
        return set()
    moves = _lays(state)
    may_draw = state["options"]["may_draw"] and _free(state) and state["table"] and not state["drawn"]
    if not moves:
        moves = {("draw" if _free(state) else "pass", state["turn"])}
    elif may_draw:
        moves = moves | {("draw", state["turn"])}
    if state["uncalled"]:
        maker = state["uncalled"][0]
        free_for_all = state["options"]["muggins"]
        callers = state["players"] if free_for_all else _partners(state, maker)
        moves = moves | {("claim", who) for who in callers}
    return moves


def _partners(state: State, who: str) -> list[str]:
    players = state["players"]
    if state["options"]["partners"] and len(players) == 4:
        return [p for n, p in enumerate(players) if n % 2 == players.index(who) % 2]
    return [who]


def _left_of(state: State) -> str:
    players: list[str] = state["players"]
    return players[(players.index(state["turn"]) + 1) % len(players)]


def after(before: State, move: Move) -> State:
    state = copy.deepcopy(before)
    who, uncalled = move[1], state["uncalled"]
    state["uncalled"] = None
    if move[0] == "lay":
        _lay(state, *move[1:])
    elif move[0] == "claim":
        _score(state, who, uncalled[1])
    elif move[0] == "draw":
        tile = state["boneyard"].pop(0)
        state["hands"][who].append(tile)
        state["passes"] = 0
        fits = any(number in numbers(tile) for number, _, _ in places(state))
        state["drawn"] = tile if fits else None
    else:
        state["passes"] += 1
        state["turn"] = _left_of(state)
        if state["passes"] == len(state["players"]):
            state["end"] = ("blocked", "")
    return state


def _lay(state: State, who: str, tile: str, number: int, where: str, silent: bool) -> None:
    state["hands"][who].remove(tile)
    low, high = numbers(tile)
    covered = 0
    if state["table"]:
        at = next(at for n, w, at in places(state) if (n, w) == (number, where))
        against = state["table"][at]
        if where == "line":
            against["free"].remove(number)
        else:
            against["sides" if where == "side" else "tips"] += 1
        covered = 1
    free = [] if low == high else [low, high]
    if covered and free:
        free.remove(number)
    state["table"].append({"tile": tile, "free": free, "sides": covered, "tips": 0})
    state.update(drawn=None, passes=0, openings=[], turn=_left_of({**state, "turn": who}))
    total = count(state)
    points = 0 if total % 5 else total // 5 * (1 if state["options"]["unit"] == "one" else 5)
    if points and silent:
        state["uncalled"] = (who, points)
    elif points:
        _score(state, who, points)
    if not state["hands"][who] and not state["end"]:
        state["end"] = ("out", who)


def _score(state: State, who: str, points: int) -> None:
    state["made"][who] += points
    total = sum(state["made"][p] + state["before"][p] for p in _partners(state, who))
    if state["options"]["reached"] == "at_once" and total >= state["target"]:
        state["end"] = ("reached", who)
