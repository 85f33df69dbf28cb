#!/usr/bin/env bash
# Builds the MongoDB-wire server of e2e/servers/mongo, unless it stands there newer than its sources.
set -euo pipefail
cd "$(dirname "$0")/../e2e/servers/mongo"
go=$(command -v go || echo /usr/local/go/bin/go)
[ -x "$go" ] || { echo "Go is not installed" >&2; exit 1; }
if [ -x build/mongo-server ] && [ -z "$(find main.go go.mod go.sum -newer build/mongo-server)" ]; then exit 0; fi
mkdir -p build
"$go" build -o build/mongo-server .
