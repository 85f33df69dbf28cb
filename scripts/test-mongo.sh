#!/usr/bin/env bash
# The contracts of views, files and keys against MONGO_URL, a mongod on the path, or the server built here.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ -z "${MONGO_URL:-}" ] && ! command -v mongod >/dev/null 2>&1; then scripts/build-mongo-server.sh; fi
exec node_modules/.bin/vitest run --project node mongodb
