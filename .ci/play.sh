#!/usr/bin/env bash
# Builds the game for playing on this machine and serves it until Ctrl+C.
set -euo pipefail
cd "$(dirname "$0")/.."
CURIA_WASM_OPT=quick # compiling an optimiser is not worth it for a local page
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
# Without watching or injecting: a game must not reload because a file was saved. Compiled as for
# publishing, but in one part and without service worker, in trunk's own folder to leave dist/ alone.
exec trunk serve --release --address 127.0.0.1 --port "$port" --open="$open" \
    --public-url / --dist target/play \
    --ignore . --no-autoreload --no-error-reporting --disable-csp --disable-address-lookup
