# make run    builds the workbench and starts it
# make test   runs every test and ends in a count
# make test-release  runs the tests in a pseudo terminal with what is released
# make fuzz   feeds every parser with what nobody would type, a minute each
# make sanitize  runs every test under the address and the thread sanitizer
#
# Both install what they need and is missing: through apt on Debian (with sudo
# when not root), through Homebrew on macOS.

PREFIX ?= /usr/local
SWIFT ?= swift
SYSTEM := $(shell uname -s)
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

release := .build/release/easel
# Only Linux links the Swift runtime in: macOS has it in the system.
static := $(if $(filter Linux,$(SYSTEM)),--static-swift-stdlib)
# Nobody debugs a release: without its tables it links faster and is half as large.
bare := -Xswiftc -gnone

.PHONY: run build build-tests test test-release fuzz sanitize format-check format bench install clean run-tools test-tools bench-tools

# What the build prints goes to standard error, and it leaves standard input
# alone: a pipe sees only the workbench.
run: build
	@exec $(release) $(ARGS)

build: run-tools
	@$(SWIFT) build -c release --product easel $(static) $(bare) </dev/null 1>&2

# The program that is built with the Swift tests runs in the pseudo terminal too: to optimise it would take longer
# than all the rest, and shows in times only. Unoptimised it may take twice as long.
test: test-tools build-tests
	@rm -f .build/tests/result
	@SWIFT="$(SWIFT)" Tests/swift .build/tests/result
	@EASEL_PATIENCE=20 Tests/run .build/tests/debug/easel .build/tests/result

test-release: test-tools build
	@Tests/Terminal/run $(release)

# A failed test names its line itself; tables for a debugger and an index of the system cost a fifth more.
# Compiling a module's files together reads each of them once, and takes half the time of compiling each alone.
together := -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -disable-batch-mode
build-tests:
	@$(SWIFT) build --build-tests --scratch-path .build/tests $(bare) $(together) \
	  -Xswiftc -index-ignore-system-modules </dev/null 1>&2

fuzz: run-tools
	@SWIFT="$(SWIFT)" Tests/Fuzz/run

sanitize: test-tools
	@SWIFT="$(SWIFT)" Tests/sanitize

format-check:
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

format:
	@$(SWIFT) format --in-place --recursive Sources Tests Package.swift

bench: build bench-tools
	@$(SWIFT) build -c release --product Benchmarks $(static) $(bare) </dev/null 1>&2
	@.build/release/Benchmarks
	@PYTHONPATH=.build/beside /usr/bin/python3 Tests/Benchmarks/beside $(release)

install: build
	@install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1
	@install -m 755 $(release) $(DESTDIR)$(PREFIX)/bin/easel
	@if [ -f Documentation/easel.1 ]; then \
	  install -m 644 Documentation/easel.1 $(DESTDIR)$(PREFIX)/share/man/man1/easel.1; fi
	@echo "installed $(DESTDIR)$(PREFIX)/bin/easel"

clean:
	@rm -rf .build

ifeq ($(SYSTEM),Darwin)
run-tools:
	@[ -d "$$(brew --prefix)/opt/readline" ] || brew install readline 1>&2

test-tools: run-tools
	@python3 -c 'import pexpect, pyte, jsonschema' 2>/dev/null \
	  || python3 -m pip install --user --quiet pexpect pyte jsonschema 1>&2

bench-tools: test-tools
	@command -v gnuplot >/dev/null || brew install gnuplot 1>&2 || true
	@[ -d .build/beside ] || /usr/bin/python3 -m pip install --quiet --target .build/beside plotext==5.3.2 1>&2 || true
else
# $(call packages,NAMES): installs those that dpkg does not have yet.
packages = missing=""; for name in $(1); do dpkg -s $$name >/dev/null 2>&1 || missing="$$missing $$name"; done; \
  [ -z "$$missing" ] || { echo "installing$$missing" >&2; \
  { $(SUDO) apt-get install -y -qq $$missing || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $$missing; }; } </dev/null >/dev/null; }

run-tools:
	@$(call packages,libreadline-dev)

test-tools: run-tools
	@$(call packages,python3-pexpect python3-pyte python3-jsonschema strace)

# What is measured beside; without it the rest is measured all the same.
bench-tools: test-tools
	@$(call packages,gnuplot-nox python3-pip) || true
	@[ -d .build/beside ] || /usr/bin/python3 -m pip install --quiet --target .build/beside plotext==5.3.2 1>&2 || true
endif
