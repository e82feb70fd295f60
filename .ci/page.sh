#!/usr/bin/env bash
# page.sh <folder>: the page as it is published, built into the folder.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/tools.sh
# Relative addresses: the same files work at the root of a site and below any path.
trunk build --release --public-url ./ --dist "$1"
