# One line each, as a list of what can be done here; `make` prints it.
.DEFAULT_GOAL := help
ENV := .venv/bin/

.PHONY: help
help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

.PHONY: install
install: ## Make .venv with Underkeep and all tools, at the pinned versions
	python3 -m venv .venv && $(ENV)pip install -q -r requirements/run.txt -r requirements/test.txt -r requirements/check.txt && $(ENV)pip install -q --no-deps --no-build-isolation -e .

.PHONY: check
check: ## Lint, format, types and layers
	$(ENV)ruff check . && $(ENV)ruff format --check . && $(ENV)mypy && $(ENV)lint-imports --no-logo

.PHONY: test
test: ## Run the tests, with branch coverage of the engine
	$(ENV)pytest -n auto --dist=worksteal --cov

.PHONY: compile
compile: ## Compile the engine into build/compiled
	$(ENV)python tools/compile.py build/compiled

.PHONY: bench
bench: compile ## Measure decisions per second, interpreted and compiled
	$(ENV)python -m underkeep bench && PYTHONPATH=build/compiled $(ENV)python -m underkeep bench

.PHONY: web
web: ## Build the web table into src/underkeep/web, after its types and tests
	cd web && npm ci --ignore-scripts && npm run types && npm run check && npm test && npm run build

.PHONY: docs
docs: ## Write the page of rules anew
	$(ENV)python tools/rules_page.py
