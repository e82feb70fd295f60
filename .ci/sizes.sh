#!/usr/bin/env bash
# sizes.sh <folder>: what the parts of a published page weigh; fails if the first load is over its budget.
set -euo pipefail
cd "$(dirname "$0")/.."
exec node .ci/shell/weigh.mjs "$1"
