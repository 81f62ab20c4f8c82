# Everything a developer, a player or the CI runs. `make` alone lists it.

VENV := .venv
PYTHON := $(VENV)/bin/python
UV := $(VENV)/bin/uv
PYTEST := $(PYTHON) -m pytest -q -n 2
PHASE := tools/phase.sh
# A browser on a busy machine may miss its moment: what failed is tried once more, one by one.
ONCE_MORE := $(PYTHON) -m pytest -q --last-failed --last-failed-no-failures none tests/web
# What plays by the rules is tested interpreted and compiled, everything else once (decision 17).
RULES_TESTS := tests/bots tests/engine tests/games tests/lab tests/server/test_secrecy.py \
	tests/test_compiled.py
LOCK := $(UV) pip compile --quiet --universal --generate-hashes --no-header $(LOCK_FLAGS)
COMPILER ?= optional
BROWSER ?= optional
NPM := env PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --prefix web --loglevel=error
WEB_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.html web/*.js web/*.ts \
	web/*.json src/tablee/texts/*.ftl src/tablee/games/*/texts.*.ftl)

export UV_PYTHON_DOWNLOADS := never
export TABLEE_BROWSER := $(BROWSER)

.DEFAULT_GOAL := help
.PHONY: help setup play check format test compile wheel wire docs hooks lock upgrade clean \
	python-tests browser soak bench-server

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.installed web/dist/index.html ## install what is locked, build the web client

$(VENV)/.bootstrapped: requirements/bootstrap.lock
	@tools/system_packages.sh
	python3 -m venv --clear $(VENV)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/.installed: $(VENV)/.bootstrapped requirements/dev.lock pyproject.toml tools/wheel.py
	$(UV) pip sync --quiet --python $(PYTHON) --require-hashes requirements/dev.lock
	$(UV) pip install --quiet --python $(PYTHON) --no-deps --no-build-isolation -e .
	@touch $@

web/node_modules/.installed: web/package-lock.json web/package.json web/.npmrc | $(VENV)/.installed
	$(NPM) ci
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	$(NPM) run --silent build -- --logLevel warn

play: setup compile ## start the server and print where to play
	$(VENV)/bin/tablee serve

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
	@$(PHASE) "browser tests" sh -c '$(PYTEST) tests/web || $(ONCE_MORE)'
	@$(PHASE) "planted mistakes" $(PYTHON) tools/plant.py

python-tests: setup
	@if tools/system_packages.sh can-compile; then \
		$(PHASE) "interpreted tests" env TABLEE_COMPILED=no $(PYTEST) $(RULES_TESTS) && \
		$(PHASE) "compile" $(MAKE) --no-print-directory compile && \
		$(PHASE) "compiled tests" env TABLEE_COMPILED=require $(PYTEST) --ignore=tests/web; \
	else \
		$(PHASE) "interpreted tests" env TABLEE_COMPILED=no $(PYTEST) --ignore=tests/web && \
		echo "No C compiler or Python headers: the compiled tests are skipped." && \
		test "$(COMPILER)" != required; \
	fi

browser:
	@tools/system_packages.sh browser

compile: setup ## compile the rules with mypyc into build/compiled
	@if tools/system_packages.sh can-compile; then \
		TABLEE_COMPILED=no $(PYTHON) tools/compile.py; \
	else \
		echo "No C compiler or Python headers: the rules stay interpreted; everything works, slower."; \
	fi

wheel: compile ## a wheel with the compiled rules and the web client inside, in build/dist
	TABLEE_WHEEL=compiled $(UV) build --quiet --wheel --no-build-isolation --python $(PYTHON) --out-dir build/dist

soak: setup compile ## the long ones: 500 kills under load, the laws on a thousand matches each
	PYTHONPATH=tests $(PYTHON) -m server.kills 500
	HYPOTHESIS_PROFILE=soak $(PYTEST) tests/games/test_every_game.py

bench-server: setup compile ## the server under load, beside a bare echo in the same run
	$(PYTHON) -m tools.bench_server

wire: setup ## make the TypeScript types of the wire again
	TABLEE_COMPILED=no $(PYTHON) tools/wire_types.py

docs: setup ## make the generated pages again: the index of decisions
	$(PYTHON) tools/decisions.py

hooks: setup ## check every commit with pre-commit
	$(PYTHON) -m pre_commit install

lock: setup ## bring requirements/*.lock in line with pyproject.toml
	$(LOCK) --group bootstrap --output-file requirements/bootstrap.lock
	$(LOCK) pyproject.toml --output-file requirements/base.lock
	$(LOCK) pyproject.toml --group dev --constraint requirements/base.lock --output-file requirements/dev.lock

upgrade: LOCK_FLAGS := --upgrade
upgrade: lock ## the same, with the newest versions of everything

clean: ## remove .venv, builds and caches
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules web/dist
