"""`make run` and `make test` on machines that lack something: what is installed, and what is said."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "scripts" / "setup.py"


@pytest.fixture
def setup(monkeypatch, tmp_path: Path) -> ModuleType:
    """The script, on a checkout of its own, with nothing that it would install or run."""
    spec = importlib.util.spec_from_file_location("setup_script", SCRIPT)
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    (tmp_path / "requirements").mkdir()
    (tmp_path / ".venv").mkdir()
    for name in ("requirements/run.txt", "requirements/dev.txt", "pyproject.toml", ".venv/pyvenv.cfg"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "VENV", tmp_path / ".venv")
    script.ran = []
    monkeypatch.setattr(
        script, "carry_out", lambda command, otherwise: script.ran.append([*map(str, command)])
    )
    monkeypatch.setattr(script, "can_install", lambda: False)
    return script


def lacks(script: ModuleType, monkeypatch, *missing: str) -> None:
    """A machine without these; as soon as apt ran, they are there."""
    for name, (_, packages, by_hand) in list(script.NEEDS.items()):

        def is_there(name: str = name) -> bool:
            return name not in missing or any("install" in command for command in script.ran)

        monkeypatch.setitem(script.NEEDS, name, (is_there, packages, by_hand))


@pytest.mark.parametrize(
    ("kind", "missing", "told"),
    [
        pytest.param("dev", "Chromium", "sudo apt-get install chromium", id="no Chromium"),
        pytest.param("dev", "libatomic", "sudo apt-get install libatomic1", id="no libatomic"),
        pytest.param("dev", "graphics libraries", "sudo apt-get install libgl1", id="no libGL for the tests"),
        pytest.param("run", "graphics libraries", "sudo apt-get install libgl1", id="no libGL to serve"),
    ],
)
def test_whoever_is_not_root_is_told_what_to_install(setup, monkeypatch, kind, missing, told) -> None:
    lacks(setup, monkeypatch, missing)
    with pytest.raises(SystemExit, match=told) as stopped:
        setup.see_to_the_system(kind)
    assert str(stopped.value).count("\n") == 0
    assert setup.ran == []


def test_without_postgresql_its_tests_are_skipped_and_that_is_said(setup, monkeypatch, capsys) -> None:
    lacks(setup, monkeypatch, "PostgreSQL")
    setup.see_to_the_system("dev")
    assert capsys.readouterr().out == "PostgreSQL is not on this machine: its tests are skipped.\n"


def test_root_on_debian_gets_all_that_is_missing_at_once(setup, monkeypatch) -> None:
    lacks(setup, monkeypatch, "Chromium", "graphics libraries")
    monkeypatch.setattr(setup, "can_install", lambda: True)
    setup.see_to_the_system("dev")
    assert [command[-1] for command in setup.ran] == ["update", "chromium"]
    assert setup.ran[1][-4:] == ["--no-install-recommends", "libgl1", "libglib2.0-0", "chromium"]


def test_to_serve_needs_no_browser(setup, monkeypatch) -> None:
    lacks(setup, monkeypatch, "Chromium", "PostgreSQL")
    setup.see_to_the_system("run")
    assert setup.ran == []


def test_packages_are_installed_once_until_the_lock_file_changes(setup) -> None:
    assert not setup.is_installed("run")
    setup.install("run")
    assert setup.is_installed("run")
    assert not setup.is_installed("dev")
    (setup.ROOT / "requirements" / "run.txt").write_text("another version")
    assert not setup.is_installed("run")


def test_what_the_tests_need_is_enough_to_serve(setup) -> None:
    setup.install("dev")
    assert setup.is_installed("dev")
    assert setup.is_installed("run")


def test_packages_come_from_the_lock_file_by_their_hashes(setup) -> None:
    setup.install("dev")
    fetch, own = setup.ran
    assert "--require-hashes" in fetch
    assert fetch[-1].endswith("requirements/dev.txt")
    assert {"--no-index", "--no-deps"} <= set(own)


@pytest.mark.parametrize(
    ("version", "fits"),
    [((3, 10, 9), False), ((3, 11, 0), True), ((3, 13, 9), True), ((3, 14, 0), False)],
    ids=["3.10", "3.11", "3.13", "3.14"],
)
def test_only_pythons_that_fit_are_used(setup, monkeypatch, version, fits) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setattr(setup.shutil, "which", lambda name: None)
    if fits:
        setup.use_a_python_that_fits()
        return
    with pytest.raises(SystemExit, match=r"Python 3\.11, 3\.12 or 3\.13 is needed"):
        setup.use_a_python_that_fits()


def test_an_old_python_hands_over_to_one_that_fits(setup, monkeypatch) -> None:
    started = []
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(sys, "argv", ["setup.py", "run"])
    monkeypatch.setattr(setup.shutil, "which", {"python3.12": "/opt/python3.12"}.get)
    monkeypatch.setattr(setup.os, "execv", lambda program, words: started.append((program, words)))
    with pytest.raises(SystemExit):  # in earnest, execv does not come back
        setup.use_a_python_that_fits()
    assert started[0] == ("/opt/python3.12", ["/opt/python3.12", str(SCRIPT), "run"])


def test_a_wrong_word_is_told(setup) -> None:
    with pytest.raises(SystemExit, match="say what to set up"):
        setup.main(["everything"])
