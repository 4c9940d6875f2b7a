"""`tableside bench`: what this Tableside achieves, measured in one run and written down.

Each measure gives a table of figures, or says why it cannot be taken here. A machine is noisy, so speeds are
also given as a ratio to plain decoding of the same photos in the same run.
"""

from __future__ import annotations

import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.commands import Trouble, note
from rules.pieces import PieceSet, piece_set

Figures = Mapping[str, Any]


class NotHere(Exception):
    """Why a measure cannot be taken on this machine, as one line."""


@dataclass(frozen=True, slots=True)
class Material:
    """What is measured against."""

    photos: Path  # a folder with truth.json
    scorer: Path
    disputes: Path


def run_all(into: Path, material: Material) -> None:
    """Take every measure; print the figures and write one file a measure. Raises Trouble."""
    try:
        into.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"--into {into}: this folder cannot be made ({error.strerror}); name another") from None
    for name, measure in MEASURES.items():
        start = time.perf_counter()
        try:
            figures = measure(into, material)
        except NotHere as reason:
            note(f"{name} was not measured: {reason}")
            continue
        told = {
            "measure": name,
            "on": _machine(),
            "seconds": round(time.perf_counter() - start, 1),
            **figures,
        }
        (into / f"{name}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")
        print(f"{name}: {json.dumps(figures, ensure_ascii=False)}", flush=True)


def photos(into: Path, material: Material) -> Figures:
    """Accuracy on photos of real tables, and the time a photo takes by stage."""
    truth_path = material.photos / "truth.json"
    if not (truth_path.is_file() and material.scorer.is_file()):
        raise NotHere(f"{truth_path} and {material.scorer} are needed")
    import cv2

    from companion.commands.count import Counted, as_contract, points_of
    from vision.photo import PhotoError, open_photo
    from vision.read import Reader

    truth = json.loads(truth_path.read_text("utf-8"))
    readings = []
    try:
        reader = Reader.load()
    except OSError as error:
        raise NotHere(f"the networks are missing ({error})") from None
    stages: dict[str, list[float]] = {}
    for name, known in truth.items():
        path, box = str(material.photos / name), _set_of(known)
        laps = Laps()
        cv2.imread(path)
        laps("plain decoding")
        try:
            photo = open_photo(path)
            laps("open")
            counted = Counted(path, photo, reader.read(photo, box, laps))
        except PhotoError as error:
            counted = Counted(path, error=error)
        for stage, ms in laps.ms.items():
            stages.setdefault(stage, []).append(ms)
        readings.append(counted)
    read_ms = [counted.reading.ms for counted in readings if counted.reading]
    if not read_ms:
        raise NotHere("no photo could be read")
    told = [
        as_contract(c, points_of(_set_of(known))) for c, known in zip(readings, truth.values(), strict=True)
    ]
    lines = into / "readings.jsonl"
    lines.write_text("".join(json.dumps(each) + "\n" for each in told), "utf-8")
    scored = subprocess.run(
        [sys.executable, material.scorer, truth_path, lines, "--by", "source", "--worst", "10"],
        capture_output=True,
        text=True,
    )
    lines.unlink()
    if scored.returncode != 0:
        raise NotHere(f"{material.scorer} failed: {scored.stderr.strip().splitlines()[-1]}")
    (into / "photos.txt").write_text(scored.stdout, "utf-8")
    decode_ms = statistics.median(stages["plain decoding"])
    return {
        "photos": len(truth),
        "median_ms": round(statistics.median(read_ms), 1),
        "reading_over_plain_decoding": round(statistics.median(read_ms) / decode_ms, 2),
        "median_stage_ms": {stage: round(statistics.median(ms), 1) for stage, ms in stages.items()},
    }


def _set_of(known: Mapping[str, Any]) -> PieceSet:
    """The set of a photo whose truth is known: its name, or its highest double ("12 (low tiles only)")."""
    name = str(known["set"]).split()[0]
    return piece_set(f"double-{name}" if name.isdigit() else name)


class Laps:
    """Hears when each stage of a reading ends."""

    def __init__(self) -> None:
        self.ms: dict[str, float] = {}
        self._since = time.perf_counter()

    def __call__(self, stage: str) -> None:
        now = time.perf_counter()
        self.ms[stage] = self.ms.get(stage, 0.0) + (now - self._since) * 1000
        self._since = now


def lookups(_: Path, material: Material) -> Figures:
    """How often the clause that settles a real dispute is among the first that its words find."""
    if not material.disputes.is_file():
        raise NotHere(f"{material.disputes} is needed")
    from rules.games import all_games
    from rules.lookup import find

    places, ms = [], []
    for line in material.disputes.read_text("utf-8").splitlines():
        dispute = json.loads(line)
        books = [
            game.book for game in all_games().values() if set(dispute["rule_refs"]) & set(game.book.clauses)
        ]
        for book in books:
            start = time.perf_counter()
            hits = find(book, dispute["question"])
            ms.append((time.perf_counter() - start) * 1000)
            ids = [hit.clause.id for hit in hits]
            places.append(
                min((ids.index(ref) for ref in dispute["rule_refs"] if ref in ids), default=len(ids) + 99)
            )
    if not places:
        raise NotHere("no dispute is about a clause of our books")
    return {
        "disputes": len(places),
        **{
            f"hit_at_{n}_percent": round(100 * sum(p < n for p in places) / len(places), 1) for n in (1, 3, 5)
        },
        "median_ms": round(statistics.median(ms), 2),
    }


def counting(_: Path, __: Material) -> Figures:
    """Hands counted a second, by game."""
    from rules.games import all_games
    from rules.table_rules import TableRules

    figures = {}
    for game in all_games().values():
        rules = TableRules(game.book)
        if rules.piece_set is None:
            continue
        hand = tuple(piece for piece, _ in zip(rules.piece_set, range(12), strict=False))
        done, start = 0, time.process_time()
        while time.process_time() - start < 0.5:
            game.count(hand, rules)
            done += 1
        figures[game.name] = round(done / (time.process_time() - start))
    return {"hands_of_12_a_second": figures}


def plays(_: Path, __: Material) -> Figures:
    """Plays a second, by game and number of players."""
    from companion.commands.plays import speed
    from rules.games import all_games

    figures: dict[str, dict[str, int]] = {}
    for game in all_games().values():
        least, most = game.book.players
        if game.engine:
            seats = range(least, most + 1)
            figures[game.name] = {str(n): round(speed(game, n, rounds=40).plays) for n in seats}
    return {"plays_a_second_by_players": figures}


MEASURES: Mapping[str, Callable[[Path, Material], Figures]] = {
    "photos": photos,
    "lookups": lookups,
    "counting": counting,
    "plays": plays,
}


def _machine() -> str:
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
