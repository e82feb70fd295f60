#!/usr/bin/env bash
# Measures figures against a yardstick, single parts, wasm against native, whether chances come true and, if valgrind and
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
title "Chances to win that people are told"
cargo build --quiet --release --bin curia
while read -r game players skill; do
    target/release/curia chances --game "$game" --players "$players" --seed check --hold "$skill"
done <<'END'
council-of-4 2 0.33
council-of-4 3 0.26
council-of-4 4 0.26
the-council 3 0.11
the-council 4 0.11
the-council 5 0.09
four-towers 2 0.12
four-towers 3 0
four-towers 4 0
END
title "Instructions"
if command -v valgrind >/dev/null && command -v gungraun-runner >/dev/null; then
    cargo bench --quiet --bench instructions
else
    version=$(awk -F '"' '/^name = "gungraun"$/ { getline; print $2 }' Cargo.lock)
    echo "left out: this takes valgrind and 'cargo install gungraun-runner --version $version'"
fi
