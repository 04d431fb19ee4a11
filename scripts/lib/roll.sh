# Sourced by update: replaces the containers of a service, or reports whether that is needed.

# How long nginx keeps resolved addresses (nginx/templates: the resolver's "valid").
SETTLE_SECONDS="${SETTLE_SECONDS:-6}"
HEALTHY_WITHIN_SECONDS="${HEALTHY_WITHIN_SECONDS:-120}"

# Replaces a service's containers by ones of the new image, one at a time. A new one that does not become healthy is
# removed, and the old ones stay.
roll() {
  local service=$1 old fresh id words
  mapfile -t old < <(compose ps --quiet "$service")
  for id in "${old[@]}"; do
    # It warns about old containers that differ from .env; shown only on failure.
    words="$(compose up --detach --no-deps --no-build --no-recreate \
      --scale "$service=$((${#old[@]} + 1))" "$service" 2>&1)" || fail "No new $service could be started: $words"
    fresh="$(newest "$service")"
    if ! becomes_healthy "$fresh"; then
      docker logs --tail 20 "$fresh" >&2
      docker rm --force "$fresh" >/dev/null
      fail "The new $service did not become healthy. It was removed; the old one keeps running."
    fi
    sleep "$SETTLE_SECONDS"
    docker stop "$id" >/dev/null
    docker rm "$id" >/dev/null
    say "$service: $(name_of "$fresh") replaces an old one"
  done
}

newest() { compose ps --quiet "$1" | xargs docker inspect --format '{{.Created}} {{.Id}}' | sort | tail -1 | cut -d' ' -f2; }
name_of() { docker inspect --format '{{slice .Name 1}}' "$1"; }

becomes_healthy() {
  local second
  for ((second = 0; second < HEALTHY_WITHIN_SECONDS; second++)); do
    case "$(docker inspect --format '{{.State.Health.Status}} {{.State.Running}}' "$1")" in
      'healthy true') return 0 ;;
      *false) return 1 ;;
    esac
    sleep 1
  done
  return 1
}

# Whether the new image differs from the running container in more than the site.
serves_anew() {
  local look='nginx -v 2>&1; find /etc/nginx /docker-entrypoint.d -type f ! -path "/etc/nginx/conf.d/*" ! -path "/etc/nginx/certs/*" | sort | xargs sha256sum'
  [ "$(compose exec -T "$1" sh -c "$look")" != "$(once --entrypoint sh "$1" -c "$look")" ]
}
