#!/usr/bin/env bash
# The same games and decisions of bots natively and in wasm (Node), compiled as the bots’ thread is.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/tools.sh
need_pack
need_optimisers

out=target/bench-wasm
features=(--no-default-features --features worker)

# built <flag...>: the program that cargo built for the bench, by its path.
built() {
    cargo build --release --bench portable --message-format json "$@" |
        node -e '
            const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
            const made = lines.map((line) => JSON.parse(line))
                .filter((message) => message.target?.name === "portable" && message.filenames);
            console.log(made.at(-1).executable ?? made.at(-1).filenames.find((name) => name.endsWith(".wasm")));
        '
}

native=$(built)
wasm=$(built --target wasm32-unknown-unknown "${features[@]}")
"$pack" node "$wasm" "$out" portable
node .ci/shell/optimise.mjs -O3 "$out/portable_bg.wasm"
node benches/wasm.mjs "$native" "$PWD/$out/portable.js"
