#!/usr/bin/env bash
# The server with reload on PORT (3000) and Vite's development server, which passes /api on to it.
set -u
cd "$(dirname "$0")/.."
trap 'kill $(jobs -p) 2>/dev/null' EXIT INT TERM
node --watch --import tsx backend/processes/all.ts &
node_modules/.bin/vite --config frontend/vite.config.ts &
wait -n
