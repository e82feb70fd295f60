#!/usr/bin/env bash
# The static page in dist/, and what each file of it weighs on the way to the player.
set -euo pipefail
cd "$(dirname "$0")/.."
.ci/page.sh dist
.ci/sizes.sh dist
