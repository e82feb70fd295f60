#!/usr/bin/env bash
# Builds the static page in dist/ and reports the compressed size of each file.
set -euo pipefail
cd "$(dirname "$0")/.."
.ci/page.sh dist published
node .ci/shell/weigh.mjs dist
