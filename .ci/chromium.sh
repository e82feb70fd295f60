#!/usr/bin/env bash
# Makes sure that the browser tests have a Chromium.
set -euo pipefail
cd "$(dirname "$0")/../tests/browser"

find_chromium() {
    node --input-type=module --eval '
        import { chromium } from "./chromium.mjs";
        console.log(chromium() ?? process.exit(1));
    '
}

if find_chromium; then exit; fi
if [[ $(id -u) == 0 ]] && grep -qsx 'ID=debian' /etc/os-release; then
    echo "curia: installing Debian's Chromium (once, about a minute)"
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq install -y -o DPkg::Lock::Timeout=300 chromium-headless-shell >/dev/null
    find_chromium
else
    npx playwright install --only-shell chromium # does nothing if it is installed
fi
