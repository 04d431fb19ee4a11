# Sourced by every entry point: puts the project-local Node 24 first on PATH once it is installed.
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
system_path="$PATH"
export PATH="$root/node_modules/node/bin:$root/node_modules/.bin:$PATH"
