# Sourced by every entry point: puts the project's Node 24 first on PATH once installed.
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
system_path="$PATH"
export PATH="$root/node_modules/node/bin:$root/node_modules/.bin:$PATH"
