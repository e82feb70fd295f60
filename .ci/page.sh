#!/usr/bin/env bash
# page.sh <folder>: builds the published page into the folder.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/tools.sh
have node || {
    say "node is missing: it lists the files of the page, see .ci/shell"
    exit 1
}
need_wasm_split
.ci/split.sh target/split
# Trunk builds everything but the page's own program, from another index.html in a folder without
# Cargo.toml, where it finds no program to build.
staged=target/published
node .ci/shell/stage.mjs "$staged"
# Relative addresses: the same files work at the root of a site and below any path.
trunk build --release --public-url ./ --dist "$1" "$staged/index.html"
node .ci/shell/main.mjs "$1" target/split
