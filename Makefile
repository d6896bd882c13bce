# Everything you do with a checkout of Flibuste. Each target first makes what it needs, once, inside this folder.
.DEFAULT_GOAL := help
SHELL := bash
unexport PYTHONPATH
export PYTHON ?= python3
GAME ?=
ARGS ?=

ENVIRONMENT := .venv/.installed

.PHONY: help play terminal web browser test check soak shadow mutate wheel bench strength lock format docs clean

help: ## list what you can ask for
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(ENVIRONMENT) ## play in the browser; the rules are compiled in the background for the next time
	@GAME="$(GAME)" scripts/play $(ARGS)

terminal: $(ENVIRONMENT) ## play in the terminal: make terminal, or make terminal GAME=stortebeker
	@.venv/bin/flibuste play $(GAME) $(ARGS)

web: $(ENVIRONMENT) ## build the web client
	@scripts/web --fetch || { [ $$? -eq 3 ] && echo "The web client needs Node.js 20.19 or newer." >&2; exit 1; }

browser: $(ENVIRONMENT) ## the tests of the web client in a real browser
	@scripts/browser-tests $(ARGS)

test: $(ENVIRONMENT) ## every check, on the source, on the compiled wheel and in the browser (some minutes)
	@scripts/test

check: $(ENVIRONMENT) ## the quick checks while you work: style, types, tests on the source
	@scripts/check -x

soak: $(ENVIRONMENT) ## the long suite, and every game to its end in the browser
	@scripts/soak

shadow: $(ENVIRONMENT) ## let a second, naive computation follow random games: make shadow GAME=cove ARGS="--games 100"
	@.venv/bin/python -m tests.shadows $(GAME) $(ARGS)

mutate: $(ENVIRONMENT) ## break rules on purpose and see what no test notices: make mutate GAME=cove
	@.venv/bin/python -m tests.mutation $(GAME) $(ARGS)

wheel: $(ENVIRONMENT) ## build the compiled wheel into dist/
	@scripts/wheel

bench: $(ENVIRONMENT) ## measure the speed, interpreted and compiled
	@scripts/bench $(ARGS)

strength: $(ENVIRONMENT) ## each level of the opponents against the one below: make strength GAME=cove ARGS="--seconds 120"
	@scripts/strength $(GAME) $(ARGS)

lock: $(ENVIRONMENT) ## choose new versions of the packages we use
	@scripts/lock

docs: ## build the documentation site into site/
	@scripts/docs

format: $(ENVIRONMENT) ## tidy the code
	@.venv/bin/ruff check --quiet --fix-only .
	@.venv/bin/ruff format .
	@scripts/web-style format

clean: ## remove everything that was made here, the private environments too
	@rm -rf .venv .venv-compiled .venv-arena .venv-docs .venv-node site build dist src/*.egg-info src/flibuste/web web/node_modules artefacts .pytest_cache .mypy_cache .ruff_cache .hypothesis .schemathesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "Clean."

.venv/.ready: requirements-dev.txt scripts/environment
	@scripts/environment .venv

$(ENVIRONMENT): .venv/.ready pyproject.toml
	@echo "Installing Flibuste itself in .venv, straight from src/ …"
	@.venv/bin/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
