# Sourced by backup and restore.
set -euo pipefail
# Dumps hold personal data.
umask 077

folder="${BACKUPS_DIR:-/backups}"

say() { printf '%s %s\n' "$(date -u +%FT%TZ)" "$*"; }
fail() {
  say "$*" >&2
  exit 1
}

# An invalid number would count as none and remove every backup older than a day.
check_keeping() {
  local name
  for name in BACKUP_KEEP_DAILY BACKUP_KEEP_WEEKLY; do
    [[ ${!name:-0} =~ ^[0-9]+$ ]] || fail "$name is ${!name}: give a number. No backup was removed"
  done
}

# Two parameters mean something else, or nothing, to PostgreSQL's own programs.
for_libpq() {
  local url=${1/sslmode=no-verify/sslmode=require}
  if [[ $url = *sslmode=verify-full* && $url != *sslrootcert=* ]]; then url+='&sslrootcert=system'; fi
  printf '%s' "$url"
}
# As in the product: NAME_FILE replaces NAME.
of_file() {
  local file=$1_FILE
  if [ -z "${!1:-}" ] && [ -n "${!file:-}" ]; then printf -v "$1" %s "$(<"${!file}")"; fi
}
of_file DATABASE_URL
of_file POSTGRES_PASSWORD
# Used where the address has none.
export PGPASSWORD=${POSTGRES_PASSWORD:-}
DATABASE_URL=$(for_libpq "${DATABASE_URL:-}")

# The connection's address with another database name.
address_of() {
  local bare=${DATABASE_URL%%\?*}
  printf '%s/%s%s' "${bare%/*}" "$1" "${DATABASE_URL#"$bare"}"
}
database=${DATABASE_URL:-}
database=${database%%\?*}
database=${database##*/}

sql() { psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"; }

# One line "table rows" per table, sorted by name.
count_rows="SELECT table_name || ' ' || (xpath('/row/n/text()', query_to_xml(
  format('SELECT count(*) AS n FROM %I.%I', table_schema, table_name), false, true, '')))[1]
  FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name"

# Number of files below a folder; 0 where it is missing.
count_files() { if [ -d "$1" ]; then find "$1" -type f ! -name '*.tmp' | wc -l; else echo 0; fi; }

# Appends the hashes of erased people to the file beside the backups (docs/decisions/024).
keep_erasures() {
  local rows
  rows=$(sql -c "SELECT concat_ws(E'\t', id, email_hash, key_id, asked_by, to_char(created_at AT TIME ZONE 'UTC', '$utc'),
      to_char(finished_at AT TIME ZONE 'UTC', '$utc')) FROM erasures WHERE finished_at IS NOT NULL" "$DATABASE_URL") || return 1
  { if [ -e "$folder/erasures" ]; then cat "$folder/erasures"; fi; echo "$rows"; } | sed '/^$/d' | sort -u >"$folder/.erasures.partial"
  mv "$folder/.erasures.partial" "$folder/erasures"
}
utc='YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

# Loads them into the database at this address, whose worker repeats the erasures.
load_erasures() {
  if [ ! -s "$folder/erasures" ]; then return; fi
  {
    echo 'CREATE TEMP TABLE told (id uuid, email_hash text, key_id text, asked_by text, created_at timestamptz, finished_at timestamptz);'
    echo 'COPY told FROM STDIN;'
    cat "$folder/erasures"
    printf '%s\n' '\.'
    echo 'INSERT INTO erasures (id, email_hash, key_id, asked_by, created_at, due_at, finished_at, replay)
      SELECT id, email_hash, key_id, asked_by, created_at, finished_at, finished_at, true FROM told
      ON CONFLICT (id) DO UPDATE SET email = NULL, user_id = NULL, waits_for = NULL, retry_at = NULL, replay = true,
        finished_at = excluded.finished_at WHERE erasures.finished_at IS NULL;'
  } | sql "$1"
}
