# Genial: retirement planning. `make help` lists everything.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

BIN := node_modules/.bin
NODE_TS := node --import tsx

.PHONY: help run dev test unit e2e lint types format bench build clean stack-up stack-down \
        test-node-lts test-mongo test-upgrade install restore-drill test-faults test-law-sweep law-docs manual permissions plan-changes views rebuild export restore move forget browser scale

help: ## List the commands
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | awk 'BEGIN {FS = ":.*## "} {printf "  make %-16s %s\n", $$1, $$2}'

node_modules/.installed: package.json package-lock.json
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

browser: node_modules/.installed
	@scripts/ensure-chromium.sh

build: node_modules/.installed ## Build the server and the screens into dist/
	@$(NODE_TS) scripts/build-server.ts
	@$(BIN)/vite build --config frontend/vite.config.ts --logLevel warn

run: build browser ## Start everything in one process, on embedded stores
	@node dist/server/all.js

dev: node_modules/.installed browser ## Start the server and the screens with reload
	@scripts/dev.sh

types: node_modules/.installed
	$(BIN)/tsc -p tsconfig.json
	$(BIN)/tsc -p frontend/tsconfig.json

lint: node_modules/.installed ## Check formatting, lint, import directions, unused files, exports and packages
	$(BIN)/biome ci --error-on-warnings .
	$(BIN)/knip --no-progress

format: node_modules/.installed ## Fix what the formatter and the linter can fix
	$(BIN)/biome check --write .

unit: node_modules/.installed ## Unit, contract, API and component tests
	$(BIN)/vitest run --project node --project jsdom

e2e: build browser ## Browser tests of the whole job, on the build
	$(BIN)/vitest run --project e2e

# Half of the time the browser tests wait, for browsers and clocks: the unit tests fill it.
test: node_modules/.installed ## Every check
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target types lint
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target unit e2e

bench: build browser ## Run the benchmarks (ONLY=law,http for some; WRITE=1 writes docs/benchmarks.md)
	@$(BIN)/esbuild bench/run.ts bench/law-thread.ts bench/reading.ts bench/floors/bare-server.ts --bundle --platform=node --target=node20 --format=esm --packages=external --sourcemap \
	  --define:process.env.NODE_ENV='"production"' --outbase=bench --outdir=dist/bench --log-level=warning
	@node --enable-source-maps dist/bench/run.js

scale: build browser ## Slow: 100,000 clients in one installation, measured (SCALE_CLIENTS, SCALE_MINUTES; WRITE=1 writes docs/scale.md)
	@$(BIN)/esbuild bench/installation/run.ts --bundle --platform=node --target=node20 --format=esm --packages=external --sourcemap \
	  --define:process.env.NODE_ENV='"production"' --outbase=bench --outdir=dist/bench --log-level=warning
	@node --enable-source-maps dist/bench/installation/run.js

law-docs: node_modules/.installed ## Write docs/law/ from the norm files
	@$(NODE_TS) scripts/law-docs.ts

manual: build browser ## Make the pictures of the manual anew, after a screen has changed
	@MANUAL=write $(BIN)/vitest run --project e2e e2e/manual.test.ts

permissions: node_modules/.installed ## Write docs/permissions.md from the table of routes
	@$(NODE_TS) scripts/permissions.ts

plan-changes: node_modules/.installed ## Write docs/plan-changes.md from the functions that carry a change out
	@$(NODE_TS) scripts/plan-changes.ts

test-law-sweep: node_modules/.installed ## Slow: every day from 1994 to 2060, thousands of random careers
	@$(NODE_TS) scripts/law-sweep.ts
	SLOW_RUNS=5000 LAW_ROUNDS=all $(BIN)/vitest run --project node --testTimeout=600000 domain/law/engine outcome.properties slow-reading

test-faults: build ## Slow: kill -9 in 100 rounds, each store stopped for 30 s
	FAULT_ROUNDS=100 FAULT_SECONDS=30 $(BIN)/vitest run --project node stores/crash.test.ts \
	  stores/first-opening.test.ts stores/faults.test.ts backend/faults
	FAULT_ROUNDS=100 $(BIN)/vitest run --project e2e e2e/faults

test-upgrade: build ## Slow: today's program on the data of each released version, every answer compared
	UPGRADE=all $(BIN)/vitest run --project e2e e2e/upgrade.test.ts

test-node-lts: node_modules/.installed ## Every check on the Node of the image, the newest LTS (CHECK=unit for one target)
	@scripts/test-node-lts.sh $(CHECK)

test-mongo: node_modules/.installed ## Run the MongoDB contract on a MongoDB-wire server built from e2e/servers/mongo
	@scripts/test-mongo.sh

# These run what is built: building would exchange the program that is running. Only what is missing is built.
dist/server/%.js:
	@$(MAKE) --no-print-directory build

views: dist/server/views.js ## Before an upgrade, from the new release's folder: build its views beside the program that runs
	@node dist/server/views.js

rebuild: dist/server/rebuild.js ## Rebuild all read models from the event log
	@node dist/server/rebuild.js

FILE ?= genial-log.ndjson

export: dist/server/export.js ## Write the whole log to FILE, and the customers' keys to KEYS if given
	@node dist/server/export.js $(FILE) $(if $(KEYS),--keys $(KEYS))

restore: dist/server/restore.js ## Restore the log from FILE, with the keys from KEYS if given
	@node dist/server/restore.js $(FILE) $(if $(KEYS),--keys $(KEYS))

forget: dist/server/forget.js ## Forget the removed client CUSTOMER, or the removed adviser ADVISER, for good
	@node dist/server/forget.js $(CUSTOMER) $(ADVISER)

move: dist/server/move.js ## Copy the embedded installation of DATA_DIR to EVENTSTORE_URL and MONGO_URL
	@node dist/server/move.js

# The views that a release changed are built while the former containers still answer.
stack-up: ## EventStoreDB, MongoDB, Redis and the three processes, in Docker; run again it upgrades
	docker compose build
	docker compose run --rm workers node dist/server/views.js
	docker compose up --detach --wait

# Compose asks for every setting whatever it is told: who stops needs no secret.
stack-down: ## Stop them; the volumes stay
	JWT_SECRET=none docker compose down

clean: ## Remove what was built and installed, but not data/
	rm -rf dist node_modules coverage

install: build ## Install on this Debian server: service, nightly backup, settings in /etc/genial (as root; DESTDIR=… elsewhere)
	@deploy/install.sh

restore-drill: ## Restore the newest backup into a fresh folder, start it there, and remove it again
	@deploy/restore-drill.sh
