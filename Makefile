# Every command of the project. Each is one script under .ci/, where the thinking is.
.DEFAULT_GOAL := help
.PHONY: help play test engines dist bench fuzz deny

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' Makefile

play: ## build the game and open it in the browser
	@.ci/play.sh

test: ## check and test everything, natively and in Chromium
	@.ci/test.sh

engines: ## test the built page in Chromium, Firefox and WebKit
	@.ci/engines.sh

dist: ## build the static page into dist/, ready for any web server
	@.ci/dist.sh

bench: ## measure the rules and the bots
	@.ci/bench.sh

deny: ## check licences, advisories and sources of all crates
	@.ci/deny.sh

fuzz: ## try games and texts that nobody thought of
	@.ci/fuzz.sh
