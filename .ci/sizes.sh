#!/usr/bin/env bash
# sizes.sh <folder>: reports the sizes of a published page; fails if the first load exceeds its budget.
set -euo pipefail
cd "$(dirname "$0")/.."
exec node .ci/shell/weigh.mjs "$1"
