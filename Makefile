# Everything a developer, a player or the CI runs. `make` alone lists it.

VENV := .venv
PYTHON := $(VENV)/bin/python
UV := $(VENV)/bin/uv
PYTEST := $(PYTHON) -m pytest -q -n 2
PHASE := tools/phase.sh
# Real sockets, processes and browsers may miss their moment on a busy machine: what failed is tried
# once more, one by one.
ONCE_MORE := $(PYTHON) -m pytest -q --last-failed --last-failed-no-failures none
# What plays by the rules is tested interpreted and compiled, everything else once (decision 17).
RULES_TESTS := tests/bots tests/engine tests/games tests/lab tests/server/test_secrecy.py \
	tests/test_compiled.py
INSTALL_OURSELVES := $(UV) pip install --quiet --python $(PYTHON) --no-deps --no-build-isolation -e .
LOCK := $(UV) pip compile --quiet --universal --generate-hashes --no-header $(LOCK_FLAGS)
COMPILER ?= optional
KILLS ?= 2000
FRAMES ?= 1000000
BROWSER ?= optional
NPM := env PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --prefix web --loglevel=error
WEB_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.html web/*.js web/*.ts \
	web/*.json src/tablee/texts/*.ftl src/tablee/games/*/texts.*.ftl src/tablee/faces/*.json \
	src/tablee/games/*/faces/*.svg src/tablee/games/*/pictures/*.svg)

export UV_PYTHON_DOWNLOADS := never
export TABLEE_BROWSER := $(BROWSER)

.DEFAULT_GOAL := help
.PHONY: help setup play server check format test compile wheel wire docs hooks lock upgrade clean \
	python-tests browser soak bench-server bench-play bench-class bench-flood bench-fairness

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.installed web/node_modules/.installed web/dist/index.html ## install what is locked, build the web client

$(VENV)/.bootstrapped: requirements/bootstrap.lock
	@tools/system_packages.sh
	python3 -m venv --clear $(VENV)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

# First what playing needs, then what only developing does: `make play` stops halfway (decision 19).
$(VENV)/.playable: $(VENV)/.bootstrapped requirements/play.lock pyproject.toml tools/wheel.py
	$(UV) pip install --quiet --python $(PYTHON) --require-hashes -r requirements/play.lock
	$(INSTALL_OURSELVES)
	@touch $@

$(VENV)/.installed: $(VENV)/.playable requirements/dev.lock
	$(UV) pip sync --quiet --python $(PYTHON) --require-hashes requirements/dev.lock
	$(INSTALL_OURSELVES)
	@touch $@

web/node_modules/.playable: web/package-lock.json web/package.json web/.npmrc | $(VENV)/.playable
	$(NPM) ci --omit=dev
	@touch $@

web/node_modules/.installed: web/node_modules/.playable
	$(NPM) install --no-save
	@touch $@

web/dist/index.html: web/node_modules/.playable $(WEB_SOURCES)
	$(NPM) run --silent build -- --logLevel warn

play: $(VENV)/.playable web/dist/index.html ## start the server, print where to play; compile beside
	@$(PYTHON) tools/play.py

server: compile web/dist/index.html ## what serving needs and no more, compiled (docs/hosting.md)

check: setup ## the fast one: format, lint, types, layers
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m ruff check .
	$(PYTHON) -m mypy
	TABLEE_COMPILED=no $(PYTHON) -m pytest -q tests/test_layers.py tests/test_house.py \
		tests/test_docs.py tests/test_web_files.py
	$(NPM) run --silent check

format: setup ## format the code and mend what the linter can
	$(PYTHON) -m ruff format .
	$(PYTHON) -m ruff check --fix .
	$(NPM) run --silent format

test: setup browser ## everything: check, tests interpreted, compiled and in a browser, mistakes
	@$(PHASE) "check" $(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory python-tests
	@$(PHASE) "web client tests" $(NPM) test --silent
	@$(PHASE) "browser tests" sh -c '$(PYTEST) tests/web || $(ONCE_MORE) tests/web'
	@$(PHASE) "planted mistakes" $(PYTHON) tools/plant.py

python-tests: setup
	@if tools/system_packages.sh can-compile; then \
		$(PHASE) "interpreted tests" env TABLEE_COMPILED=no \
			sh -c '$(PYTEST) $(RULES_TESTS) || $(ONCE_MORE) $(RULES_TESTS)' && \
		$(PHASE) "compile" $(MAKE) --no-print-directory compile && \
		$(PHASE) "compiled tests" env TABLEE_COMPILED=require \
			sh -c '$(PYTEST) --ignore=tests/web || $(ONCE_MORE) --ignore=tests/web'; \
	else \
		$(PHASE) "interpreted tests" env TABLEE_COMPILED=no $(PYTEST) --ignore=tests/web && \
		echo "No C compiler or Python headers: the compiled tests are skipped." && \
		test "$(COMPILER)" != required; \
	fi

browser:
	@tools/system_packages.sh browser

compile: $(VENV)/.playable ## compile the rules that have changed, with mypyc, into build/compiled
	@TABLEE_COMPILED=no $(PYTHON) tools/compile.py

wheel: setup compile ## a wheel with the compiled rules and the web client inside, in build/dist
	TABLEE_WHEEL=compiled $(UV) build --quiet --wheel --no-build-isolation --python $(PYTHON) --out-dir build/dist

soak: setup compile ## the long ones: 2,000 kills under load, a million hostile frames, the laws on a thousand matches each
	PYTHONPATH=tests $(PYTHON) -m server.kills $(KILLS)
	PYTHONPATH=tests $(PYTHON) -m server.fuzz $(FRAMES)
	HYPOTHESIS_PROFILE=soak $(PYTEST) tests/games/test_every_game.py tests/games/test_every_game_in_time.py \
		tests/games/test_lessons.py

bench-server: setup compile ## the server under load, beside a bare echo in the same run
	$(PYTHON) -m tools.bench_server --beside diego compatibility arriba --load 400 800 1500

bench-play: ## a newcomer's first minute: `make play` in a fresh clone, to a page and a room
	python3 tools/bench_play.py

bench-class: setup browser ## a pupil's first minute on a school's slow line: bytes and seconds
	PYTHONPATH=tests $(PYTHON) -m web.slow_line

bench-fairness: setup ## equal players across unequal networks: who wins how often, and by simpler rules
	$(PYTHON) -m tools.bench_fairness
	$(PYTHON) -m tools.bench_grabs

bench-flood: setup compile ## what people at other tables feel of a flood on one socket
	$(PYTHON) -m tools.bench_flood

wire: setup ## make again what the client has from Python: types of the wire, answers of the rules, decks
	TABLEE_COMPILED=no $(PYTHON) tools/wire_types.py
	TABLEE_COMPILED=no $(PYTHON) tools/rummu_answers.py
	TABLEE_COMPILED=no $(PYTHON) tools/diego_decks.py

docs: setup ## make the generated pages again: the index of decisions
	$(PYTHON) tools/decisions.py

hooks: setup ## check every commit with pre-commit
	$(PYTHON) -m pre_commit install

lock: setup ## bring requirements/*.lock in line with pyproject.toml
	$(LOCK) --group bootstrap --output-file requirements/bootstrap.lock
	$(LOCK) pyproject.toml --output-file requirements/base.lock
	$(LOCK) pyproject.toml --group play --constraint requirements/base.lock --output-file requirements/play.lock
	$(LOCK) pyproject.toml --group dev --constraint requirements/play.lock --output-file requirements/dev.lock

upgrade: LOCK_FLAGS := --upgrade
upgrade: lock ## the same, with the newest versions of everything

clean: ## remove .venv, builds and caches
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules web/dist
