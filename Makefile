# The commands of this project; CONTRIBUTING.md says when to use which.
#
#   make demo      install what is missing, build, and hear a sample app read aloud
#   make test      install what is missing, build, and run every test
#   make guide     run Apple's guide to view controllers, as code that imports our product
#   make clients   build packages outside ours that import every product, and compare what they say
#   make build     build everything for development
#   make lint      check format, documentation, and what each target imports
#   make docs      build the documentation into .docs
#   make reference-pages  write the pages about the audit's rules, our file formats and Apple's guide
#   make ledger    compare what the audit finds in real storyboards with what a person says of it
#   make mutate    change one token at a time, and count how often a test notices
#   make bench     compare our speed with xmllint's, espeak-ng's and speech-dispatcher's
#   make soak      run the tests with every fuzz and walk at full length
#   make install   build for release and install under PREFIX (default /usr/local)
#   make uninstall remove exactly what `make install` put there
#   make clean     remove everything that was built

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# The day of the version, for the foot of the manual page.
RELEASED ?= 2026-11-21

# An import of a target that is no declared dependency fails the build by this flag alone.
CHECK := --explicit-target-dependency-import-check error
# A package outside ours; it shares what is built with the client that is built in the same way.
GUIDE := --package-path Tests/Guide --scratch-path .build/clients/Plain
RELEASE := -c release --static-swift-stdlib

ROOT = $(DESTDIR)$(PREFIX)
BIN = $(ROOT)/bin
MAN = $(ROOT)/share/man/man1
BASH_COMPLETIONS = $(ROOT)/share/bash-completion/completions
ZSH_COMPLETIONS = $(ROOT)/share/zsh/site-functions
FISH_COMPLETIONS = $(ROOT)/share/fish/vendor_completions.d

.PHONY: build test guide clients lint ledger docs reference-pages demo mutate bench soak release install uninstall clean packages test-packages
.DELETE_ON_ERROR:

build: packages
	$(SWIFT) build $(CHECK)

test: packages test-packages
	$(SWIFT) test $(CHECK) --disable-xctest
	$(MAKE) guide

guide: packages
	.ci/build-client Tests/Guide Plain --build-tests
	$(SWIFT) test $(GUIDE) --disable-xctest --skip-build

clients: packages
	.ci/clients

soak: packages test-packages
	EARSHOT_SOAK=1 $(SWIFT) test $(CHECK) --disable-xctest

demo: build
	@"$$($(SWIFT) build --show-bin-path)/earshot" demo

ledger: build
	EARSHOT="$$($(SWIFT) build --show-bin-path)/earshot" .ci/ledger

lint:
	.ci/lint

docs:
	.ci/docs

# Tests compare the pages with the rules, with the tables of the readers and with the guide's tests.
reference-pages: build
	"$$($(SWIFT) build --show-bin-path)/earshot" explain --pages Sources/Earshot/Earshot.docc
	.ci/build-client Tests/Guide Plain --product guide-coverage
	$(SWIFT) run $(GUIDE) --skip-build guide-coverage Tests/Guide/Tests Sources/Earshot/Earshot.docc/GuideCoverage.md

mutate: packages test-packages
	.ci/mutate

bench: release
	@.ci/install-packages --for-benchmarks
	Benchmarks/run "$$($(SWIFT) build $(RELEASE) --show-bin-path)"

packages:
	@.ci/install-packages

# What is missing here skips tests, each with its reason, and stops nothing.
test-packages:
	-@.ci/install-packages --for-tests
	-@.ci/install-checkers

release: packages
	$(SWIFT) build $(CHECK) $(RELEASE) --product earshot
	$(SWIFT) build $(CHECK) $(RELEASE) --product earshot-espeak

# The page is the argument parser's own; it leaves empty lines, which its language does not have.
install: release
	$(SWIFT) build $(RELEASE) --product generate-manual
	release="$$($(SWIFT) build $(RELEASE) --show-bin-path)" && \
	install -d "$(BIN)" "$(MAN)" "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" "$(FISH_COMPLETIONS)" && \
	install -s -m 755 "$$release/earshot" "$$release/earshot-espeak" "$(BIN)" && \
	"$$release/generate-manual" "$$release/earshot" --date $(RELEASED) --output-directory - | \
	  sed 's/^$$/.Pp/' > "$(MAN)/earshot.1" && \
	"$$release/earshot" --generate-completion-script bash > "$(BASH_COMPLETIONS)/earshot" && \
	"$$release/earshot" --generate-completion-script zsh > "$(ZSH_COMPLETIONS)/_earshot" && \
	"$$release/earshot" --generate-completion-script fish > "$(FISH_COMPLETIONS)/earshot.fish"

uninstall:
	rm -f "$(BIN)/earshot" "$(BIN)/earshot-espeak" "$(MAN)/earshot.1" \
	  "$(BASH_COMPLETIONS)/earshot" "$(ZSH_COMPLETIONS)/_earshot" "$(FISH_COMPLETIONS)/earshot.fish"

clean:
	rm -rf .build .docs Benchmarks/.build earshot-demo.wav
