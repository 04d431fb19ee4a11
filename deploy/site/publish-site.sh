#!/bin/sh
# Adds the site of this image to STATIC_DIR and keeps earlier assets: cached pages still need the scripts they name,
# also while old and new backends run. Names in assets/ carry a hash.
set -eu
from=${SITE_DIR:-/usr/share/nginx/html}
to=${STATIC_DIR:-$from}
[ "$to" != "$from" ] || exit 0

# Files are moved into place, so that they appear complete.
draft=$to/.draft
rm -rf "$draft"
cp -pR "$from" "$draft"
(cd "$draft" && find . -type d) | while read -r folder; do mkdir -p "$to/$folder"; done
(cd "$draft" && find . -type f) | while read -r file; do mv -f "$draft/$file" "$to/$file"; done
rm -rf "$draft"
find "$to/assets" -type f -ctime +30 | while read -r file; do
  [ -e "$from/assets/${file#"$to/assets/"}" ] || rm -f "$file"
done
