#!/usr/bin/env bash
# count.sh <report>...: "N passed, N failed[, N skipped]". A report is the output of `cargo test`, of
# `node --test` as TAP, or of Playwright as JSON. A missing one counts as 0: the tests did not get that
# far.
set -euo pipefail

native() { awk '/^test result: / { print $4, $6, $8 }' "$1"; }

steps() { awk '/^# (pass|fail|skipped) / { printf "%d ", $3 } END { print "" }' "$1"; }

browser() {
    node -e '
        const { stats } = JSON.parse(require("fs").readFileSync(process.argv[1]));
        console.log(stats.expected + stats.flaky, stats.unexpected, stats.skipped);
    ' "$1"
}

for report in "$@"; do
    [[ -f $report ]] || continue
    case $report in
        *.json) browser "$report" ;;
        *.tap) steps "$report" ;;
        *) native "$report" ;;
    esac
done | awk '
    { passed += $1; failed += $2; skipped += $3 }
    END { printf "%d passed, %d failed%s\n", passed, failed, skipped ? ", " skipped " skipped" : "" }
'
