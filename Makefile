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
#   make soak      run the tests with every fuzz and walk at full length; soon done with PROGRAMS=FOLDER, where
#                  the programs are that were built for release
#   make deb       make a Debian package in .build/packages
#   make dist      make an archive in .build/packages that needs no package manager
#   make package-test  install both in a fresh Debian, and run the demo there; wants root
#   make install   build for release and install under PREFIX (default /usr/local)
#   make uninstall remove exactly what `make install` put there
#   make clean     remove everything that was built

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# The folder of programs that were built for release; where none is named they are built.
PROGRAMS ?=

# An import of a target that is no declared dependency fails the build by this flag alone.
CHECK := --explicit-target-dependency-import-check error
# Tests of programs at a terminal and of sound that is played: what they wait for comes late, in pieces or with
# gaps, where other tests have the processors. They run last, one by one.
ALONE := EarshotTerminalTests\.(?!OutgoingScreenLaw)|EarshotAudioTests\.RealSound|EarshotCommandTests\.SpeakingThroughServer
TEST := $(SWIFT) test $(CHECK) --disable-xctest
# A package outside ours; it shares what is built with the client that is built in the same way.
GUIDE := --package-path Tests/Guide --scratch-path .build/clients/Plain
# Nothing is looked for beside the programs: the Swift runtime is in them.
RELEASE := -c release --static-swift-stdlib --disable-local-rpath

ROOT = $(DESTDIR)$(PREFIX)
BIN = $(ROOT)/bin
MAN = $(ROOT)/share/man
BASH_COMPLETIONS = $(ROOT)/share/bash-completion/completions
ZSH_COMPLETIONS = $(ROOT)/share/zsh/site-functions
FISH_COMPLETIONS = $(ROOT)/share/fish/vendor_completions.d
PACKAGES := .build/packages
BUILT = $(if $(PROGRAMS),,release)
BUILT_PROGRAMS = "$(or $(PROGRAMS),$$($(SWIFT) build $(RELEASE) --show-bin-path))"

.PHONY: build test guide clients lint ledger docs reference-pages demo mutate bench soak release deb package-test dist install uninstall clean packages test-packages packaging-packages
.DELETE_ON_ERROR:

build: packages
	$(SWIFT) build $(CHECK)

test: packages test-packages
	$(TEST) --skip '$(ALONE)'
	$(TEST) --filter '$(ALONE)' --no-parallel --skip-build
	$(MAKE) guide

guide: packages
	.ci/build-client Tests/Guide Plain --build-tests
	$(SWIFT) test $(GUIDE) --disable-xctest --skip-build

clients: packages
	.ci/clients

soak: packages test-packages
	export EARSHOT_SOAK=1 EARSHOT_PROGRAMS="$(abspath $(PROGRAMS))"; \
	$(TEST) --skip '$(ALONE)' && $(TEST) --filter '$(ALONE)' --no-parallel --skip-build

# What the compiler says is kept in files: hundreds of lines in which the few of the demo would be lost.
demo: packages
	@.ci/step .build/demo-program.log "Building the program" $(SWIFT) build $(CHECK) --product earshot
	@.ci/step .build/demo-voice.log "Building its voice" $(SWIFT) build $(CHECK) --product earshot-espeak
	@"$$($(SWIFT) build --show-bin-path)/earshot" demo

ledger: build
	EARSHOT="$$($(SWIFT) build --show-bin-path)/earshot" .ci/ledger
	EARSHOT="$$($(SWIFT) build --show-bin-path)/earshot" .ci/ledger --walk

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

install: $(BUILT)
	programs=$(BUILT_PROGRAMS) && \
	install -d "$(BIN)" "$(MAN)/man1" "$(MAN)/man5" \
	  "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" "$(FISH_COMPLETIONS)" && \
	install -s -m 755 "$$programs/earshot" "$$programs/earshot-espeak" "$(BIN)" && \
	pages=$$(mktemp -d) && "$$programs/earshot" explain --manual "$$pages" && \
	install -m 644 "$$pages/earshot.1" "$$pages/earshot-espeak.1" "$(MAN)/man1" && \
	install -m 644 "$$pages/earshot.5" "$(MAN)/man5" && rm -r "$$pages" && \
	"$$programs/earshot" --generate-completion-script bash | sed "1{/^#!/d}" > "$(BASH_COMPLETIONS)/earshot" && \
	"$$programs/earshot" --generate-completion-script zsh > "$(ZSH_COMPLETIONS)/_earshot" && \
	"$$programs/earshot" --generate-completion-script fish > "$(FISH_COMPLETIONS)/earshot.fish"

uninstall:
	rm -f "$(BIN)/earshot" "$(BIN)/earshot-espeak" "$(MAN)/man1/earshot.1" \
	  "$(MAN)/man1/earshot-espeak.1" "$(MAN)/man5/earshot.5" \
	  "$(BASH_COMPLETIONS)/earshot" "$(ZSH_COMPLETIONS)/_earshot" "$(FISH_COMPLETIONS)/earshot.fish"

packaging-packages:
	@.ci/install-packages --for-packaging

deb: packaging-packages $(BUILT)
	@Packaging/deb $(BUILT_PROGRAMS) $(PACKAGES)

dist: packaging-packages $(BUILT)
	@Packaging/dist $(BUILT_PROGRAMS) $(PACKAGES)

package-test: deb dist
	.ci/package-test $(BUILT_PROGRAMS)

clean:
	rm -rf .build .docs Benchmarks/.build earshot-demo.wav
