#!/bin/sh
# Loads renewed certificates without a restart: checks every minute, tests, reloads. certbot needs no hook.
set -eu
[ "$TLS" = on ] && [ "${CERTS_WATCH_SECONDS:-60}" != 0 ] || exit 0

seen() { cat "$CERTS_DIR/fullchain.pem" "$CERTS_DIR/privkey.pem" 2>/dev/null | cksum; }

watch() {
  last="$(seen)"
  while sleep "${CERTS_WATCH_SECONDS:-60}"; do
    now="$(seen)"
    [ "$now" != "$last" ] || continue
    # Half a renewal (a new key with the old certificate) fails the test and is tried again.
    "$here/25-certificates.sh" && "${NGINX_BIN:-nginx}" -q -t && "${NGINX_BIN:-nginx}" -s reload && last="$now" &&
      echo 'Certificates changed: reloaded.'
  done
}

here="$(dirname "$0")"
watch &
