# Sourced by update: replaces the containers of a service, or tells whether that is needed.

# How long nginx may go on with the addresses that it has looked up (nginx/templates: the resolver's "valid").
SETTLE_SECONDS="${SETTLE_SECONDS:-6}"
HEALTHY_WITHIN_SECONDS="${HEALTHY_WITHIN_SECONDS:-120}"

# Replaces a service's containers by such of its new image, one at a time. A new one that does not become healthy is
# taken away again, and the old ones stay.
roll() {
  local service=$1 old fresh id words
  mapfile -t old < <(compose ps --quiet "$service")
  for id in "${old[@]}"; do
    # It warns of the old ones, which are not what .env describes any more; it is heard only where it fails.
    words="$(compose up --detach --no-deps --no-build --no-recreate \
      --scale "$service=$((${#old[@]} + 1))" "$service" 2>&1)" || fail "No new $service could be started: $words"
    fresh="$(newest "$service")"
    if ! becomes_healthy "$fresh"; then
      docker logs --tail 20 "$fresh" >&2
      docker rm --force "$fresh" >/dev/null
      fail "The new $service did not become healthy. It is gone again; the old one serves on."
    fi
    sleep "$SETTLE_SECONDS"
    docker stop "$id" >/dev/null
    docker rm "$id" >/dev/null
    say "$service: $(name_of "$fresh") in place of one before it"
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

# Whether the new image differs from the running container in more than the site that it carries.
serves_anew() {
  local look='nginx -v 2>&1; find /etc/nginx /docker-entrypoint.d -type f ! -path "/etc/nginx/conf.d/*" ! -path "/etc/nginx/certs/*" | sort | xargs sha256sum'
  [ "$(compose exec -T "$1" sh -c "$look")" != "$(once --entrypoint sh "$1" -c "$look")" ]
}
