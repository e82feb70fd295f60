# shellcheck shell=bash
# To be sourced: finds or builds the tools that make a page of compiled programs.
. .ci/install.sh

binaryen_version=132.0.0
lightningcss_version=1.33.0

need_cargo
have node || {
    say "node is missing: it puts the page together"
    exit 1
}
if [[ ! -d $(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown ]]; then
    say "adding the wasm32-unknown-unknown target to the Rust toolchain (once, some seconds)"
    rustup target add wasm32-unknown-unknown
fi

# Splits programs and writes the scripts that load them. All clones share the build.
pack=$tools/pack/debug/pack
need_pack() (cd .ci/pack && plainly cargo build --quiet --locked --target-dir "$tools/pack")

# What makes a published page smaller.
need_optimisers() {
    local root=$tools/binaryen-$binaryen_version-lightningcss-$lightningcss_version
    export PATH="$root/bin:$PATH" NODE_PATH="$root/lib/node_modules"
    [[ -x $root/bin/wasm-opt ]] && return
    have npm || {
        say "npm is missing: it fetches what makes a published page smaller"
        return 1
    }
    say "fetching binaryen $binaryen_version and lightningcss $lightningcss_version into $root (once, some seconds)"
    npm install --global --prefix "$root" --no-audit --no-fund --silent \
        "binaryen@$binaryen_version" "lightningcss@$lightningcss_version"
}
