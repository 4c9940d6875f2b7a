"""What the documents promise is there, and what is there is documented."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from companion.cli import app

ROOT = Path(__file__).parent.parent
COMMAND_LINE = (ROOT / "docs" / "command-line.md").read_text("utf-8")
NOT_TEXT = {".onnx", ".png", ".ttf", ".jpg", ".npz"}


def section(command: str) -> str:
    """The part of the page that is headed by this command."""
    found = re.search(rf"^## {command}\n(.*?)(?=^## |\Z)", COMMAND_LINE, re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def options() -> Iterator[tuple[str, str]]:
    """Every command and option that the program has."""
    program = typer.main.get_command(app)
    for name, command in {"": program, **program.commands}.items():
        words = f"tableside {name}".strip()
        for parameter in command.params:
            flags = [flag for flag in parameter.opts if flag.startswith("--") and flag != "--help"]
            yield from ((words, flag) for flag in flags or [""])


@pytest.mark.parametrize(("command", "option"), sorted(set(options())))
def test_every_command_and_option_is_documented(command: str, option: str) -> None:
    assert section(command), f"docs/command-line.md has no part headed {command}"
    if option:
        assert re.search(rf"^\| `{option}[ `]", section(command), re.MULTILINE), f"{command} {option}"


def test_no_option_is_documented_that_is_not_there() -> None:
    there = set(options())
    promised = re.findall(r"^## (tableside[ \w]*)$", COMMAND_LINE, re.MULTILINE)
    told = {
        (c, option) for c in promised for option in re.findall(r"^\| `(--[\w-]+)", section(c), re.MULTILINE)
    }
    assert told - there == set()


@pytest.mark.parametrize("page", ["README.md", "docs/development.md"])
def test_every_make_command_that_is_named_is_in_the_makefile(page: str) -> None:
    named = set(
        re.findall(
            r"\bmake ([a-z]+)\b", "".join(re.findall(r"`make [a-z]+|^    make [a-z]+", text(page), re.M))
        )
    )
    targets = set(re.findall(r"^([a-z]+):", text("Makefile"), re.MULTILINE))
    assert {"run", "test"} <= named <= targets


@pytest.mark.parametrize(
    "page", ["README.md", *(p.relative_to(ROOT).as_posix() for p in ROOT.glob("docs/*.md"))]
)
def test_links_within_the_project_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", text(page))
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("this is not a git checkout")
    return [name for name in listed.stdout.split("\0") if name and Path(name).suffix not in NOT_TEXT]


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8", "replace")


@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        pytest.param("a registry's host", r"(pypi|pythonhosted|npmjs|debian)\.(org|com)\b", id="registries"),
        pytest.param("a place on somebody's machine", r"[\s\"'(=]/(home|root|work|Users)/\w", id="machines"),
    ],
)
def test_no_file_names(what: str, pattern: str) -> None:
    here = Path(__file__).relative_to(ROOT).as_posix()
    found = [
        name
        for name in tracked()
        if name != here and (ROOT / name).is_file() and re.search(pattern, text(name))
    ]
    assert found == [], f"{what} is named"


def test_every_package_is_pinned_with_hashes_and_training_stays_out() -> None:
    for lock in ("run", "dev"):
        pins = re.findall(
            r"^([\w-]+)==[^\n]*(\n    --hash=sha256:[0-9a-f]{64})?", text(f"requirements/{lock}.txt"), re.M
        )
        assert len(pins) > 40
        assert [name for name, hashed in pins if not hashed] == []
        assert not {"torch", "onnx"} & {name for name, _ in pins}
