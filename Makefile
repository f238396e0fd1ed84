# Each target installs what it needs into .venv first: `make play` only what playing needs, the others the rest. You need
# Python and make.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
UV := $(VENV)/bin/uv
LOCK := requirements.lock
PLAY := $(VENV)/.play
READY := $(VENV)/.ready
# RLlib asks for an older Gymnasium than the lock has, so learners have an environment of their own.
LEARNERS := .bench/learners
# uv does not read pip's settings, so it gets pip's folder of wheels here.
export UV_FIND_LINKS ?= $(PIP_FIND_LINKS)
export UV_LINK_MODE ?= hardlink
AXE := web/node_modules/axe-core/axe.min.js
INSTALL := $(UV) pip install --quiet --python $(RUN) --constraint $(LOCK)
EXTRAS := gymnasium,mcp,nudges,openspiel,passkeys,pettingzoo,postgres,previews,ratings,study

.PHONY: setup play terminal web wasm engine site wheel docs screenshots test test-browser soak bench bench-gpu format lock clean
.DEFAULT_GOAL := setup

setup: $(PLAY)  ## the library and the command in .venv

$(UV):
	@echo "Making .venv ..."
	@$(PYTHON) -m venv $(VENV)
	@sed -n '/^uv==/,/[^\\]$$/p' $(LOCK) > $(VENV)/uv.txt  # pip checks hashes only where it is given everything pinned
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $(VENV)/uv.txt
	@$(UV) pip uninstall --quiet --python $(RUN) pip setuptools

$(PLAY): $(LOCK) pyproject.toml | $(UV)
	@echo "Fetching what playing needs ..."
	@$(INSTALL) --editable .
	@touch $@

$(READY): $(PLAY)
	@echo "Fetching what tests, documentation and benchmarks need ..."
	@$(INSTALL) --group all --editable ".[$(EXTRAS)]"
	@tests/system_packages
	@touch $@

play: $(PLAY) web  ## open the hall: play in the browser, with friends and bots
	@$(VENV)/bin/dragonhall serve --open

terminal: $(PLAY)  ## play in the terminal
	@$(VENV)/bin/dragonhall play dragorun

web: src/dragonhall/hall/static/index.html  ## build the pages of the table in the browser

src/dragonhall/hall/static/index.html: web/package-lock.json docs/protocol.schema.json web/wire.js $(shell find web/src web/public web/art web/engine src/dragonhall/locales src/dragonhall/games/*/web src/dragonhall/games/*/lesson -type f -not -path '*/translated/games/*' -not -name wire.ts 2>/dev/null) $(wildcard src/dragonhall/games/*/*.ftl src/dragonhall/games/*/*.npz src/dragonhall/games/*/*.py src/dragonhall/typescript/*.py) $(wildcard src/dragonhall/hall/protocol/*.py) src/dragonhall/hall/base/errors.py src/dragonhall/hall/base/names.py src/dragonhall/browser_catalogue.py | $(PLAY)
	@echo "Building the pages ..."
	@$(RUN) web/pages.py $(PAGES)

$(AXE): | web
	$(RUN) web/pages.py build -- --logLevel=warn  # the pages were built without what checks them

wasm: $(PLAY)  ## the games as WebAssembly, in their folders: those whose rules have changed
	@$(INSTALL) --group wasm --editable .
	@$(VENV)/bin/dragonhall compile --target wasm

wheel: $(READY) web  ## dist/: the wheel, with the pages in it, and the source archive
	$(RUN) -m build --no-isolation

engine: $(PLAY)  ## dist/: the engine as an npm package: rules, search and bots for JavaScript programs
	@mkdir -p dist
	$(RUN) web/pages.py engine

site: $(READY) web  ## site/: the pages for any static host, games and bots in the browser, with the documentation
	$(RUN) web/static_site.py

docs: $(READY)  ## site/docs/: the documentation as pages
	NO_MKDOCS_2_WARNING=1 $(RUN) -m mkdocs build --strict --quiet

screenshots: $(READY) web  ## pictures of every screen in three sizes, light and dark, both languages
	$(RUN) -m tests.browser.screenshots

test test-browser soak-tests: PAGES = build -- --logLevel=warn  # with what checks them, which stays
test: $(READY) web $(AXE)  ## lint, types, all tests, a quick benchmark; prints where its time goes
	$(RUN) tests/run.py

test-browser: $(READY) web $(AXE)  ## every test of the browser, the long ones too
	$(RUN) -m pytest tests/browser

soak: $(READY) web  ## the long campaigns: 100,000 random games and 10,000 re-deals beside witnesses for every game, seat count and set of options
	DRAGONHALL_GAMES=100000 DRAGONHALL_SHEETS=10000 DRAGONHALL_CLAIMS=10000 \
	  $(RUN) -m pytest tests/promises tests/wasm tests/library/test_claims.py -n auto -p no:cacheprovider
	DRAGONHALL_CLAIMS=10000 $(RUN) web/pages.py test -- tests/claims.test.ts

bench: $(READY)  ## measure beside other libraries, in one run on one core (about a quarter of an hour)
	$(RUN) bench/compare.py

bench-gpu: $(READY)  ## measure the batch on a GPU
	$(RUN) bench/gpu.py --write

bench-bridges: $(READY)  ## measure the bridges beside each library's own fastest card game
	$(RUN) bench/bridges.py --write

bench-hall: $(READY)  ## measure the hall: 8,000 sockets, saturation beside boardgame.io (needs node and npm), growth
	$(RUN) bench/hall.py

bench-browser: $(READY) web  ## measure in a browser: from the tap to what is seen, sixty cards moving
	$(RUN) bench/browser.py --write

bench-wasm: $(READY) web  ## measure WebAssembly beside machine code, in Node and in Chromium
	$(RUN) bench/wasm.py --chromium

soak-hall: $(READY)  ## the hall's long campaigns: 100 kills on each store, 10,000 fuzzed messages, leak checks, 10,000 tables that come and go, every attack
	DRAGONHALL_KILLS=100 DRAGONHALL_FUZZ=10000 DRAGONHALL_LEAK_GAMES=5 DRAGONHALL_LEAK_LOOKS=20 \
	  $(RUN) -m pytest tests/hall/test_nothing_lost.py tests/hall/test_bad_input.py tests/hall/test_no_leak.py \
	  -q -n0 -rP -p no:cacheprovider
	DRAGONHALL_CHURN=500 $(RUN) -m pytest tests/hall/tables/test_memory.py -q -n0 -rP -p no:cacheprovider
	$(RUN) -m tests.hall.attack --whole

soak-tests: $(READY) web $(AXE)  ## every test of the hall and the browser 20 times in shuffled order: SOAK="--rounds 5 --seed 7 --busy tests/hall"
	$(RUN) tests/soak_tests.py $(SOAK)

soak-bots: $(READY)  ## the bots' long campaigns: 10,000 matches of every game, and how long decisions really take
	DRAGONHALL_BOT_GAMES=10000 DRAGONHALL_BOT_DECISIONS=100 $(RUN) -m pytest tests/bots/test_campaigns.py -n auto \
	  -p no:cacheprovider
	$(RUN) bench/bot_limits.py

soak-cluster: $(READY)  ## the laboratory on a real Ray cluster of a head and two nodes here, one of them killed; RLlib and stable-baselines3 train
	@$(INSTALL) --editable ".[$(EXTRAS),cluster]"
	$(RUN) -m pytest tests/cluster -q -n0 -rP -p no:cacheprovider --ignore=tests/cluster/test_learners.py
	@test -x $(LEARNERS)/bin/python || $(UV) venv --quiet --python $(RUN) $(LEARNERS)
	@$(UV) pip install --quiet --python $(LEARNERS)/bin/python --group learners --editable ".[cluster,gymnasium,pettingzoo]"
	$(LEARNERS)/bin/python -m pytest tests/cluster/test_learners.py -q -rP -p no:cacheprovider

.PHONY: bench-hall bench-browser bench-wasm soak-hall soak-tests soak-bots soak-cluster

format: $(READY) web
	$(RUN) docs/generate/parts.py
	$(VENV)/bin/ruff check --fix --quiet .
	$(VENV)/bin/ruff format --quiet .
	cd web && npm run --silent format

lock: $(UV)  ## requirements.lock: exact versions and hashes of everything, from pyproject.toml (UPGRADE=--upgrade: the newest)
	$(UV) pip compile pyproject.toml --quiet --universal --python-version 3.11 --all-extras --group all --group wasm \
	  --no-annotate --no-header --generate-hashes $(UPGRADE) --output-file $(LOCK)
	@# PyTorch is built for each kind of machine, and only some of its builds are in the index.
	@sed '/^torch==/,/[^\\]$$/{s/ \\$$//;/--hash/d;}' $(LOCK) > $(LOCK).new && mv $(LOCK).new $(LOCK)

clean:
	rm -rf $(VENV) .bench .pytest_cache .mypy_cache .ruff_cache .hypothesis
