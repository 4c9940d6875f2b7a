"""A small language for distributions in the look files, so that a look is data.

number           itself                        [a, b]            uniform from a to b
{pick = [...]}   one of these, each a value    {pick = [...], weights = [...]}
{chance = 0.3}   true three times in ten       "#rrggbb"         a colour
{between = ["#...", "#..."]}  a mix of two colours      {colour = ..., spread = 12}  a colour, shaken
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

Rng = np.random.Generator
Colour = NDArray[np.float64]  # (3,) BGR, 0 to 255


T = TypeVar("T")


class LookError(ValueError):
    """A look file says something this language does not know; the message names it."""


def _picked(value: Any, rng: Rng) -> Any:
    while isinstance(value, dict) and "pick" in value:
        weights = np.array(value.get("weights", [1.0] * len(value["pick"])), dtype=np.float64)
        value = value["pick"][int(rng.choice(len(weights), p=weights / weights.sum()))]
    return value


def number(value: Any, rng: Rng) -> float:
    """A number drawn from `value`. Raises LookError."""
    value = _picked(value, rng)
    if isinstance(value, bool) or not isinstance(value, int | float | list):
        raise LookError(f"not a number or a range: {value!r}")
    if isinstance(value, list):
        if len(value) != 2:
            raise LookError(f"a range needs two numbers: {value!r}")
        return float(rng.uniform(value[0], value[1]))
    return float(value)


def yes(value: Any, rng: Rng) -> bool:
    """True or false drawn from `value`. Raises LookError."""
    value = _picked(value, rng)
    if isinstance(value, bool):
        return value
    if isinstance(value, dict) and "chance" in value:
        return bool(rng.random() < value["chance"])
    raise LookError(f"not true, false or a chance: {value!r}")


def word(value: Any, rng: Rng) -> str:
    """A word drawn from `value`. Raises LookError."""
    value = _picked(value, rng)
    if not isinstance(value, str):
        raise LookError(f"not a word: {value!r}")
    return value


def hex_colour(text: str) -> Colour:
    """The colour of "#rrggbb" as BGR. Raises LookError."""
    if len(text) != 7 or not text.startswith("#"):
        raise LookError(f"not a colour like #a0b0c0: {text!r}")
    try:
        return np.array([int(text[i : i + 2], 16) for i in (5, 3, 1)], dtype=np.float64)
    except ValueError:
        raise LookError(f"not a colour like #a0b0c0: {text!r}") from None


def apart(ink: Colour, ground: Colour, least: float) -> Colour:
    """The ink, made darker (or lighter, on dark grounds) until it is `least` apart from the ground."""
    away = 0.0 if float(ground.mean()) > 95 else 255.0
    for _ in range(12):
        if float(np.linalg.norm(ink - ground)) >= least:
            break
        ink = ink + (away - ink) * 0.2
    return ink


def colour(value: Any, rng: Rng) -> Colour:
    """A colour drawn from `value`. Raises LookError."""
    value = _picked(value, rng)
    if isinstance(value, str):
        return hex_colour(value)
    if isinstance(value, dict) and "between" in value:
        first, second = (colour(end, rng) for end in value["between"])
        return first + (second - first) * rng.random()
    if isinstance(value, dict) and "colour" in value:
        shaken = colour(value["colour"], rng) + rng.normal(0.0, number(value.get("spread", 0.0), rng), 3)
        return np.clip(shaken, 0.0, 255.0)
    raise LookError(f"not a colour: {value!r}")


def weighted(shares: Mapping[T, float], rng: Rng) -> T:
    """One of these, as often as its share says."""
    odds = np.array(list(shares.values()))
    return list(shares)[int(rng.choice(len(odds), p=odds / odds.sum()))]


def must_be_one(kind: str, name: str, names: Collection[str]) -> None:
    """Raises KeyError that lists the names where this is none of them."""
    if name not in names:
        raise KeyError(f"no {kind} {name!r}; there are: {', '.join(names)}")
