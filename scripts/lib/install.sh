# Sourced after node.sh: ensures a working Node and installed packages, or exits with one sentence.
fail() {
  echo "$1" >&2
  exit 1
}

require_node() {
  command -v node >/dev/null 2>&1 || fail "Ironbloom needs Node 20 or newer, and there is no node on this machine: install it from nodejs.org."
  local version
  version="$(node --version)"
  local major="${version#v}"
  major="${major%%.*}"
  [ "$major" -ge 20 ] 2>/dev/null || fail "Ironbloom needs Node 20 or newer, and this machine has $version: install a newer one from nodejs.org."
}

# Installs when node_modules differs from the lock file. `ensure_installed product` installs without devDependencies,
# about half of all files. Concurrent starts take turns.
ensure_installed() {
  local what="${1:-all}"
  require_node
  node "$root/scripts/lib/is-installed.mjs" "$what" && return
  mkdir -p "$root/.cache" || fail "The folder $root cannot be written to."
  exec 9>"$root/.cache/install.lock"
  if command -v flock >/dev/null 2>&1; then flock 9; fi
  node "$root/scripts/lib/is-installed.mjs" "$what" || install_packages "$what"
  exec 9>&-
  # Bash caches the path of node from before the project's own was installed.
  hash -r
  [ -x "$root/node_modules/node/bin/node" ] || fail "The project's own Node is missing from node_modules: allow npm to run install scripts and start again."
}

install_packages() {
  local log="$root/.cache/install.log" begun=$SECONDS pid command=(ci)
  if [ "$1" = product ]; then
    command=(ci --omit=dev)
  elif node "$root/scripts/lib/is-installed.mjs" product; then
    # Adds what is missing. `npm ci` would first delete what a running product uses.
    command=(install --no-save)
  fi
  # With the system's Node, as npm replaces the project's own one. In its own process group (set -m), so that npm and
  # its children can be ended together: background jobs do not receive Ctrl-C.
  set -m
  (cd "$root" && export PATH="$system_path" && exec npm "${command[@]}" --no-progress >"$log" 2>&1 </dev/null) &
  pid=$!
  set +m
  trap 'kill -TERM -- "-$pid" 2>/dev/null || true; wait "$pid" || true; printf "\n" >&2; exit 130' INT TERM HUP
  printf '  installing packages ' >&2
  while kill -0 "$pid" 2>/dev/null; do
    sleep 1
    [ $(((SECONDS - begun) % 3)) -eq 0 ] && printf '.' >&2
  done
  trap - INT TERM HUP
  if wait "$pid"; then
    printf ' %d s\n' $((SECONDS - begun)) >&2
    return
  fi
  printf '\n' >&2
  if grep -qE 'ENOSPC|no space left' "$log"; then fail "The packages could not be installed because the disk is full: free some space and start again."; fi
  if grep -qE 'ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH' "$log"; then
    fail "The packages could not be downloaded because there is no network: connect and start again (log: $log)."
  fi
  fail "The packages could not be installed: $(grep -m1 -E 'npm (error|ERR!)' "$log" | sed -E 's/^npm (error|ERR!) *//') (log: $log)."
}
