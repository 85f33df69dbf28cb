#!/usr/bin/env bash
# `genial <command>` on an installed server: runs a command of the installed program with the settings of the service, on its
# data, as its user. Installed as /usr/local/sbin/genial. What each does: /opt/genial/docs/operations.md
set -euo pipefail
program=${GENIAL_PROGRAM:-/opt/genial}
settings=${GENIAL_SETTINGS:-/etc/genial/genial.env}
user=${GENIAL_USER:-genial}

name=${1:-}
case $name in
  export | restore | rebuild | forget | views | move) command=(node "dist/server/$name.js") ;;
  backup | restore-drill) command=("deploy/$name.sh") ;;
  *)
    echo "Usage: genial backup | restore-drill | export FILE --keys FILE | restore FILE --keys FILE | rebuild | forget ID | views | move" >&2
    exit 2
    ;;
esac
shift
[ "$(id -un)" = "$user" ] || [ "$(id -u)" = 0 ] || { echo "genial needs root, or to be run as $user." >&2; exit 1; }
[ -r "$settings" ] || { echo "The settings cannot be read: $settings" >&2; exit 1; }

# As systemd reads them: nothing in a value is expanded, and quotes around the whole of it fall away.
export NODE_ENV=production DATA_DIR=/var/lib/genial HOME=/var/lib/genial
while IFS= read -r line || [ -n "$line" ]; do
  [[ $line =~ ^([A-Z][A-Z0-9_]*)=(.*)$ ]] || continue
  setting=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]}
  if [[ $value =~ ^\'(.*)\'$ || $value =~ ^\"(.*)\"$ ]]; then value=${BASH_REMATCH[1]}; fi
  declare -x "$setting=$value"
done < "$settings"

cd "$program"
if [ "$(id -un)" = "$user" ]; then exec "${command[@]}" "$@"; fi
exec runuser --user "$user" -- "${command[@]}" "$@"
