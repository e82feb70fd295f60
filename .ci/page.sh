#!/usr/bin/env bash
# page.sh <folder> [published|unkept|<example>]: builds the page into the folder: as it is published, or quickly, for
# tests or, `unkept` and in one part, for playing on this machine; or that of a game in the examples.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/tools.sh
folder=$1 how=${2:-tested}

# build <profile> <features> <flag...>
build() {
    local profile=$1 features=$2 flags='[]'
    shift 2
    # The splitter follows calls and data by the linker's relocations and by unique names.
    if [[ $features == split* ]]; then flags='["-Csymbol-mangling-version=v0", "-Clink-args=--emit-relocs"]'; fi
    # Other flags for this target still apply.
    cargo build --locked --profile "$profile" --no-default-features --features "$features" "$@" \
        --target wasm32-unknown-unknown --config "target.wasm32-unknown-unknown.rustflags=$flags" \
        --message-format=json-render-diagnostics
}
built=${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown
# Beside the compiler, which often has work for one processor only.
need_pack &
tool=$!
say "1 of 2: compiling, as cargo shows (half of the time is for the last one, curia)"
page=$built/quick thread=$built/quick
packed=target/packed/$how
rm -rf "$packed"
mkdir -p "$packed"
# What cargo tells of the page: where its build script has left the texts in other languages.
told=$packed/built.jsonl

case $how in
    published) # small first: it is downloaded before anything can be played; but the bots are to be quick
        need_optimisers
        page=$built/page thread=$built/release
        build page split --bin page >"$told" &
        build release worker --bin bot_worker >/dev/null
        wait $!
        ;;
    tested) # in parts, as it is published; what is kept for the next compilation would not make it quicker
        export CARGO_INCREMENTAL=0
        build quick split,pseudo --bin page --bin bot_worker --example golden >"$told"
        ;;
    unkept) build quick web --bin page --bin bot_worker >/dev/null ;; # with all texts inside
    *) # one program for the page and its bots
        build quick web --example "$how" >/dev/null
        mkdir -p "$packed/programs"
        for name in page bot_worker; do cp "$built/quick/examples/$how.wasm" "$packed/programs/$name.wasm"; done
        page=$packed/programs thread=$packed/programs
        ;;
esac
wait "$tool"
say "2 of 2: putting the page together"
if [[ $how == tested ]]; then node .ci/shell/once.mjs "$page/page.wasm"; fi
"$pack" parts "$page/page.wasm" "$packed/page" page
"$pack" thread "$thread/bot_worker.wasm" "$packed/thread" bot_worker
if [[ $how == tested ]]; then "$pack" node "$built/quick/examples/golden.wasm" "$packed/golden" golden; fi
if [[ $how == published ]]; then
    node .ci/shell/optimise.mjs -Oz "$packed"/page/*.wasm
    node .ci/shell/optimise.mjs -O3 "$packed"/thread/*.wasm
fi
node .ci/shell/main.mjs "$folder" "$packed" "$how"
