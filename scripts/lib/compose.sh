# Sourced by the scripts of the compose stack, which need only Docker with Compose.
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"

fail() {
  echo "$1" >&2
  exit 1
}
say() { printf '%s  %s\n' "$(date -u +%H:%M:%S)" "$*"; }

docker compose version >/dev/null 2>&1 || fail "This needs Docker with Compose: see docs.docker.com/engine/install."
docker info >/dev/null 2>&1 || fail "Docker does not answer: is it running, and may this user use it?"

# As `docker compose`: .env, or the files in COMPOSE_ENV_FILES.
compose() { docker compose --progress quiet --project-directory "$root" "$@"; }

# A short-lived container of a service. Arguments are those of docker compose run. Standard input stays with the script.
once() { compose run --rm --no-deps -T "$@" </dev/null; }
