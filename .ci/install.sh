# shellcheck shell=bash
# To be sourced: finds the tools that commands need, and installs missing ones. They go to a cache
# folder shared by all clones; the user's own tools are not touched.

tools=${XDG_CACHE_HOME:-$HOME/.cache}/curia/tools

say() { printf 'curia: %s\n' "$*"; }

have() { command -v "$1" >/dev/null; }

# plainly <command...>: without the user's build settings, which are meant for the user's crates.
plainly() (
    unset CARGO_TARGET_DIR CARGO_BUILD_TARGET_DIR CARGO_BUILD_TARGET
    unset RUSTFLAGS CARGO_ENCODED_RUSTFLAGS CARGO_BUILD_RUSTFLAGS
    "$@"
)

# need <crate> <version>: a command of cargo, which runs for seconds, so only its build time counts.
need() {
    local root=$tools/$1-$2
    export PATH="$root/bin:$PATH"
    [[ -x $root/bin/$1 ]] && return
    say "installing $1 $2 into $root (once, some minutes)"
    mkdir -p "$root"
    # Out of reach of the project's own cargo configuration.
    (cd "$root" && plainly cargo install --locked --debug "$1" --version "$2" --root "$root")
}

need_cargo() {
    have cargo || {
        say "cargo is missing: install Rust from https://rustup.rs"
        return 1
    }
}
