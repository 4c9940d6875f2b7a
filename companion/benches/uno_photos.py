"""Photos of Uno tiles and dice: renders of another making, drawn ones in held-out looks, teaching."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from companion.benches import Figures, Material, NotHere, set_of, truth_in
from companion.benches.confusions import Pair, counted, lines, pairs
from companion.benches.real_photos import figures, scored
from companion.benches.reliability import at_most
from companion.benches.scoring import Score, grouped, percents, score, table
from companion.benches.uno_drawn import photos
from companion.benches.uno_teaching import lessons, told_lines
from vision.photo import open_photo
from vision.read import Reader


def uno(into: Path, material: Material) -> Figures:
    """By set on the renders, by look, marking and colour on drawn photos; what ten corrections teach."""
    text, found = _renders(material)
    drawn_text, drawn = _drawn()
    outcomes = lessons()
    text += ["", "Drawn photos of looks that never trained", *drawn_text]
    text += [
        "",
        "Ten pieces of a set taught, new photos of it read without and with them",
        *told_lines(outcomes),
    ]
    (into / "uno.txt").write_text("\n".join(text) + "\n", "utf-8")
    return {**found, "drawn": drawn, "taught": {one.name: asdict(one) for one in outcomes}}


def _renders(material: Material) -> tuple[list[str], dict[str, object]]:
    """score_photos.py by set, and stages beside decoding; where the renders are not here, a line says so."""
    from vision.bench import stage_times

    try:
        told = scored(material.renders, material.scorer, ("set",))
        truth = truth_in(material.renders)
    except NotHere as reason:
        return [f"Renders were not measured: {reason}"], {}
    times = stage_times((material.renders / name, set_of(known)) for name, known in truth.items())
    text = ["Renders of another making", *told.rstrip().splitlines(), "", *times.lines()]
    return text, {"renders": figures(told), "render_times": asdict(times)}


def _drawn() -> tuple[list[str], dict[str, object]]:
    reader = Reader.load()
    rows: list[tuple[dict[str, str], Score]] = []
    found: list[Pair] = []
    for one in photos():
        reading = reader.read(open_photo(one.jpeg), one.box)
        rows.append((one.names, score(one.truth, reading)))
        found += pairs(one.halves, reading)
    scores = [each for _, each in rows]
    sure, wrong = sum(s.sure for s in scores), sum(s.sure - s.sure_right for s in scores)
    kinds, hues = counted(found)
    bound = 100 * at_most(wrong, sure)
    text = [
        *table(grouped(rows)),
        f"sure: {sure} pieces, {wrong} of them wrong; of all such, at most {bound:.2f} % (19 times of 20)",
        "",
        "Of the halves that can be read: percent found; of those found, percent right",
        *lines(found),
    ]
    told = {**percents(scores), "sure_pieces": sure, "sure_and_wrong": wrong}
    return text, {**told, "kinds": kinds.tolist(), "hues": hues.tolist()}
