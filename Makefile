# make play   sets up everything and opens a game against bots
# make test   sets up everything and runs every test

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/playable
READY := $(VENV)/ready
# Many tests wait for servers and browsers more than they work: more of them at once than there are processors.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(max(4, os.cpu_count() or 1))')
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test lint rules screenshots bench bench-server fast golden lock clean

play: $(PLAYABLE)
	@$(BIN)/cervelle serve zombie-life --browse

test: $(READY)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

rules: $(READY)
	$(BIN)/python tools/rules.py

# The pictures of the README.
screenshots: $(READY)
	$(BIN)/python -m tools.screenshots

fast: $(READY)
	$(BIN)/python tools/fast.py

bench: $(READY)
	$(BIN)/python bench/run.py
	.venv-fast/bin/python -m bench.crowd
	.venv-fast/bin/python -m bench.search

bench-server: $(READY)
	$(BIN)/python -m bench.server.run

golden: $(READY)
	$(BIN)/python tools/golden.py

$(PLAYABLE): play.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Cervelle : il faut Python 3.11 ou plus / Python 3.11 or later is needed (make PYTHON=python3.12)"; exit 1; }
	@echo "Cervelle : préparation, une seule fois / setting up, once only…"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r play.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(READY): $(PLAYABLE) requirements.lock
	@$(PIP) --require-hashes -r requirements.lock
	@touch $@

# The locks name packages, versions and hashes: play.lock what playing needs, requirements.lock what developing needs too,
# bench/peers.lock the libraries that we are measured against.
LOCK := uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --quiet
lock:
	$(LOCK) pyproject.toml --group install -o play.lock
	$(LOCK) pyproject.toml --group dev -o requirements.lock
	$(LOCK) bench/peers.in -o bench/peers.lock

clean:
	rm -rf $(VENV) .venv-fast .venv-peers build
