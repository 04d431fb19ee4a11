# Sourced by the scripts that run the compose stack. They need Docker with Compose, and nothing else on the machine.
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"

fail() {
  echo "$1" >&2
  exit 1
}
say() { printf '%s  %s\n' "$(date -u +%H:%M:%S)" "$*"; }

docker compose version >/dev/null 2>&1 || fail "This needs Docker with Compose: see docs.docker.com/engine/install."
docker info >/dev/null 2>&1 || fail "Docker does not answer: is it running, and may this user talk to it?"

# As `docker compose` reads it: .env, or the files that COMPOSE_ENV_FILES names.
compose() { docker compose --progress quiet --project-directory "$root" "$@"; }

# A short-lived container of a service beside those that run. Its arguments are docker compose run's. What is typed is
# for the script, and not for the container.
once() { compose run --rm --no-deps -T "$@" </dev/null; }
