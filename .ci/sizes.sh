#!/usr/bin/env bash
# sizes.sh <folder>: bytes by file: as it is, and as servers send it, by gzip or brotli.
set -euo pipefail
cd "$1"

compressed_size='process.stdout.write(String(require("zlib").brotliCompressSync(require("fs").readFileSync(process.argv[1])).length))'
row() { printf '%10s %10s %10s  %s\n' "$@"; }

echo
row raw gzip brotli file
total_raw=0 total_gzip=0 total_brotli=0
while IFS= read -r file; do
    raw=$(($(wc -c <"$file")))
    gzip=$(($(gzip -9c "$file" | wc -c)))
    brotli=0
    if command -v node >/dev/null; then brotli=$(node -e "$compressed_size" "$file"); fi
    row "$raw" "$gzip" "${brotli/#0/-}" "${file#./}"
    total_raw=$((total_raw + raw))
    total_gzip=$((total_gzip + gzip))
    total_brotli=$((total_brotli + brotli))
done < <(find . -type f | LC_ALL=C sort)
row "$total_raw" "$total_gzip" "${total_brotli/#0/-}" total
