# Sourced after compose.sh: reads and checks .env before anything is built or started.

# As `docker compose` does.
settings="${COMPOSE_ENV_FILES:-$root/.env}"

# Value of a setting: the environment's, else the last line's, without quotes.
setting() {
  if [ -n "${!1:-}" ]; then
    printf '%s' "${!1}"
    return
  fi
  local files
  IFS=, read -r -a files <<<"$settings"
  cat "${files[@]}" 2>/dev/null | sed -nE "s/^[[:space:]]*(export[[:space:]]+)?$1[[:space:]]*=[[:space:]]*//p" | tail -1 |
    sed -E "s/^(['\"])(.*)\1[[:space:]]*(#.*)?$/\2/; s/[[:space:]]+#.*$//; s/[[:space:]]+$//"
}

# Lists all missing settings: compose stops at the first. The list is that of docker-compose.yml.
require_settings() {
  local missing='' name words
  while IFS=$'\t' read -r name words; do
    [ -n "$(setting "$name")$(setting "${name}_FILE")" ] || missing+="
  $name  $words"
  done < <(sed -nE 's/^  - \$\{([A-Z_]+):?\?(.*)\}$/\1\t\2/p' "$root/docker-compose.yml")
  [ -z "$missing" ] || fail "Not set in $settings:$missing"
}

# It holds secrets: owner only.
protect_settings() {
  local file files
  IFS=, read -r -a files <<<"$settings"
  for file in "${files[@]}"; do
    [ -n "$(find "$file" \( -perm -040 -o -perm -020 -o -perm -004 -o -perm -002 \) 2>/dev/null)" ] || continue
    chmod 600 "$file" || fail "$file can be read by others, and belongs to another user: run chmod 600 as its owner."
    say "$file could be read by others; now only by you"
  done
}

warn_of_settings() {
  case "$(setting PUBLIC_URL)" in
    *.example | *.example[:/]*)
      say "PUBLIC_URL is $(setting PUBLIC_URL), an example address: links in mails and search engines would not work"
      ;;
  esac
}

check_settings() {
  protect_settings
  require_settings
  warn_of_settings
}
