"""Who may import whom. Read from the source, so that an import inside a function counts too."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OURS = ("rules", "vision", "companion")
FILES = sorted(path for part in OURS for path in (ROOT / part).rglob("*.py"))
SCREENS = (
    "companion/screens/",
    "companion/parts/",
    "companion/app.py",
    "companion/page_files.py",
    "companion/preferences.py",
    "companion/server.py",
    "companion/state.py",
    "companion/theme.py",
)
PIXELS = (
    "vision/",
    "companion/photo_reader.py",
    "companion/ledger/jpeg.py",
    "companion/benches/",
)

# What is not ours, and the only places that may know of it. What is missing here is a new dependency.
ONLY_IN = {
    "cv2": PIXELS,
    "numpy": PIXELS,
    "PIL": ("vision/decode.py", "vision/training/typefaces.py"),
    "pillow_heif": ("vision/decode.py",),
    "torch": ("vision/training/",),
    "onnx": ("vision/training/",),
    "mitsuba": ("vision/training/traced/",),
    "drjit": ("vision/training/traced/",),
    "flet": SCREENS,
    "flet_camera": SCREENS,
    "flet_charts": SCREENS,
    "flet_web": SCREENS,
    "sqlmodel": ("companion/ledger/",),
    "sqlalchemy": ("companion/ledger/",),
    "alembic": ("companion/ledger/",),
    "psycopg": ("companion/ledger/",),
    "platformdirs": ("companion/wiring.py",),
    "typer": ("companion/cli.py", "companion/usage.py"),
    "rich": ("companion/commands/",),
    "fluent": ("companion/languages/",),
    "segno": ("companion/",),
    "fastapi": ("companion/server.py",),
    "starlette": ("companion/server.py", "companion/guard.py", "companion/compress.py"),
    "uvicorn": ("companion/server.py",),
}

# Of our own, by place, the longest prefix first: what a file there may import.
MAY_IMPORT = {
    "vision/training/": ("vision", "rules.pieces"),
    "companion/flows/": (
        "companion.flows",
        "companion.languages",
        "companion.ledger.entries",
        "companion.ledger.fold",
        "companion.ledger.plain",
        "companion.ledger.state",
        "rules",
        "vision.reading",
        "vision.round_evidence",
    ),
    "companion/ledger/": ("companion.ledger", "rules", "vision.photo", "vision.reading"),
    "rules/": ("rules",),
    "vision/": ("vision", "rules.pieces"),
    "companion/": ("companion", "vision", "rules", "assets"),
}
NOT_WHEN_RUNNING = "vision.training"  # how the models were made


def place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that the file imports."""
    package = place(path).removesuffix(".py").split("/")[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def faults(path: Path) -> Iterator[str]:
    """What this file imports and must not."""
    where = place(path)
    allowed = next(names for start, names in MAY_IMPORT.items() if where.startswith(start))
    for line, name in imported(path):
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names:
            continue
        if top in (*OURS, "assets"):
            if not any(is_within(name, package) for package in allowed):
                yield f"{where}:{line} imports {name}; a file there may import {', '.join(allowed)}"
            if is_within(name, NOT_WHEN_RUNNING) and not where.startswith("vision/training/"):
                yield f"{where}:{line} imports {name}, which is for training only"
        elif top not in ONLY_IN:
            yield f"{where}:{line} imports {name}, which no part is said to depend on"
        elif not where.startswith(ONLY_IN[top]):
            yield f"{where}:{line} imports {name}; only {', '.join(ONLY_IN[top])} may"


def test_every_file_imports_only_what_its_place_allows() -> None:
    found = [fault for path in FILES for fault in faults(path)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("where", "source", "found"),
    [
        pytest.param("rules/x.py", "def f():\n    import cv2\n", True, id="inside a function"),
        pytest.param("rules/x.py", "from vision import reading\n", True, id="rules know no vision"),
        pytest.param("vision/x.py", "from rules.games import game\n", True, id="vision knows pieces only"),
        pytest.param("vision/x.py", "from rules.pieces import Tile\n", False, id="pieces"),
        pytest.param("vision/x.py", "from rules import pieces\n", False, id="pieces by another name"),
        pytest.param("vision/x.py", "from . import reading\n", False, id="relative"),
        pytest.param("vision/x.py", "from .training import nets\n", True, id="relative, for training only"),
        pytest.param("companion/flows/x.py", "import flet as ft\n", True, id="flows have no screen"),
        pytest.param("companion/screens/x.py", "import flet as ft\n", False, id="screens have"),
        pytest.param("companion/x.py", "import requests\n", True, id="a new dependency"),
    ],
)
def test_the_check_itself_sees(where: str, source: str, found: bool, monkeypatch, tmp_path) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    path = tmp_path / where
    path.parent.mkdir(parents=True)
    path.write_text(source)
    assert bool(list(faults(path))) is found


def test_no_screen_and_no_flow_names_a_game() -> None:
    books = (path.stem for path in (ROOT / "rules" / "books").glob("*.toml"))
    games = {name for name in books if "." not in name} - {"common"}
    assert "mexican-train" in games
    parts = [
        p
        for p in FILES
        if place(p).startswith(("companion/screens/", "companion/parts/", "companion/flows/"))
    ]
    named = [
        f"{place(path)}:{node.lineno} names {node.value}"
        for path in parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in games
    ]
    assert named == []
