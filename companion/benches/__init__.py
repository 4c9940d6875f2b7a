"""What `tableside bench` measures, a file for each kind. It gives figures or says why it cannot."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.pieces import PieceSet, piece_set

Figures = Mapping[str, Any]


class NotHere(Exception):
    """Why a measure cannot be taken on this machine, as one line."""


@dataclass(frozen=True, slots=True)
class Material:
    """What is measured against."""

    photos: Path  # a folder with truth.json
    scorer: Path  # score_photos.py
    disputes: Path
    drawn: int = 72  # how many photos are drawn

    def truth(self) -> dict[str, Any]:
        """What lies in each photo, by its name in `photos`. Raises NotHere."""
        path = self.photos / "truth.json"
        if not path.is_file():
            raise NotHere(f"{path} is needed: photos of tables with what lies on them")
        told: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return told


def set_of(known: Mapping[str, Any]) -> PieceSet:
    """The set of a photo whose truth is known: its name, or its highest double ("12 (low tiles only)")."""
    name = str(known["set"]).split()[0]
    return piece_set(f"double-{name}" if name.isdigit() else name)
