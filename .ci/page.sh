#!/usr/bin/env bash
# page.sh <folder>: the page as it is published, built into the folder.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/tools.sh
have node || {
    say "node is missing: it lists the files of the page, see .ci/shell"
    exit 1
}
# Relative addresses: the same files work at the root of a site and below any path.
trunk build --release --public-url ./ --dist "$1"
node .ci/shell/main.mjs "$1"
