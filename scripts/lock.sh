#!/bin/sh
# Write requirements/run.txt and requirements/dev.txt from pyproject.toml: every version, with the hashes of
# every platform's file. Pins that are there already stay as they are; UPGRADE=1 looks for newer ones.
set -eu
cd "$(dirname "$0")/.."
[ -x .work/lock/bin/uv ] || { python3 -m venv .work/lock && .work/lock/bin/python -m pip install --quiet uv; }

compile() {
    .work/lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' \
        --all-extras --group build ${UPGRADE:+--upgrade} "$@"
}

compile --output-file requirements/run.txt
compile --output-file requirements/dev.txt --group dev --constraint requirements/run.txt
