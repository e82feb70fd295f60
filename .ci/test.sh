#!/usr/bin/env bash
# Runs all checks and tests, natively and in Chromium; stops at the first step that fails.
# The last line is always the count of tests: "N passed, N failed".
set -euo pipefail
cd "$(dirname "$0")/.."

native=target/native-tests.log
node=target/node-tests.tap
browser=target/playwright/report.json
steps=$PWD/target/steps.log
web=(--target wasm32-unknown-unknown --no-default-features --features web)

# step <name> <command>...: writes the name to the file `current`, in case the step fails, prints it with the seconds
# so far, and notes how long it took.
step() {
    local name=$1 since=$SECONDS
    printf '%s\n' "$name" >"$current"
    printf '\n== %s (%d s)\n' "$name" "$since"
    shift
    "$@"
    printf '%6d s  %s\n' "$((SECONDS - since))" "$name" >>"$steps"
}

finish() {
    local status=$? counts
    trap - EXIT
    # The steps of the page may still be running. Interrupted, Playwright ends the server that it began, which would else
    # be in the way of the next run; what is still there after ten seconds is ended, too.
    if [[ -n ${page_lane:-} ]] && kill -INT -- "-$page_lane" 2>/dev/null; then
        for _ in {1..100}; do
            kill -0 -- "-$page_lane" 2>/dev/null || break
            sleep 0.1
        done
        kill -- "-$page_lane" 2>/dev/null || true
    fi
    counts=$(.ci/count.sh "$native" "$node" "$browser")
    printf '\n'
    cat "$steps" || true
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
    cargo fmt --all --check
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

# The steps in .ci/shell that put a page together, and the golden games in the page's wasm: the same seeds and actions
# must give the same states there as natively.
node_tests() {
    node --test --test-reporter=spec --test-reporter-destination=stdout \
        --test-reporter=tap --test-reporter-destination="$node" tests/shell/*.test.mjs tests/golden/*.test.mjs
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
    step "steps of the page, golden games in wasm" node_tests
    step "Node packages" in_browser_tests node_packages
    step "Chromium" .ci/chromium.sh
    step "browser tests" in_browser_tests npx playwright test
}

# Everything native, and what is compiled for the browser except the page itself.
native_steps() {
    step "format" format
    step "lint" cargo clippy --locked --workspace --all-targets -- -D warnings
    step "no browser crate in the native build" no_browser_crates
    step "native tests" native_tests
    step "lint of the page" cargo clippy "${web[@]}" --lib --bins --example toy --bench portable -- -D warnings
    step "documentation" documentation
}

mkdir -p target
rm -f "$native" "$node" "$browser" "$steps"
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
