# shellcheck shell=bash
# To be sourced: finds the tools that commands need, and installs missing ones. They go to a cache
# folder shared by all clones; the user's own tools are not touched.

tools=${XDG_CACHE_HOME:-$HOME/.cache}/curia/tools

say() { printf 'curia: %s\n' "$*"; }

have() { command -v "$1" >/dev/null; }

# is <command> <version>: whether the command on PATH has exactly this version
is() { [[ "$("$1" --version 2>/dev/null) " == "$1 $2 "* ]]; }

# plainly <command...>: without the user's build settings, which are meant for the user's crates.
plainly() (
    unset CARGO_TARGET_DIR CARGO_BUILD_TARGET_DIR CARGO_BUILD_TARGET
    unset RUSTFLAGS CARGO_ENCODED_RUSTFLAGS CARGO_BUILD_RUSTFLAGS
    "$@"
)

# compile <folder> <crate> <version> [flag...]: from a prebuilt binary if cargo-binstall is there,
# else from source. These programs run for seconds, so only their build time counts.
compile() (
    root=$1 crate=$2 version=$3
    shift 3
    mkdir -p "$tools"
    cd "$tools" || exit # out of reach of the project's own cargo configuration
    export CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16
    if have cargo-binstall; then
        plainly cargo binstall --no-confirm --disable-strategies compile --root "$root" "$crate@$version" && exit
        say "no prebuilt $crate $version; compiling it"
    fi
    plainly cargo install "$crate" --version "$version" --root "$root" "$@"
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

need_cargo() {
    have cargo || {
        say "cargo is missing: install Rust from https://rustup.rs"
        return 1
    }
}
