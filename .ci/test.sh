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

# step <name> <command>...: writes the name to the file `current`, in case the step fails, and prints it
# with the seconds so far.
step() {
    printf '%s\n' "$1" >"$current"
    printf '\n== %s (%d s)\n' "$1" "$SECONDS"
    shift
    "$@"
}

finish() {
    local status=$? counts
    trap - EXIT
    # The steps of the page may still be running.
    if [[ -n ${page_lane:-} ]]; then kill -- "-$page_lane" 2>/dev/null || true; fi
    counts=$(.ci/count.sh "$native" "$shell" "$wasm_log" "$browser")
    printf '\n'
    if ((status != 0)); then
        echo "make test: failed at: $(cat "$current")"
        # A step can fail without a failing test; the count must not suggest success.
        counts=${counts/, 0 failed/, 1 failed}
    fi
    echo "after $SECONDS s:"
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

# Documents the tool and the page in one go.
documentation() { RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --lib --all-features; }

# From the lock file, and only if it has changed.
node_packages() {
    cmp -s package-lock.json node_modules/.installed-lock && return
    npm ci
    cp package-lock.json node_modules/.installed-lock
}

in_browser_tests() (cd tests/browser && "$@")

# The page, and the tests in Chromium.
page_steps() {
    current=target/page-step
    step "the page" .ci/page.sh target/www
    step "steps of the published page" shell_tests
    step "Node packages" in_browser_tests node_packages
    step "Chromium" .ci/chromium.sh
    step "browser tests" in_browser_tests npx playwright test
}

# Everything native, and what is compiled for the browser except the page itself.
native_steps() {
    step "format" format
    step "lint" cargo clippy --locked --all-targets -- -D warnings
    step "no browser crate in the native build" no_browser_crates
    step "native tests" native_tests
    step "golden games in wasm" wasm_tests
    step "lint of the page" cargo clippy "${wasm[@]}" --lib --bins -- -D warnings
    step "documentation" documentation
}

rm -f "$native" "$shell" "$wasm_log" "$browser"
mkdir -p target
current=target/native-step
trap finish EXIT

step "tools" . .ci/tools.sh
# The two lanes run side by side: each alone keeps little more than one core busy. The page has its own
# process group, so that it can be ended as a whole.
set -m
{ page_steps 2>&1 | while IFS= read -r line; do printf 'page | %s\n' "$line"; done; } &
page_lane=$!
set +m
native_steps
current=target/page-step
wait "$page_lane"
page_lane=
