# shellcheck shell=bash
# To be sourced: puts on PATH what building the page takes, and installs what is missing.
# Nothing of the user's own is touched: the tools go to a cache folder that all clones share.

trunk_version=0.21.14
binaryen_version=132.0.0
wasm_opt_version=0.116.1
# The page's glue code and its generator must be of one version, so the lock file decides.
wasm_bindgen_version=$(awk -F '"' '/^name = "wasm-bindgen"$/ { getline; print $2 }' Cargo.lock)
tools=${XDG_CACHE_HOME:-$HOME/.cache}/curia/tools

say() { printf 'curia: %s\n' "$*"; }

have() { command -v "$1" >/dev/null; }

# is <command> <version>: is exactly this version what PATH leads to?
is() { [[ "$("$1" --version 2>/dev/null) " == "$1 $2 "* ]]; }

# compile <folder> <crate> <version> [flag...]: from a prebuilt binary if cargo-binstall is there,
# else from source. These programs run for seconds, so what counts is how soon they are built;
# the user's build settings are for the user's crates and stay out of it.
compile() (
    root=$1 crate=$2 version=$3
    shift 3
    mkdir -p "$tools"
    cd "$tools" || exit # out of reach of the project's own cargo configuration
    unset CARGO_TARGET_DIR CARGO_BUILD_TARGET_DIR CARGO_BUILD_TARGET
    unset RUSTFLAGS CARGO_ENCODED_RUSTFLAGS CARGO_BUILD_RUSTFLAGS
    export CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16
    if have cargo-binstall; then
        cargo binstall --no-confirm --disable-strategies compile --root "$root" "$crate@$version" && exit
        say "no prebuilt $crate $version; compiling it"
    fi
    cargo install "$crate" --version "$version" --root "$root" "$@"
)

# need <command> <crate> <version> <time> [flag...]
need() {
    local command=$1 crate=$2 version=$3 time=$4
    shift 4
    is "$command" "$version" && return
    local root=$tools/$command-$version
    export PATH="$root/bin:$PATH"
    is "$command" "$version" && return
    say "installing $command $version into $root (once, $time on two cores)"
    compile "$root" "$crate" "$version" "$@"
    hash -r
    is "$command" "$version" || {
        say "$command $version was installed but does not run"
        return 1
    }
}

wasm_opt_is_recent() {
    local version
    version=$(wasm-opt --version 2>/dev/null | awk '{ print $3 }')
    [[ ${version%%[!0-9]*} -ge 116 ]]
}

# Trunk always calls wasm-opt in a release build and would download one if PATH had none.
# Where none can be had, a stand-in copies the file: the page gets larger, nothing else.
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

need_tools() {
    have cargo || {
        say "cargo is missing: install Rust from https://rustup.rs"
        return 1
    }
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
