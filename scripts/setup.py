"""Set up this checkout: the virtual environment, its pinned packages, and what the system must bring.

    python3 scripts/setup.py run     what `make run` needs
    python3 scripts/setup.py dev     what `make test`, `make check` and `make bench` need

Standard library only, and readable by any Python 3.7 and later: it has to say so when Python is too old.
Run again, it looks at hashes and asks nothing of the network while nothing changed.
"""

from __future__ import annotations

import glob
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
OLDEST, NEWEST = (3, 11), (3, 13)
SERVES = {"run": ("run", "dev"), "dev": ("dev",)}  # all that is in run.txt is in dev.txt too


def stop(line: str) -> None:
    sys.exit("Tableside: " + line)


def say(line: str) -> None:
    print(line, flush=True)


def use_a_python_that_fits() -> None:
    """Go on in this Python, or start again in another one on this machine that fits."""
    if OLDEST <= sys.version_info[:2] <= NEWEST:
        return
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        other = shutil.which(f"python3.{minor}")
        if other:
            os.execv(other, [other, str(Path(__file__).resolve()), *sys.argv[1:]])
    stop(
        f"Python 3.11, 3.12 or 3.13 is needed, and this one is {sys.version_info[0]}.{sys.version_info[1]}. "
        "Install one of them, or name it: make run PYTHON=/path/to/python3.12"
    )


def works(command: list[object]) -> bool:
    """Whether this command can be run and ends well; silent."""
    quiet = subprocess.DEVNULL
    try:
        ended = subprocess.run([str(c) for c in command], stdout=quiet, stderr=quiet, stdin=quiet)
    except OSError:
        return False
    return ended.returncode == 0


def carry_out(command: list[object], otherwise: str) -> None:
    """Run a command that stays silent when all is well; else show what it said, and stop."""
    ended = subprocess.run(
        [str(c) for c in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
    )
    if ended.returncode != 0:
        sys.stderr.write(ended.stdout.decode("utf-8", "replace"))
        stop(otherwise)


def can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(packages: list[str]) -> None:
    say(f"Installing {', '.join(packages)} ...")
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet", "--yes"]
    carry_out([*apt, "update"], "apt-get update failed; what it says is above.")
    carry_out(
        [*apt, "install", "--no-install-recommends", *packages],
        f"Debian's {', '.join(packages)} could not be installed; what apt-get says is above.",
    )


def found(pattern: str) -> bool:
    return bool(glob.glob(os.path.expanduser(pattern)))


def has_graphics_libraries() -> bool:
    """OpenCV loads libGL and GLib when it is imported, and a bare server has neither."""
    return works([PYTHON, "-c", "import cv2"])


def has_chromium() -> bool:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    playwrights = ("~/.cache/ms-playwright/chromium-*", "~/Library/Caches/ms-playwright/chromium-*")
    return "CHROMIUM" in os.environ or any(map(shutil.which, names)) or any(map(found, playwrights))


def has_what_playwright_needs() -> bool:
    """Playwright brings a Node.js of its own, and that loads libatomic."""
    return works([PYTHON, "-m", "playwright", "--version"])


def has_postgresql() -> bool:
    return shutil.which("initdb") is not None or found("/usr/lib/postgresql/*/bin/initdb")


# What the system brings: how to see that it is there, Debian's packages, and what to do by hand.
# Where that is empty, Tableside does without.
NEEDS = {
    "graphics libraries": (
        has_graphics_libraries,
        ["libgl1", "libglib2.0-0"],
        "OpenCV cannot be loaded. On Debian and Ubuntu: sudo apt-get install libgl1 libglib2.0-0",
    ),
    "Chromium": (
        has_chromium,
        ["chromium"],
        "the tests drive a Chromium, and there is none. On Debian: sudo apt-get install chromium. Elsewhere: "
        ".venv/bin/playwright install chromium, or name yours: CHROMIUM=/path/to/chrome make test",
    ),
    "libatomic": (
        has_what_playwright_needs,
        ["libatomic1"],
        "Playwright, which drives Chromium, lacks libatomic. On Debian: sudo apt-get install libatomic1",
    ),
    "PostgreSQL": (has_postgresql, ["postgresql"], ""),
}
NEEDED_BY = {
    "run": ("graphics libraries",),
    "dev": ("graphics libraries", "Chromium", "libatomic", "PostgreSQL"),
}


def see_to_the_system(kind: str) -> None:
    missing = [name for name in NEEDED_BY[kind] if not NEEDS[name][0]()]
    if missing and can_install():
        apt_install([package for name in missing for package in NEEDS[name][1]])
        missing = [name for name in missing if not NEEDS[name][0]()]
    for name in missing:
        by_hand = NEEDS[name][2]
        if by_hand:
            stop(by_hand)
        say(f"{name} is not on this machine: its tests are skipped.")


def make_venv() -> None:
    """A new virtual environment, or the one that is there if it still works."""
    if works([PYTHON, "-m", "pip", "--version"]):
        return
    say(f"Making .venv with Python {'.'.join(map(str, sys.version_info[:3]))} ...")
    command = [sys.executable, "-m", "venv", "--clear", VENV]
    if not works(command) and can_install():  # Debian parts venv from python3
        apt_install(["python3-venv"])
    carry_out(
        command,
        "no virtual environment could be made. On Debian and Ubuntu: sudo apt-get install python3-venv",
    )


def fingerprint(kind: str) -> str:
    """Of all that the packages in .venv depend on: lock file, project file, Python, and where we lie."""
    digest = hashlib.sha256(str(ROOT).encode())
    for path in (ROOT / "requirements" / f"{kind}.txt", ROOT / "pyproject.toml", VENV / "pyvenv.cfg"):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def stamp(kind: str) -> Path:
    return VENV / f"installed-{kind}"


def is_installed(kind: str) -> bool:
    return any(stamp(k).exists() and stamp(k).read_text() == fingerprint(k) for k in SERVES[kind])


def install(kind: str) -> None:
    say(f"Installing the packages of requirements/{kind}.txt (some minutes, the first time) ...")
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    lock = ROOT / "requirements" / f"{kind}.txt"
    carry_out(
        [*pip, "--require-hashes", "--only-binary", ":all:", "--requirement", lock],
        "the packages could not be installed; what pip says is above. Is this machine on the internet?",
    )
    carry_out(
        [*pip, "--no-deps", "--no-index", "--no-build-isolation", "--editable", ROOT],
        "Tableside itself could not be installed; what pip says is above.",
    )
    stamp(kind).write_text(fingerprint(kind))


def main(arguments: list[str]) -> None:
    if len(arguments) != 1 or arguments[0] not in NEEDED_BY:
        stop("say what to set up: python3 scripts/setup.py run, or dev")
    use_a_python_that_fits()
    make_venv()
    if not is_installed(arguments[0]):
        install(arguments[0])
    see_to_the_system(arguments[0])


if __name__ == "__main__":
    main(sys.argv[1:])
