#!/usr/bin/env bash
# Finds a Chromium for the PDF export and the browser tests, and installs one where it may.
# Never stops the program: without a browser only PDF export and browser tests say what is missing.
set -u
cd "$(dirname "$0")/.."

found() {
  [ -n "${CHROMIUM_PATH:-}" ] && [ -x "$CHROMIUM_PATH" ] && return 0
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null 2>&1 && return 0
  done
  node --input-type=module -e "
    import { existsSync } from 'node:fs';
    import { chromium } from 'playwright-core';
    process.exit(existsSync(chromium.executablePath()) ? 0 : 1);" 2>/dev/null
}

found && exit 0

if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  echo "Chromium not found: installing Debian's package."
  apt-get update -qq >/dev/null 2>&1
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium chromium-l10n fonts-liberation >/dev/null 2>&1
  found && exit 0
fi

echo "Chromium not found: asking playwright-core for one."
node_modules/.bin/playwright-core install chromium >/dev/null 2>&1
found && exit 0

echo "No Chromium could be found or installed: the program starts, but PDF export and browser tests need one."
echo "Install a Chromium or set CHROMIUM_PATH to its executable."
exit 0
