#!/bin/sh
# Puts the site of this image beside what earlier ones left in STATIC_DIR. Pages that browsers and caches hold go on
# finding the scripts they name, also while some backends are new and some are old. Names in assets/ carry a hash.
set -eu
from=${SITE_DIR:-/usr/share/nginx/html}
to=${STATIC_DIR:-$from}
[ "$to" != "$from" ] || exit 0

# A file appears whole: it is moved to its name, not written there.
draft=$to/.draft
rm -rf "$draft"
cp -pR "$from" "$draft"
(cd "$draft" && find . -type d) | while read -r folder; do mkdir -p "$to/$folder"; done
(cd "$draft" && find . -type f) | while read -r file; do mv -f "$draft/$file" "$to/$file"; done
rm -rf "$draft"
find "$to/assets" -type f -ctime +30 | while read -r file; do
  [ -e "$from/assets/${file#"$to/assets/"}" ] || rm -f "$file"
done
