#!/usr/bin/env bash
# `scripts/on-node.sh 24.21.0 <test files>`: tests under another version of Node, which the npm registry brings.
set -eu
cd "$(dirname "$0")/.."
version=$1
shift
exec npx --yes --package "node@$version" -- node node_modules/vitest/vitest.mjs run "$@"
