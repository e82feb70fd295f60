#!/usr/bin/env bash
# Measures figures against a yardstick, single parts, wasm against native and, if valgrind and
# gungraun-runner are installed, instructions.
set -euo pipefail
cd "$(dirname "$0")/.."

title() { printf '\n== %s\n\n' "$1"; }

title "Figures"
cargo bench --quiet --bench play
title "wasm against native"
benches/wasm.sh
title "Parts of the rules"
cargo bench --quiet --bench rules
title "Instructions"
if command -v valgrind >/dev/null && command -v gungraun-runner >/dev/null; then
    cargo bench --quiet --bench instructions
else
    version=$(awk -F '"' '/^name = "gungraun"$/ { getline; print $2 }' Cargo.lock)
    echo "left out: this takes valgrind and 'cargo install gungraun-runner --version $version'"
fi
