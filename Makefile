# Everything a developer, a player or the CI runs. `make` alone lists it.

VENV := .venv
PYTHON := $(VENV)/bin/python
UV := $(VENV)/bin/uv
PYTEST := $(PYTHON) -m pytest -q -n 2
PHASE := tools/phase.sh
LOCK := $(UV) pip compile --quiet --universal --generate-hashes --no-header $(LOCK_FLAGS)
COMPILER ?= optional

export UV_PYTHON_DOWNLOADS := never

.DEFAULT_GOAL := help
.PHONY: help setup check format test compile wheel docs hooks lock upgrade clean compiled-tests

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.installed ## make .venv with the locked packages (a second call is instant)

$(VENV)/.bootstrapped: requirements/bootstrap.lock
	@tools/system_packages.sh
	python3 -m venv --clear $(VENV)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/.installed: $(VENV)/.bootstrapped requirements/dev.lock pyproject.toml tools/wheel.py
	$(UV) pip sync --quiet --python $(PYTHON) --require-hashes requirements/dev.lock
	$(UV) pip install --quiet --python $(PYTHON) --no-deps --no-build-isolation -e .
	@touch $@

check: setup ## the fast one: format, lint, types, layers
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m ruff check .
	$(PYTHON) -m mypy
	TABLEE_COMPILED=no $(PYTHON) -m pytest -q tests/test_layers.py tests/test_house.py tests/test_docs.py

format: setup ## format the code and mend what the linter can
	$(PYTHON) -m ruff format .
	$(PYTHON) -m ruff check --fix .

test: setup ## everything: check, tests interpreted and compiled, planted mistakes
	@$(PHASE) "check" $(MAKE) --no-print-directory check
	@$(PHASE) "interpreted tests" env TABLEE_COMPILED=no $(PYTEST)
	@$(MAKE) --no-print-directory compiled-tests
	@$(PHASE) "planted mistakes" $(PYTHON) tools/plant.py

compiled-tests: setup
	@if tools/system_packages.sh can-compile; then \
		$(PHASE) "compile" $(MAKE) --no-print-directory compile && \
		$(PHASE) "compiled tests" env TABLEE_COMPILED=require $(PYTEST); \
	else \
		echo "No C compiler or Python headers: the compiled tests are skipped."; \
		test "$(COMPILER)" != required; \
	fi

compile: setup ## compile the rules with mypyc into build/compiled
	@if tools/system_packages.sh can-compile; then \
		TABLEE_COMPILED=no $(PYTHON) tools/compile.py; \
	else \
		echo "No C compiler or Python headers: the rules stay interpreted; everything works, slower."; \
	fi

wheel: compile ## a wheel with the compiled rules inside, in build/dist
	TABLEE_WHEEL=compiled $(UV) build --quiet --wheel --no-build-isolation --python $(PYTHON) --out-dir build/dist

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
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis
