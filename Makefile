# Each target sets up what it needs: a virtual environment in .venv with pinned packages, and on Debian as root
# the system's part too. Options for the command itself go in ARGS: make run ARGS="--port 8600"
PYTHON ?= python3
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help run test check bench lock dev

help:
	@echo "make run      serve Tableside on this network; prints its address and a QR"
	@echo "make test     every test, in a browser too"
	@echo "make check    lint, types and import directions"
	@echo "make bench    the figures of this project, into benchmarks/"
	@echo "make lock     write requirements/ anew from pyproject.toml"

run:
	@$(PYTHON) scripts/setup.py run
	@.venv/bin/tableside $(ARGS)

dev:
	@$(PYTHON) scripts/setup.py dev

test: dev
	@.venv/bin/python -m pytest $(ARGS)

check: dev
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check --quiet .
	@.venv/bin/mypy
	@.venv/bin/python -m pytest --quiet tests/test_imports.py tests/test_docs.py

bench: dev
	@.venv/bin/tableside bench --into benchmarks $(ARGS)

lock:
	@scripts/lock.sh
