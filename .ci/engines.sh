#!/usr/bin/env bash
# Tests the page in target/www, or in the folder CURIA_PAGE, in Chromium, Firefox and WebKit, which it installs where it
# can. CURIA_ENGINES="webkit firefox" takes only some. The last line is the count: "N passed, N failed".
set -euo pipefail
cd "$(dirname "$0")/.."
page=${CURIA_PAGE:-target/www}
tap=target/engines-tests.tap

[[ -n ${CURIA_PAGE:-} ]] || .ci/page.sh "$page"

missing=()
command -v "${CURIA_FIREFOX:-firefox-esr}" >/dev/null || missing+=(firefox-esr)
command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver)
command -v Xvfb >/dev/null || missing+=(xvfb)
if ((${#missing[@]} > 0)); then
    if [[ $(id -u) == 0 ]] && grep -qsx 'ID=debian' /etc/os-release; then
        echo "curia: installing ${missing[*]} (once, about a minute)"
        export DEBIAN_FRONTEND=noninteractive
        apt-get -qq update
        apt-get -qq install -y -o DPkg::Lock::Timeout=300 "${missing[@]}" >/dev/null
    else
        echo "curia: the test needs these packages of Debian or Ubuntu: ${missing[*]}"
        echo "       CURIA_FIREFOX names another Firefox; CURIA_ENGINES=chromium tests without them"
        [[ ${CURIA_ENGINES:-} == chromium ]] || exit 1
    fi
fi
# Chromium is driven as in the browser tests.
[[ -d tests/browser/node_modules ]] || (cd tests/browser && npm ci)
.ci/chromium.sh

mkdir -p target
rm -rf target/engines "$tap"
status=0
CURIA_PAGE=$(realpath "$page") node --test --test-reporter=spec --test-reporter-destination=stdout \
    --test-reporter=tap --test-reporter-destination="$tap" tests/engines/engines.test.mjs || status=$?
echo "after $SECONDS s:"
awk '/^# pass /{ passed = $3 } /^# fail /{ failed = $3 } /^# cancelled /{ failed += $3 }
    END { printf "%d passed, %d failed\n", passed, failed }' "$tap"
exit "$status"
