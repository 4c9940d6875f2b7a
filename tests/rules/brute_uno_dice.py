"""Uno Dice a second time, written for the tests alone: slow, on texts and dicts, from the printed rules."""

from __future__ import annotations

import copy
from typing import Any

COLOURS = ["red", "green", "yellow", "blue"]
State = dict[str, Any]
Move = tuple[Any, ...]


def start(players: list[str], rolls: list[str], options: dict[str, Any], bag: int) -> State:
    state: State = {"players": players, "options": options, "rolls": rolls, "rolled": 0, "hands": {}}
    state.update(way=1, turn=players[0], again=False, drawn=None, hit=None, silent=None, passes=0, end=None)
    for player in players:
        state["hands"][player] = roll(state, 5)
    state["bag"] = 0 if options["edition"] == "2011" else bag
    state["centre"], state["named"] = roll(state, 1)[0], ""
    while options["edition"] == "1996" and not mark(state["centre"]).isdigit():
        state["centre"] = roll(state, 1)[0]
    return state


def roll(state: State, dice: int) -> list[str]:
    rolls = state["rolls"]
    shown = [rolls[(state["rolled"] + n) % len(rolls)] for n in range(dice)]
    state["rolled"] += dice
    return shown


def mark(face: str) -> str:
    return face.split()[-1]


def colour(face: str) -> str:
    return face.split()[0] if " " in face else ""


def is_wild(face: str) -> bool:
    return mark(face) in ("W", "WD4")


def matches(state: State, face: str) -> bool:
    if is_wild(face):
        return True
    if is_wild(state["centre"]):
        return bool(state["named"] == "" or state["named"] == colour(face))
    return mark(face) == mark(state["centre"]) or colour(face) == colour(state["centre"])


def wrong_four(state: State) -> bool:
    """Whether a Wild Draw Four may not be used by the player whose turn it is."""
    for face in state["hands"][state["turn"]]:
        if mark(face) == "WD4":
            continue
        if mark(face) == "W":
            if state["options"]["wd4_blocked_by_wild"]:
                return True
        elif matches(state, face):
            return True
    return False


def uses(state: State, wrong: bool) -> list[Move]:
    who, found = state["turn"], []
    hand = state["hands"][who]
    for face in [state["drawn"]] if state["drawn"] else dict.fromkeys(hand):
        stacks = state["options"]["stack"] and state["options"]["edition"] == "1996"
        if state["hit"] and not (stacks and mark(face) == state["hit"]["word"]):
            continue
        if matches(state, face) and wrong == (mark(face) == "WD4" and wrong_four(state)):
            for name in COLOURS if is_wild(face) else [""]:
                found.append(("use", who, face, name, len(hand) == 2))
    return found


def legal(state: State) -> set[Move]:
    if state["end"]:
        return set()
    who, options = state["turn"], state["options"]
    able = uses(state, False)
    found: list[Move] = list(able)
    if state["hit"]:
        found.append(("take", who))
        if state["hit"]["wrong"]:
            found += [("point", p) for p in state["players"] if p != state["hit"]["by"]]
    elif state["drawn"]:
        found.append(("keep", who))
    elif options["edition"] == "2011":
        if state["again"]:
            found.append(("keep", who))
        elif not able:
            found.append(("draw", who))
    else:
        if not state["again"]:
            found.append(("reroll", who))
        if state["again"] or options["reroll"] != "compulsory":
            if state["bag"] == 0:
                found.append(("pass", who))
            elif state["again"] and not options["draw_after_failed_reroll"]:
                found.append(("keep", who))
            else:
                found.append(("draw", who))
    if state["silent"]:
        found.append(("uno", state["silent"]))
        found += [("catch", p, state["silent"]) for p in state["players"] if p != state["silent"]]
    return set(found)


def following(state: State, player: str, steps: int = 1) -> str:
    players = state["players"]
    return str(players[(players.index(player) + state["way"] * steps) % len(players)])


def give(state: State, who: str, dice: int) -> None:
    taken = min(dice, state["bag"])
    state["bag"] -= taken
    if taken and state["silent"] == who:
        state["silent"] = None
    if state["options"]["edition"] == "2011":
        state["hands"][who] = roll(state, len(state["hands"][who]) + taken)
    else:
        state["hands"][who] += roll(state, taken)


def draws(state: State) -> dict[str, int]:
    return {"D1": 1, "D2": 2} if state["options"]["edition"] == "2011" else {"D2": 2, "WD4": 4}


def turn_over(state: State) -> None:
    state.update(turn=following(state, state["turn"]), again=False, drawn=None)


def after(state: State, move: Move) -> State:
    new = copy.deepcopy(state)
    if move[0] in ("use", "reroll", "draw", "pass", "take") and new["options"]["uno_window"] == "next_turn":
        new["silent"] = None
    globals()[f"do_{move[0]}"](new, *move[1:])
    return new


def do_use(state: State, who: str, face: str, name: str, said: bool) -> None:
    before = copy.deepcopy(state)
    wrong = mark(face) == "WD4" and wrong_four(state)
    hand, options = state["hands"][who], state["options"]
    hand.remove(face)
    owed = state["hit"]["dice"] if state["hit"] else 0
    state.update(centre=face, named=name, again=False, drawn=None, hit=None, passes=0)
    state["bag"] += 1
    state["silent"] = who if len(hand) == 1 and not said else None
    if mark(face) == "R" and len(state["players"]) > 2:
        state["way"] = -state["way"]
    if not hand:
        if options["final_draw"] and mark(face) in ("D2", "WD4"):
            give(state, following(state, who), (2 if mark(face) == "D2" else 4) + owed)
        last = mark(face) if mark(face) in ("D2", "WD4") else "other"
        state.update(end=("out", who, last if options["final_draw"] else ""), silent=None)
        return
    more = draws(state).get(mark(face), 0)
    if more:
        state["hit"] = {"dice": more + owed, "word": mark(face), "by": who, "wrong": wrong, "before": before}
    two_skip = len(state["players"]) == 2 and options["two_player_reverse"] == "skip"
    skips = mark(face) == "S" or (mark(face) == "R" and two_skip)
    state["turn"] = following(state, who, 2 if skips else 1)


def do_reroll(state: State, who: str) -> None:
    state["hands"][who] = roll(state, len(state["hands"][who]))
    state["again"] = True
    if state["options"]["reroll"] == "ends_turn":
        state["passes"] = 0
        turn_over(state)


def do_draw(state: State, who: str) -> None:
    give(state, who, 1)
    state["passes"] = 0
    if state["options"]["edition"] == "2011":
        state["again"] = True
        return
    state["drawn"] = state["hands"][who][-1]
    if not (uses(state, False) or uses(state, True)):
        turn_over(state)


def do_keep(state: State, who: str) -> None:
    turn_over(state)


def do_pass(state: State, who: str) -> None:
    turn_over(state)
    state["passes"] += 1
    if state["passes"] == len(state["players"]):
        state["end"] = ("blocked", "", "")


def do_take(state: State, who: str) -> None:
    give(state, who, state["hit"]["dice"])
    state["hit"] = None
    turn_over(state)


def do_point(state: State, who: str) -> None:
    hit, rolled, turn = state["hit"], state["rolled"], state["turn"]
    state.clear()
    state.update(copy.deepcopy(hit["before"]))
    owed = state["hit"]["dice"] if state["hit"] else 0
    state.update(rolled=rolled, hit=None, drawn=None, again=False, passes=0, silent=None)
    give(state, hit["by"], 4 + owed)
    state["turn"] = turn


def do_uno(state: State, who: str) -> None:
    state["silent"] = None


def do_catch(state: State, who: str, whom: str) -> None:
    lacks = max(0, 2 - state["bag"])
    if state["options"]["edition"] == "2011":
        other = next(p for p in state["players"] if p != whom)
        while lacks and len(state["hands"][other]) > 1:
            state["hands"][other].pop()
            state["bag"] += 1
            lacks -= 1
    give(state, whom, 2)
    state["silent"] = None
