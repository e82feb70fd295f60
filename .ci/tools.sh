# shellcheck shell=bash
# To be sourced: puts the tools for building the page on PATH, and installs missing ones.
. .ci/install.sh

trunk_version=0.21.14
binaryen_version=132.0.0
wasm_opt_version=0.116.1
wasm_split_version=0.2.4
# The page's glue code and its generator must have the same version, that of the lock file.
wasm_bindgen_version=$(awk -F '"' '/^name = "wasm-bindgen"$/ { getline; print $2 }' Cargo.lock)

wasm_opt_is_recent() {
    local version
    version=$(wasm-opt --version 2>/dev/null | awk '{ print $3 }')
    [[ ${version%%[!0-9]*} -ge 116 ]]
}

# Trunk always calls wasm-opt in a release build and would download one if PATH had none.
# If none is available, a stand-in copies the file: the page is larger but works.
need_wasm_opt() {
    wasm_opt_is_recent && return
    local npm=$tools/binaryen-$binaryen_version crate=$tools/wasm-opt-$wasm_opt_version
    local path=$PATH
    export PATH="$npm/bin:$crate/bin:$path"
    wasm_opt_is_recent && return
    if have node && have npm; then
        say "installing wasm-opt (binaryen $binaryen_version) into $npm (once, some seconds)"
        npm install --global --prefix "$npm" --no-audit --no-fund "binaryen@$binaryen_version" || true
        hash -r
        wasm_opt_is_recent && return
    fi
    if [[ ${CURIA_WASM_OPT:-} != quick ]]; then
        say "installing wasm-opt $wasm_opt_version into $crate (once, this takes some minutes)"
        CARGO_PROFILE_RELEASE_OPT_LEVEL=2 compile "$crate" wasm-opt "$wasm_opt_version" --locked || true
        hash -r
        wasm_opt_is_recent && return
    fi
    say "no wasm-opt: building without its optimisation, the page will be larger"
    export PATH="$PWD/.ci/no-wasm-opt:$path"
}

# Splits the wasm of the published page. It does not report its version, so its folder has it.
need_wasm_split() {
    local root=$tools/wasm-split-cli-$wasm_split_version
    export PATH="$root/bin:$PATH"
    [[ -x $root/bin/wasm-split-cli ]] && return
    say "installing wasm-split-cli $wasm_split_version into $root (once, 1 to 2 minutes on two cores)"
    CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
        compile "$root" wasm_split_cli_support "$wasm_split_version" --locked --features build-binary
    hash -r
    [[ -x $root/bin/wasm-split-cli ]] || {
        say "wasm-split-cli $wasm_split_version was installed but is not there"
        return 1
    }
}

need_tools() {
    need_cargo || return
    if [[ ! -d $(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown ]]; then
        say "adding the wasm32-unknown-unknown target to the Rust toolchain (once, some seconds)"
        rustup target add wasm32-unknown-unknown
    fi
    CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
        need wasm-bindgen wasm-bindgen-cli "$wasm_bindgen_version" "1 to 4 minutes"
    CARGO_PROFILE_RELEASE_OPT_LEVEL=0 \
        need trunk trunk "$trunk_version" "1 to 3 minutes" --locked --no-default-features --features rustls
    need_wasm_opt
    # Trunk takes NO_COLOR only as true or false; elsewhere any value means no colour.
    if [[ -n ${NO_COLOR:-} ]]; then export NO_COLOR=true; else unset NO_COLOR; fi
}

need_tools
