#!/usr/bin/env bash
# split.sh <folder>: builds the page's program in parts, with the script that loads them. Called by
# page.sh, which finds the tools.
set -euo pipefail
cd "$(dirname "$0")/.."

# The splitter follows calls and data by the linker's relocations and by unique names. Other flags for this
# target still apply.
flags='["-Csymbol-mangling-version=v0", "-Clink-args=--emit-relocs"]'
cargo build --locked --profile page --bin page --no-default-features --features split \
    --target wasm32-unknown-unknown --config "target.wasm32-unknown-unknown.rustflags=$flags"
whole=${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/page/page.wasm

rm -rf "$1"
mkdir -p "$1/raw" "$1/glue"
wasm-split-cli "$whole" "$1/raw" --out-name page
# The other parts use wasm-ld's exports in the first one, so these must stay.
wasm-bindgen --target web --no-typescript --keep-lld-exports --out-name page --out-dir "$1/glue" \
    "$1/raw/page.wasm"
mv "$1/glue/page_bg.wasm" "$1/raw/page.wasm"
# Features that Rust uses for this target, and those that wasm-bindgen adds.
features=(--enable-simd --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext
    --enable-mutable-globals --enable-reference-types --enable-multivalue)
if [[ $(wasm-opt --version) == *stand-in* ]]; then touch "$1/unoptimised"; fi
for part in "$1"/raw/*.wasm; do
    wasm-opt --output="$1/$(basename "$part")" -Oz "$part" "${features[@]}"
done
cp "$1/glue/page.js" "$1/raw/__wasm_split.js" "$1"
