#!/usr/bin/env bash
# Runs all checks and tests, natively and in Chromium; stops at the first step that fails.
# The last line is always the count of tests: "N passed, N failed".
set -euo pipefail
cd "$(dirname "$0")/.."

native=target/native-tests.log
wasm_log=target/wasm-tests.log
shell=target/shell-tests.tap
browser=target/playwright/report.json
wasm=(--target wasm32-unknown-unknown --no-default-features --features web)

step() {
    current=$1
    shift
    printf '\n== %s\n' "$current"
    "$@"
}

finish() {
    local status=$? counts
    counts=$(.ci/count.sh "$native" "$shell" "$wasm_log" "$browser")
    printf '\n'
    if ((status != 0)); then
        echo "make test: failed at: $current"
        # A step can fail without a failing test; the count must not suggest success.
        counts=${counts/, 0 failed/, 1 failed}
    fi
    echo "$counts"
    exit "$status"
}

# The fuzz targets are a separate workspace.
format() {
    cargo fmt --check
    cargo fmt --check --manifest-path fuzz/Cargo.toml
}

# Prints the matches, and fails if there are any.
no_browser_crates() {
    cargo tree --edges normal --prefix none | awk '
        /^(leptos|web-sys|js-sys|wasm-bindgen)/ { print; found = 1 }
        END { exit found }
    '
}

# Every test program runs even after one failed, so that the count is whole.
native_tests() { cargo test --no-fail-fast 2>&1 | tee "$native"; }

# The steps in .ci/shell that change the tools' output.
shell_tests() {
    node --test --test-reporter=spec --test-reporter-destination=stdout \
        --test-reporter=tap --test-reporter-destination="$shell" tests/shell/*.test.mjs
}

# The same seeds and actions must give the same states here as natively.
wasm_tests() {
    cargo test --target wasm32-unknown-unknown --no-default-features --test golden 2>&1 |
        tee "$wasm_log"
}

documentation() { RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --lib "$@"; }

# From the lock file, and only if it has changed.
node_packages() {
    cmp -s package-lock.json node_modules/.installed-lock && return
    npm ci
    cp package-lock.json node_modules/.installed-lock
}

in_browser_tests() (cd tests/browser && "$@")

rm -f "$native" "$shell" "$wasm_log" "$browser"
mkdir -p target
current=start
trap finish EXIT

step "format" format
step "lint" cargo clippy --locked --all-targets -- -D warnings
step "no browser crate in the native build" no_browser_crates
step "native tests" native_tests
step "documentation" documentation
step "steps of the published page" shell_tests
step "tools" . .ci/tools.sh
step "golden games in wasm" wasm_tests
step "lint of the page" cargo clippy "${wasm[@]}" --lib --bins -- -D warnings
step "documentation of the page" documentation "${wasm[@]}"
step "the page" .ci/page.sh target/www
step "Node packages" in_browser_tests node_packages
step "Chromium" .ci/chromium.sh
step "browser tests" in_browser_tests npx playwright test
