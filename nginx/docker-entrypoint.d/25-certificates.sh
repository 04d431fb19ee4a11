#!/bin/sh
# Ensures a certificate and reports whether it is a real one. Run at start and by 40-watch-certificates.sh. Needs TLS,
# CERTS_DIR, CONF_DIR and SERVER_NAME from 18-settings.envsh.
set -eu

# HSTS holds for a year, so it is sent only with a real certificate.
hsts='max-age=31536000; includeSubDomains'

fingerprint() { cksum <"$CERTS_DIR/fullchain.pem"; }

if [ "$TLS" = on ]; then
  mkdir -p "$CERTS_DIR"
  if [ ! -s "$CERTS_DIR/fullchain.pem" ] || [ ! -s "$CERTS_DIR/privkey.pem" ]; then
    name="$SERVER_NAME"
    [ "$name" != _ ] || name=localhost
    name="${name%% *}"
    echo "No certificate in $CERTS_DIR: making a self-signed one for $name. Browsers will warn until a real one is there."
    if ! said="$(umask 077 && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 825 \
      -subj "/CN=$name" -addext "subjectAltName=DNS:$name" \
      -keyout "$CERTS_DIR/privkey.pem" -out "$CERTS_DIR/fullchain.pem" 2>&1)"; then
      echo "$said" >&2
      echo "The certificate could not be made: may user $(id -u) write to $CERTS_DIR? Otherwise put fullchain.pem and privkey.pem there." >&2
      exit 1
    fi
    fingerprint >"$CERTS_DIR/self-signed"
  fi
  # A real certificate put over ours leaves the marker: only the pair named in it is self-signed.
  if [ "$(cat "$CERTS_DIR/self-signed" 2>/dev/null)" = "$(fingerprint)" ]; then hsts=''; fi
fi

# Without TLS here, the trusted proxy reports `https`.
printf 'map $visitor_scheme $hsts { https "%s"; default ""; }\n' "$hsts" >"$CONF_DIR/hsts.inc"
