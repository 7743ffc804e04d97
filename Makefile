# `make play` and `make test` set everything up themselves; the environment is .venv.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
PIP := $(UV) pip install --quiet --python $(BIN)/python --require-hashes --compile-bytecode
COMPILE := $(UV) pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-header
# What `make play` needs beside the package itself.
EXTRAS := --extra server --extra fast
WORKERS ?= 2
# Neighbours stay together: what they share is started once. Who is done early takes over from the others.
SPREAD := -n $(WORKERS) --dist worksteal
# Time-outs are for what hangs, also on a machine that is busy with other things.
PYTEST := $(BIN)/python -m pytest -q $(SPREAD) --timeout 1800
GAMES := sapone ursuppe sapotage pantry soup
WARM := $(GAMES:%=warm-%)

.PHONY: setup web site wasm contract screenshots filmstrips smoothness play programs cluster crash fuzz sockets pytorch test check everything prepared lint rules-check $(WARM) coverage bench million pins clean golden docs wheel newcomer clean-room pythons help

help:
	@echo "make play     set up and play in the browser (LAN=1: also from phones on your network)"
	@echo "make check    before a commit: style, types, rules, what holds for all games, a game in the browser"
	@echo "make test     set up and run every check and test (ONLY=tests/rules/soup: only these tests)"
	@echo "make setup    only set up .venv"
	@echo "make programs install what some tests need of the system: Chromium, PostgreSQL, Redis"
	@echo "make pytorch  install PyTorch and Stable-Baselines3 for the tests that need them (1.3 GB where pip finds a build for CPUs, else 5 GB)"
	@echo "make cluster  PostgreSQL, Redis, two servers and nginx on this machine; games across them (STAY=1: until Ctrl-C)"
	@echo "make crash    kill servers, database and bus 20 times each under load; no acknowledged move may be lost"
	@echo "make fuzz     100,000 senseless messages to the server, 100,000 damaged positions, records and options"
	@echo "make bench    decisions and games per second (PEERS=1: beside other libraries)"
	@echo "make sockets  WebSocket libraries beside our own framing: processor time of a move, memory of a socket"
	@echo "make million  a million random games of every game and player count"
	@echo "make golden   write the golden playthroughs anew after a meant change of behaviour"
	@echo "make web      build the browser application and check its types and texts"
	@echo "make site     the games as static files into build/site: no server, any host, any folder, offline too"
	@echo "make wasm     build the WebAssembly modules of games anew whose rules have changed"
	@echo "make contract write the browser's types from Python anew, after a change of messages, views, events or options"
	@echo "make screenshots   pictures of every screen (FEW=1: of some)"
	@echo "make filmstrips    eight moments of each game, for docs/gallery.md"
	@echo "make smoothness    layout shift and long tasks of whole games on a slow phone"
	@echo "make docs     build the documentation into build/docs"
	@echo "make wheel    build a wheel, with the browser application inside, and a source archive into dist"
	@echo "make newcomer an empty home, the two commands, a game of each kind in the browser: minutes and disk (needs git)"
	@echo "make clean-room the wheel in empty environments: the commands and examples of the pages for researchers"
	@echo "make pythons  the wheel with every supported version of Python that is on this machine"
	@echo "make pins     renew the pinned requirements"

setup: .venv/.dev .venv/.web

play: .venv/.web
	@$(BIN)/stockpot serve --open --log warning $(if $(LAN),--host 0.0.0.0) $(if $(PORT),--port $(PORT))

web: .venv/.web
	$(BIN)/python hatch_build.py check

site: .venv/.dev .venv/.web
	@$(BIN)/python -m tools.site

wasm: .venv/.dev
	$(BIN)/stockpot wasm

contract: .venv/.run
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m tools.contract

screenshots: .venv/.dev .venv/.web
	$(BIN)/python -m tools.screenshots $(if $(FEW),--few)

filmstrips: .venv/.dev .venv/.web
	$(BIN)/python -m tools.filmstrips

smoothness: .venv/.dev .venv/.web
	$(BIN)/python -m tools.smoothness

# First what only the system's package manager can install (tools/programs.py); last what was left out for want of it.
test: export LEFT_OUT := build/left-out
test:
	@$(PYTHON) tools/programs.py
	@mkdir -p build && rm -f $(LEFT_OUT)
	@$(MAKE) --no-print-directory setup $(if $(filter true 1,$(CI)),pytorch)
	$(if $(ONLY),$(PYTEST) $(ONLY),@$(MAKE) --no-print-directory everything)
	@$(PYTHON) tools/programs.py $(LEFT_OUT)

everything:
	$(MAKE) --no-print-directory -j $(WORKERS) $(if $(filter output-sync,$(.FEATURES)),--output-sync) prepared
	$(PYTEST) tests --ignore=tests/browser
	$(PYTEST) tests/browser
	$(MAKE) --no-print-directory coverage

programs:
	@INSTALL=1 $(PYTHON) tools/programs.py

pytorch: .venv/.pytorch

# What keeps one core busy each, side by side; the longest first.
prepared: warm-sapone lint $(WARM) web rules-check

# The inner circle: minutes, not half an hour. Three players of each game stand for the others.
check: .venv/.dev .venv/.web lint rules-check
	$(PYTEST) tests/rules tests/properties tests/browser/test_whole_game.py -k "rules or -3] or the_result[chromium-soup]"

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m tools.contract --check
	$(BIN)/python tools/check_texts.py
	$(BIN)/python tools/check_imports.py
	NUMBA_DISABLE_JIT=1 $(BIN)/stockpot wasm --check

rules-check: .venv/.dev
	$(BIN)/python tools/check_rules.py

$(WARM): warm-%: .venv/.run
	$(BIN)/stockpot warm $*

# The rules run as plain Python here, so that every line of them can be counted.
coverage: .venv/.dev
	$(BIN)/python tools/check_coverage.py $(SPREAD)

bench: .venv/.run
	$(BIN)/stockpot bench $(if $(PEERS),--peers)

sockets: .venv/.dev
	@test -x .venv-peers/sockets/bin/python || $(UV) venv --quiet .venv-peers/sockets
	@$(UV) pip install --quiet --python .venv-peers/sockets/bin/python --require-hashes -r bench/sockets/requirements.txt
	$(BIN)/python bench/sockets/measure.py .venv-peers/sockets/bin/python

million: .venv/.run
	$(BIN)/stockpot check --games 1000000

cluster: .venv/.dev
	$(BIN)/python tools/cluster.py $(if $(STAY),--stay)

crash: .venv/.dev
	KILLS=20 $(BIN)/python -m pytest -q -s tests/server/test_crash.py

fuzz: .venv/.dev
	FUZZ=100000 $(BIN)/python -m pytest -q tests/server/test_fuzz.py tests/server/net/test_openapi.py
	FUZZ=100000 $(BIN)/python -m pytest -q $(SPREAD) tests/fuzz

wheel: .venv/.run
	$(UV) build --quiet --out-dir dist
	@ls dist

docs: .venv/.dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Open build/docs/index.html"

golden: .venv/.dev
	$(BIN)/python -m pytest -q tests/properties/test_golden.py --write-golden

newcomer:
	$(PYTHON) tools/newcomer.py

clean-room: .venv/.dev
	$(BIN)/python -m tools.clean_room $(if $(ONLY),--only $(ONLY))

pythons: .venv/.dev
	$(BIN)/python -m tools.pythons

pins: $(UV)
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) requirements/build.in -o requirements/build.txt
	$(COMPILE) pyproject.toml $(EXTRAS) requirements/build.in -o requirements/run.txt
	$(COMPILE) pyproject.toml $(EXTRAS) --extra postgresql --extra redis -o requirements/server.txt
	$(COMPILE) pyproject.toml $(EXTRAS) requirements/build.in requirements/dev.in -o requirements/dev.txt

clean:
	rm -rf .venv .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build web/node_modules src/stockpot/server/static

$(UV): requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Stockpot needs Python 3.11 or newer: make PYTHON=python3.12 …"; exit 1; }
	@echo "Setting up .venv …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/.run: $(UV) requirements/run.txt pyproject.toml
	@echo "Installing Stockpot …"
	@$(PIP) -r requirements/run.txt
	@STOCKPOT_SKIP_WEB=1 $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# The browser application, built with the system's Node or, where there is none, with the one from PyPI.
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/.*')
.venv/.web: .venv/.run hatch_build.py $(WEB)
	@echo "Building the browser application …"
	@$(BIN)/python -c 'import hatch_build, sys; sys.exit(not hatch_build.node_at_hand())' || $(PIP) -r requirements/node.txt
	@$(BIN)/python hatch_build.py
	@touch $@

.venv/.dev: .venv/.run requirements/dev.txt
	@echo "Installing what tests need …"
	@$(PIP) -r requirements/dev.txt
	@touch $@

# By pip, which may know of a build for CPUs where uv does not; modules are compiled when they are first imported.
.venv/.pytorch: .venv/.dev requirements/pytorch.txt
	@echo "Installing PyTorch …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements/pytorch.txt
	@touch $@
