#!/usr/bin/env bash
# Checks licences, advisories, duplicates and sources of all crates against deny.toml. The advisories come
# from the internet; CURIA_OFFLINE=1 checks everything else without them.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/install.sh

need_cargo
need cargo-deny 0.20.2
checks=(advisories licenses bans sources)
if [[ -n ${CURIA_OFFLINE:-} ]]; then checks=(licenses bans sources); fi
cargo deny --locked check "${checks[@]}"
# The fuzzer is not distributed, so its licences don't matter.
checks=(advisories sources)
if [[ -n ${CURIA_OFFLINE:-} ]]; then checks=(sources); fi
cd fuzz
cargo deny --locked --config ../deny.toml check "${checks[@]}"
