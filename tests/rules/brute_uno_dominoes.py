"""Uno Dominoes a second time, written for the tests alone: slow, on texts and dicts, from the printed rules.

It knows nothing of `rules.games`; both have to agree on every legal play and on what comes of it.
"""

from __future__ import annotations

import copy
from typing import Any

COLOURS = ["red", "green", "yellow", "blue"]
State = dict[str, Any]
Move = tuple[Any, ...]


def start(players: list[str], tiles: list[str], options: dict[str, Any]) -> State:
    state: State = {"players": players, "options": options, "hands": {}, "pile": list(tiles)}
    for player in players:
        state["hands"][player], state["pile"] = state["pile"][:6], state["pile"][6:]
    state.update(way=1, places=[], hit=None, silent=None, drawn=None, drawing=False, passes=0, end=None)
    state["bare"] = []
    state["turn"] = players[1 % len(players)]
    order = [*players[1:], players[0]]
    for number in range(9, 0, -1):
        holders = [p for p in order if any(is_number_double(t, number) for t in state["hands"][p])]
        if holders:
            state["turn"] = holders[0]
            break
    return state


def mark(half: str) -> str:
    return half.split()[-1]


def colour(half: str) -> str:
    return half.split()[0] if " " in half else ""


def is_double(tile: str) -> bool:
    one, two = tile.split("|")
    return mark(one) == mark(two)


def is_number_double(tile: str, number: int) -> bool:
    return is_double(tile) and mark(tile.split("|")[0]) == str(number)


def following(state: State, player: str, steps: int = 1) -> str:
    players = state["players"]
    return str(players[(players.index(player) + state["way"] * steps) % len(players)])


def halves_that_touch(tile: str) -> list[str]:
    one, two = tile.split("|")
    return [one] if is_double(tile) else [one, two]


def could_touch(state: State, tile: str, half: str, place: State) -> bool:
    """The specification's sections 5 and 6, in their order."""
    if "DE" in [mark(shown) for shown in place["shows"]]:
        return False
    if tile == "DE|DE":
        return True
    if mark(half) == "DE":
        return False
    forbidden = state["options"]["doublet_on_doublet"] == "forbidden"
    if forbidden and is_double(tile) and colour(half) and place["double"]:
        return False
    if mark(half) in ("W", "WD4"):
        return True
    touching = tile.split("|") if is_double(tile) else [half]
    for shown in place["shows"]:
        for each in touching:
            if mark(shown) in ("W", "WD4"):
                if place["named"] in ("", colour(each)):
                    return True
            elif mark(shown) == mark(each) or colour(shown) == colour(each):
                return True
    return False


def is_bluff(state: State, hand: list[str]) -> bool:
    """Whether one of these other tiles could have been played, as the table tests it."""
    test = state["options"]["wd4_test"]
    for tile in hand:
        for half in halves_that_touch(tile):
            if mark(half) == "WD4" or (test != "any" and mark(half) in ("W", "DE")):
                continue
            for place in state["places"]:
                if not could_touch(state, tile, half, place):
                    continue
                if test != "colour":
                    return True
                mine = {colour(h) for h in (tile.split("|") if is_double(tile) else [half])}
                theirs = {colour(shown) for shown in place["shows"]}
                if mark(place["shows"][0]) in ("W", "WD4"):
                    theirs = {place["named"]} if place["named"] else set(COLOURS)
                if mine & theirs:
                    return True
    return False


def lays(state: State, tiles: list[str], bluffing: bool) -> list[Move]:
    who, found = state["turn"], []
    hand = state["hands"][who]
    for tile in dict.fromkeys(tiles):
        for half in halves_that_touch(tile):
            ends_with_word = len(hand) == 1 and not mark(half).isdigit()
            if ends_with_word and not state["options"]["last_tile_action_allowed"]:
                continue
            if state["hit"] and mark(half) not in answers(state):
                continue
            others = list(hand)
            others.remove(tile)
            if (mark(half) == "WD4" and is_bluff(state, others)) != bluffing:
                continue
            one, two = tile.split("|")
            far = one if half == two else two
            for number, place in enumerate(state["places"]):
                if could_touch(state, tile, half, place):
                    names = COLOURS if mark(far) in ("W", "WD4") else [""]
                    found += [("lay", who, tile, half, number, name, len(hand) == 2) for name in names]
    return found


def answers(state: State) -> list[str]:
    options = state["options"]
    if state["hit"]["word"] == "WD4":
        return ["WD4"] if options["stack_WD4"] else []
    allowed = {"D2": "stack_D2", "S": "bounce_skip", "R": "bounce_reverse"}
    return [word for word, option in allowed.items() if options[option]]


def legal(state: State) -> set[Move]:
    if state["end"]:
        return set()
    who, options = state["turn"], state["options"]
    hand = state["hands"][who]
    found: list[Move] = []
    if not state["places"]:
        doubles = [n for n in range(9, 0, -1) if any(is_number_double(t, n) for t in hand)]
        if doubles:
            best = [t for t in hand if is_number_double(t, doubles[0])]
            found += [("lay", who, t, t.split("|")[0], 0, "", False) for t in best]
        else:
            found.append(("draw", who))
    elif state["hit"]:
        found += [("take", who), *lays(state, hand, False)]
        if state["hit"]["challenge"]:
            found.append(("challenge", who))
    elif state["drawn"]:
        able = lays(state, [state["drawn"]], False)
        found += able
        if options["drawn_tile"] != "must" or not able:
            found.append(("keep", who))
    elif state["drawing"]:
        found.append(("draw", who))
    else:
        able = lays(state, hand, False)
        found += able
        if options["renege_allowed"] or not able:
            found.append(("draw", who) if state["pile"] else ("pass", who))
    if state["silent"] and not state["silent"]["caught"]:
        silent = state["silent"]["who"]
        found.append(("uno", silent))
        found += [("catch", p, silent) for p in state["players"] if p != silent]
    for owner in {owner for owner, _ in state["bare"]}:
        found += [("name", owner, name) for name in COLOURS]
    return set(found)


def give(state: State, who: str, tiles: int) -> None:
    state["hands"][who] += state["pile"][:tiles]
    state["pile"] = state["pile"][tiles:]


def turn_over(state: State) -> None:
    """A whole turn in which nothing was played."""
    state.update(drawn=None, drawing=False, silent=None)
    state["turn"] = following(state, state["turn"])


def punish_if_caught(state: State) -> None:
    if state["silent"] and state["silent"]["caught"]:
        give(state, state["silent"]["who"], state["options"]["uno_penalty"])
        state["silent"] = None


def suffer(state: State, extra: int = 0) -> None:
    give(state, state["turn"], state["hit"]["tiles"] + extra)
    state["hit"] = None
    state["turn"] = following(state, state["turn"])
    punish_if_caught(state)


def after(state: State, move: Move) -> State:
    new = copy.deepcopy(state)
    globals()[f"do_{move[0]}"](new, *move[1:])
    return new


def do_lay(state: State, who: str, tile: str, half: str, number: int, name: str, said: bool) -> None:
    options, hand = state["options"], state["hands"][who]
    one, two = tile.split("|")
    shows = [one] if one == two else [one, two]
    if not state["places"]:
        hand.remove(tile)
        for side in (shows, shows, [one], [two]):
            state["places"].append({"shows": side, "double": True, "named": "", "free": True})
        state["turn"] = following(state, who)
        return
    before = copy.deepcopy(state)
    covered = state["places"][number]
    hand.remove(tile)
    state.update(drawn=None, drawing=False, passes=0)
    state["silent"] = {"who": who, "caught": False} if len(hand) == 1 and not said else None

    state["bare"] = [(owner, n) for owner, n in state["bare"] if n != number]
    if one != two and not is_double(tile):
        far = one if half == two else two
        new: list[State] = [{"shows": [far], "double": False, "named": name, "free": False}]
    else:
        new = [{"shows": shows, "double": True, "named": name, "free": False}]
        if options["all_doublets_four_ways"]:
            new += [{"shows": [h], "double": True, "named": name, "free": False} for h in (one, two)]
    state["places"][number] = new[0]
    at = [number, *range(len(state["places"]), len(state["places"]) + len(new) - 1)]
    state["places"] += new[1:]
    if not name and mark(new[0]["shows"][0]) in ("W", "WD4"):
        state["bare"] += [(who, n) for n in at]

    words = [mark(half)]
    woken = mark(covered["shows"][0])
    if options["delayed_word_effect"] and woken in ("D2", "S", "R", "WD4") and not covered["double"]:
        words.append(woken)
    if len(state["players"]) > 2:
        for _ in range(words.count("R")):
            state["way"] = -state["way"]
    two_skip = len(state["players"]) == 2 and "R" in words and options["two_player_reverse"] == "skip"
    draws = 2 * words.count("D2") + 4 * words.count("WD4")
    passed_on = before["hit"]["tiles"] if before["hit"] else 0

    if not hand:
        give(state, following(state, who), {"D2": 2, "WD4": 4}.get(mark(half), 0) + passed_on)
        touched = mark(half) if mark(half) in ("D2", "WD4") else "other"
        state.update(end=("out", who, touched), hit=None, silent=None)
        return
    counted = [
        p for p in state["places"] if not (p["free"] and options["dead_end_scope"] == "existing_lines")
    ]
    if all(mark(p["shows"][0]) == "DE" for p in counted):
        state.update(end=("dead-end", who, ""), hit=None)
        return
    state["turn"] = following(state, who)
    if draws or passed_on:
        word = next((w for w in words if w in ("D2", "WD4")), before["hit"] and before["hit"]["word"])
        challenge = mark(half) == "WD4"
        others = list(before["hands"][who])
        others.remove(tile)
        state["hit"] = {
            "tiles": draws + passed_on,
            "word": "WD4" if challenge else word,
            "by": who,
            "challenge": challenge,
            "bluff": challenge and is_bluff(before, others),
            "before": before if challenge else None,
        }
        if not challenge and not answers(state):
            suffer(state)
    else:
        state["hit"] = None
        if "S" in words or two_skip:
            state["turn"] = following(state, who, 2)


def do_draw(state: State, who: str) -> None:
    options = state["options"]
    if not state["places"]:
        give(state, who, 1)
        tile = state["hands"][who][-1]
        if not any(is_number_double(tile, n) for n in range(1, 10)):
            if not state["pile"]:
                state["end"] = ("blocked", "", "")
            else:
                state["turn"] = following(state, who)
        return
    stuck = state["drawing"] or not lays(state, state["hands"][who], False)
    give(state, who, 1)
    tile = state["hands"][who][-1]
    state.update(passes=0, drawing=False)
    if options["uno_window"] == "next_turn":
        state["silent"] = None
    goes = bool(lays(state, [tile], False) or lays(state, [tile], True))
    if goes and options["drawn_tile"] != "may_not":
        state["drawn"] = tile
    elif options["draw_until_playable"] and stuck and state["pile"] and not goes:
        state["drawing"] = True
    else:
        turn_over(state)


def do_keep(state: State, who: str) -> None:
    turn_over(state)


def do_pass(state: State, who: str) -> None:
    turn_over(state)
    state["passes"] += 1
    if state["passes"] == len(state["players"]):
        state["end"] = ("blocked", "", "")


def do_take(state: State, who: str) -> None:
    suffer(state)


def do_challenge(state: State, who: str) -> None:
    hit, options = state["hit"], state["options"]
    if not hit["bluff"]:
        suffer(state, options["failed_challenge_extra"])
        return
    if options["wd4_takeback"]:
        before = hit["before"]
        state.clear()
        state.update(copy.deepcopy(before))
        state.update(turn=who, hit=None, drawn=None, drawing=False, silent=None)
        state["passes"] = 0 if state["pile"] else state["passes"] + 1
        give(state, hit["by"], hit["tiles"])
        if state["passes"] == len(state["players"]):
            state["end"] = ("blocked", "", "")
        return
    give(state, hit["by"], hit["tiles"])
    state["hit"] = None
    if state["silent"] and not state["silent"]["caught"]:
        alone = len(state["hands"][state["silent"]["who"]]) == 1
        state["silent"] = state["silent"] if alone else None
    punish_if_caught(state)


def do_uno(state: State, who: str) -> None:
    state["silent"] = None


def do_catch(state: State, who: str, whom: str) -> None:
    state["silent"]["caught"] = True
    hit = state["hit"]
    if not (hit and hit["challenge"] and hit["by"] == whom):
        punish_if_caught(state)


def do_name(state: State, who: str, name: str) -> None:
    for owner, number in state["bare"]:
        if owner == who:
            state["places"][number]["named"] = name
    state["bare"] = [(owner, n) for owner, n in state["bare"] if owner != who]
