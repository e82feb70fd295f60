#!/usr/bin/env bash
# Builds the game for playing on this machine and serves it until Ctrl+C.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/install.sh

say "building the page: minutes at first, as cargo shows; later a minute at most. Ctrl+C ends it"
# Without what keeps it for offline use: after a change the browser shows the new page. In a folder of its own, so that
# a game in play is left alone.
.ci/page.sh target/play unkept

port=8080
while (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do port=$((port + 1)); done
address=http://127.0.0.1:$port/
say "play at $address"
# In the background, once the server below answers.
{
    until (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do sleep 0.1; done
    if [[ $(uname -s) == Darwin ]]; then
        open "$address"
    elif [[ -n ${WSL_DISTRO_NAME:-}${DISPLAY:-}${WAYLAND_DISPLAY:-} ]] && have xdg-open; then
        xdg-open "$address"
    fi
} &
exec node tests/browser/serve.mjs --root target/play --port "$port"
