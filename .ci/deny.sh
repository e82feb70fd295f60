#!/usr/bin/env bash
# Licences, advisories, doubles and sources of all crates, against deny.toml. The advisories come from the
# internet; with CURIA_OFFLINE=1 all else is looked at without them.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/install.sh

cargo_deny_version=0.20.2

need_cargo
CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
    need cargo-deny cargo-deny "$cargo_deny_version" "some minutes" --locked
checks=(advisories licenses bans sources)
if [[ -n ${CURIA_OFFLINE:-} ]]; then checks=(licenses bans sources); fi
cargo deny --locked check "${checks[@]}"
# Nothing of the fuzzer's is passed on, so its licences are nobody's concern.
checks=(advisories sources)
if [[ -n ${CURIA_OFFLINE:-} ]]; then checks=(sources); fi
cd fuzz
cargo deny --locked --config ../deny.toml check "${checks[@]}"
