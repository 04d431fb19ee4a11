# Sourced after node.sh: makes sure of a Node that works and of installed packages, or ends with one sentence.
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

# Installs when node_modules is not what the lock file says. `ensure_installed product`: what builds and runs the product is
# enough (no devDependencies), which is about half of all files. Two starts at once install one after the other.
ensure_installed() {
  local what="${1:-all}"
  require_node
  node "$root/scripts/lib/is-installed.mjs" "$what" && return
  mkdir -p "$root/.cache" || fail "The folder $root cannot be written to."
  exec 9>"$root/.cache/install.lock"
  if command -v flock >/dev/null 2>&1; then flock 9; fi
  node "$root/scripts/lib/is-installed.mjs" "$what" || install_packages "$what"
  exec 9>&-
  # Bash remembers where it found node before the project's own came to be.
  hash -r
  [ -x "$root/node_modules/node/bin/node" ] || fail "The project's own Node is missing from node_modules: allow npm to run install scripts and start again."
}

install_packages() {
  local log="$root/.cache/install.log" begun=$SECONDS pid command=(ci)
  if [ "$1" = product ]; then
    command=(ci --omit=dev)
  elif node "$root/scripts/lib/is-installed.mjs" product; then
    # Adds what is missing. `npm ci` would begin by deleting what a product may be running from.
    command=(install --no-save)
  fi
  # With the system's Node: npm replaces the folder that the project's own one is in. In a group of its own (set -m), so
  # that npm and whatever it has started can be ended together: a background job does not hear Ctrl-C.
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
