#!/usr/bin/env bash
# count.sh <report>...: the name of each test that failed, "failed: <name>", and last "N passed, N failed[, N skipped]".
# A report is the output of `cargo test`, of `node --test` as TAP, or of Playwright as JSON. A missing one counts as 0:
# the tests did not get that far.
set -euo pipefail

native() {
    awk '
        /^test .* \.\.\. FAILED$/ { sub(/^test /, ""); sub(/ \.\.\. FAILED$/, ""); print "failed: " $0 }
        /^test result: / { print $4, $6, $8 }
    ' "$1"
}

steps() {
    awk '
        /^not ok / { sub(/^not ok [0-9]+ - /, ""); print "failed: " $0 }
        /^# (pass|fail|skipped) / { counts = counts " " $3 }
        END { print counts }
    ' "$1"
}

browser() {
    node -e '
        const { stats, suites } = JSON.parse(require("fs").readFileSync(process.argv[1]));
        const specs = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
        for (const spec of suites.flatMap(specs).filter((spec) => !spec.ok))
            console.log(`failed: ${spec.file}:${spec.line} ${spec.title}`);
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
    /^failed: / { print; next }
    { passed += $1; failed += $2; skipped += $3 }
    END { printf "%d passed, %d failed%s\n", passed, failed, skipped ? ", " skipped " skipped" : "" }
'
