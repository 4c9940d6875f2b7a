"""A whole scene of Uno pieces, traced and photographed, with its truth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from rules.pieces import Die, Domo, Face
from vision.drawing import lens
from vision.drawing.camera import Camera
from vision.drawing.chance import Rng
from vision.drawing.paint import Image
from vision.drawing.truth import Truth, moved
from vision.training.traced import phone
from vision.training.traced.coat import back_coat, linear
from vision.training.traced.die import die
from vision.training.traced.grounds import ground
from vision.training.traced.moods import in_mood
from vision.training.traced.parts import Eye, Table, snapped
from vision.training.traced.room import photographer, room
from vision.training.traced.solids import Solid, joined
from vision.training.traced.tile import tile
from vision.training.traced.tracer import Tracer
from vision.training.traced.uno_clutter import outline_of, put_down
from vision.training.traced.uno_coat import side_coat, tile_coat
from vision.training.traced.uno_set import UnoSet
from vision.training.traced.uno_stage import Aim, Item, aimed, laid_tiles, thrown_dice
from vision.training.traced.uno_truth import legible_only, uno_truth

_EDGES = 1.4  # of a die to a usual tile width, by which other things are measured
_COARSE = 24  # points across a side that nobody sees
Accept = Callable[[Truth], bool]


@dataclass(frozen=True, slots=True)
class UnoPlan:
    """What is to be traced."""

    made: UnoSet
    pieces: tuple[Domo | Die, ...]
    hidden: int  # tiles face down, or dice that lean
    box: tuple[Face, ...]  # what the other sides of dice show
    layout: str
    ground: str
    mood: str
    clutter: tuple[str, ...]  # of household.THINGS
    aim: Aim
    samples: int
    wild: float  # 0: a fair photo, 1: as hard as they come
    tidy: bool  # nothing before a piece


def traced_uno(plan: UnoPlan, rng: Rng, accept: Accept) -> tuple[Image, Truth, tuple[str, ...]] | None:
    """The photo (h, w, 3) BGR, its truth and further tags, or None where `accept` does not like it.

    `accept` is asked twice: of the pieces in their places, when nothing seems hidden, and of the whole scene.

    The same plan and `rng` state make the same photo.
    """
    made = plan.made
    if made.dice:
        dice = [piece for piece in plan.pieces if isinstance(piece, Die)]
        items = thrown_dice(made, dice, plan.hidden, plan.layout, rng)
    else:
        tiles = [piece for piece in plan.pieces if isinstance(piece, Domo)]
        items = laid_tiles(made, tiles, plan.hidden, plan.layout, rng)
    camera = snapped(aimed(items, plan.aim, rng))
    if not accept(uno_truth(items, made, camera, plan.aim.size_px)):
        return None
    unit = _EDGES if made.dice else 1.0
    others, names = put_down(plan.clutter, items, plan.aim.size_px, camera, rng, unit=unit, tidy=plan.tidy)
    solids = [_piece(plan, item, camera, 2 * i + 1, rng) for i, item in enumerate(items)] + others
    if rng.random() < 0.4:
        solids.append(photographer(camera, rng))
    radius, sharp = _lens(items, camera, plan.wild, rng)
    eye = Eye(plan.aim.size_px, plan.samples, int(rng.integers(1 << 30)), radius, sharp)
    light_in = in_mood(plan.mood, room(camera, plan.aim.size_px, rng), camera, rng)
    tracer = Tracer(joined(solids), _table(plan, camera, rng), light_in, camera, eye)
    owners = tracer.owners()
    truth = uno_truth(items, made, camera, plan.aim.size_px, owners)
    truth = replace(truth, things=tuple(outline_of(other.points, camera) for other in others))
    if not accept(truth):
        return None
    light = tracer.light()
    if rng.random() < 0.2 * plan.wild:
        strength = rng.uniform(-0.08, 0.04)
        light = lens.bend(light, strength)
        truth = moved(truth, lambda points: lens.bent(points, strength, plan.aim.size_px))
    photo = phone.developed(light, rng, max(plan.wild, 0.7 if plan.mood == "dim" else 0.0))
    tags = (*(f"clutter:{name}" for name in names), *(("depth-of-field",) if radius else ()))
    return photo, legible_only(photo, truth, made), tags


def _piece(plan: UnoPlan, item: Item, camera: Camera, owner: int, rng: Rng) -> Solid:
    made, body = plan.made, item.body
    columns = _columns(item, camera)
    if not made.dice:
        if item.shown:
            upper = tile_coat(made, (item.faces[0], item.faces[1]), columns, rng)
        else:
            upper = back_coat(body.look, made.finish, rng, columns)
        return tile(body, upper, made.finish.body_rough, owner)
    coats = []
    top, tone = item.faces[0], made.tone(item.faces[0])
    for index in range(6):
        face, turn = top, 0
        if index:
            face, turn = plan.box[int(rng.integers(len(plan.box)))], int(rng.integers(4))
            if made.one_colour and face.colour and top.colour:
                face = replace(face, colour=top.colour)
        hidden = index == 5 and item.shown
        coats.append(side_coat(made, face, turn, _COARSE if hidden else columns, tone, rng))
    cube = die(coats, body.look.rounding, owner)
    if not item.shown:  # no side of a leaning die is its top
        cube = replace(cube, owner=np.full(len(cube.faces), owner, np.int64))
    middle = body.pose.origin + body.pose.axes[2] / 2
    return cube.placed(middle, body.pose.axes)


def _columns(item: Item, camera: Camera) -> int:
    """Points across a piece: a few more than it has px in the picture."""
    top = item.body.look.thickness
    ends = np.array([[-0.5, 0.0, top], [0.5, 0.0, top], [0.0, -0.5, top], [0.0, 0.5, top]])
    ends = camera.project(item.body.pose.world(ends))
    across = max(float(np.linalg.norm(ends[1] - ends[0])), float(np.linalg.norm(ends[3] - ends[2])))
    return int(np.clip(1.35 * across, 40, 300))


def _lens(items: list[Item], camera: Camera, wild: float, rng: Rng) -> tuple[float, float]:
    """Radius of the lens and the distance that is sharp: far things and some pieces blur."""
    depths = camera.depth(np.array([item.body.middle for item in items]))
    if rng.random() < 0.35:
        return 0.0, 1.0
    sharp = float(np.median(depths)) * rng.uniform(0.97, 1.03)
    worst = float((np.abs(depths - sharp) / sharp).max()) + 1e-2
    return min(rng.uniform(0.005, 0.025 + 0.02 * wild) / worst / 2, 0.01 * sharp), sharp


def _table(plan: UnoPlan, camera: Camera, rng: Rng) -> Table:
    top = ground(plan.ground, rng)
    across = camera.project(np.array([[-0.5, 0.0, 0.0], [0.5, 0.0, 0.0]]))
    per_width = float(np.linalg.norm(across[1] - across[0]))
    own = float(np.clip(per_width * rng.uniform(0.9, 1.6), 55, 170)) / (_EDGES if plan.made.dice else 1.0)
    return Table(
        texture=linear(top.picture).astype(np.float32),
        bump=top.relief,
        span=top.picture.shape[0] / own,
        turn=rng.uniform(0, 2 * np.pi),
        rough=top.rough,
        coat=top.lacquer,
        sheen=top.sheen,
        bump_scale=top.bump,
        ends=1e6,
    )
