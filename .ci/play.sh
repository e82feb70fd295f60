#!/usr/bin/env bash
# The game on this machine, for its players: built once, served until Ctrl+C.
set -euo pipefail
cd "$(dirname "$0")/.."
CURIA_WASM_OPT=quick # not worth compiling an optimiser for a page that is not sent anywhere
. .ci/tools.sh

port=8080
while (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do port=$((port + 1)); done
address=http://127.0.0.1:$port/

has_desktop() {
    [[ $(uname -s) == Darwin || -n ${WSL_DISTRO_NAME:-}${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]
}
open=false
if has_desktop; then open=true; fi

say "building the page (some minutes at first), then serving it; Ctrl+C ends it"
say "when it says 'server listening', play at   $address"
# Nothing is watched or injected: a game must not reload because a file was saved. It is compiled as what
# is published, but in one part, and no worker keeps it. Trunk's own folder, so that dist/ stays what `make dist` made.
exec trunk serve --release --address 127.0.0.1 --port "$port" --open="$open" \
    --public-url / --dist target/play \
    --ignore . --no-autoreload --no-error-reporting --disable-csp --disable-address-lookup
