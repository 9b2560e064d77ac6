# make demo    play on your own machine, without Discord (make demo PORT=18080 chooses the port)
# make test    all checks and tests          make prove    what must hold, again and again for hours, and
#                                                         the tests with all samples (make prove QUICK=1: 5 minutes)
# make bench   measurements                 make bench-scale  those with very many tables, which take long
# make run     play on Discord, with config.toml          make package  wheel and source into dist/
# make pins    newest versions of all packages into requirements*.txt
# make coverage  the tests, and the lines of engine and bot that they do not run
# make golden  the golden files in tests again, and what has changed in them
#
# Everything is made ready in .venv the first time, and again when the requirements have changed.

PORT = 8765
PYTHON = python3
UV_VERSION = 0.13.8

UV := $(shell command -v uv 2>/dev/null || echo .venv/bin/uv)
BIN = .venv/bin
INSTALL = $(UV) pip install --quiet --python $(BIN)/python --require-hashes
COMPILE = $(UV) pip compile --quiet --upgrade --generate-hashes --no-header --no-annotate --universal \
	--python-version 3.11 --no-emit-index-url --no-emit-find-links --extra bot \
	--extra postgres pyproject.toml
TESTS = -m pytest -rs --numprocesses 4 --dist worksteal

.PHONY: demo run test coverage prove bench bench-scale package pins golden

demo: .venv/ready
	@$(BIN)/python -m bot demo --port $(PORT)

run: .venv/ready
	@$(BIN)/python -m bot run

# Tests start the bot dozens of times; without bytecode each start would compile all of it. In a fresh clone each worker
# would also compile all tests: they are compiled once before, while mypy runs.
test coverage prove: export PYTHONDONTWRITEBYTECODE =

test: .venv/ready-to-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy & test -d tests/__pycache__ || $(BIN)/python -m pytest --collect-only >/dev/null; wait $$!
	$(BIN)/python $(TESTS)

# Probes cost a third of the tests' time again, so this is a target of its own.
coverage: .venv/ready-to-test
	$(BIN)/python -m slipcover --source engine,bot --out .coverage.txt $(TESTS)
	@awk 'END {print "Of all lines of engine and bot, the tests run " $$NF " %; .coverage.txt lists the others"}' .coverage.txt

prove: .venv/ready-to-test
	$(BIN)/python -m tests.prove $(if $(QUICK),--quick)
	$(if $(QUICK),,TURNCOAT_PROVE=1 $(BIN)/python $(TESTS))

bench: .venv/ready-to-test
	@$(BIN)/python -m tests.bench

bench-scale: .venv/ready-to-test
	@$(BIN)/python -m tests.bench --scale

golden: .venv/ready-to-test
	@$(BIN)/python -m tests.make_golden
	@git status --short tests/golden 'tests/games/*/golden/*'
	@git --no-pager diff --stat --patch tests/golden 'tests/games/*/golden/*'

package: .venv/ready-to-test
	@rm -rf dist
	@$(BIN)/python -m hatchling build --directory dist

pins: | $(UV)
	$(COMPILE) --output-file requirements.txt
	$(COMPILE) --group dev --output-file requirements-dev.txt

.venv/ready: requirements.txt | $(UV)
	@echo "Making .venv ready ..."
	@test -x $(BIN)/python || $(UV) venv --quiet --clear --python '>=3.11' .venv
	@$(INSTALL) -r requirements.txt
	@touch $@

.venv/ready-to-test: requirements-dev.txt .venv/ready
	@$(INSTALL) -r requirements-dev.txt
	@touch $@

.venv/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Turncoat needs Python 3.11 or newer. Is there \
	another one? Then: make PYTHON=python3.12")'
	@echo "Fetching uv ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
