#!/usr/bin/env bash
# fuzz.sh: tries unexpected games, texts and links, for CURIA_FUZZ_SECONDS (60) each.
# fuzz.sh <command> <target> [argument...]: runs a command of cargo-fuzz on the same build, such as `run`
# with a finding to reproduce it, or `tmin` to minimise it.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/install.sh

need_cargo
have "${CXX:-c++}" || {
    say "a C++ compiler is missing (g++ or clang++): libFuzzer is compiled from source"
    exit 1
}
need cargo-fuzz 0.13.2
host=$(rustc -vV | awk '$1 == "host:" { print $2 }')

# A sanitizer would need nightly Rust, and find nothing without unsafe code.
fuzz() {
    local command=$1
    shift
    cargo fuzz "$command" --sanitizer none --target "$host" "$@"
}

if (($# > 0)); then
    fuzz "$@"
    exit
fi

seconds=${CURIA_FUZZ_SECONDS:-60}
[[ $seconds =~ ^[1-9][0-9]*$ ]] || {
    say "CURIA_FUZZ_SECONDS is '$seconds', not a number of seconds from 1"
    exit 1
}

# try_out <target> <longest input in bytes> <folder of seeds>...
try_out() {
    local target=$1 longest=$2 finding
    local new=fuzz/corpus/$target found=fuzz/artifacts/$target begun=fuzz/artifacts/begun
    shift 2
    mkdir -p "$new" "$found"
    touch "$begun"
    say "$target, for $seconds seconds"
    fuzz run "$target" "$new" "$@" -- -max_total_time="$seconds" -max_len="$longest" \
        -timeout=20 -verbosity=0 -print_funcs=0 -print_final_stats=1 2>&1 |
        sed '/^#* Recommended dictionary/,/^#* End of recommended/d' && return
    finding=$(find "$found" -type f -newer "$begun" ! -name 'slow-unit-*' | head -n 1)
    [[ -n $finding ]] || {
        say "$target: stopped without a finding"
        return 1
    }
    say "$target: a finding, $finding"
    say "see it again:     .ci/fuzz.sh run $target $finding"
    say "make it smaller:  .ci/fuzz.sh tmin $target $finding"
    say "what to do then:  CONTRIBUTING.md, \"mend what the fuzzer found\""
    return 1
}

fuzz build
good=true
seeds=fuzz/seeds
try_out actions 2048 $seeds/council_of_4/actions || good=false
try_out bids 2048 $seeds/the_council/bids || good=false
try_out pushes 2048 $seeds/four_towers/pushes || good=false
try_out texts 8192 $seeds/*/texts tests/golden/council_of_4 tests/golden/the_council tests/golden/four_towers tests/fixtures || good=false
try_out links 2048 $seeds/*/links || good=false
$good
