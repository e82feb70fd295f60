#!/usr/bin/env bash
# count.sh <output of cargo test> <Playwright's JSON report>: "N passed, N failed[, N skipped]".
# A file that is not there counts nothing: the tests did not get that far.
set -euo pipefail

native() { awk '/^test result: / { print $4, $6, $8 }' "$1"; }

browser() {
    node -e '
        const { stats } = JSON.parse(require("fs").readFileSync(process.argv[1]));
        console.log(stats.expected + stats.flaky, stats.unexpected, stats.skipped);
    ' "$1"
}

{
    if [[ -f $1 ]]; then native "$1"; fi
    if [[ -f $2 ]]; then browser "$2"; fi
} | awk '
    { passed += $1; failed += $2; skipped += $3 }
    END { printf "%d passed, %d failed%s\n", passed, failed, skipped ? ", " skipped " skipped" : "" }
'
