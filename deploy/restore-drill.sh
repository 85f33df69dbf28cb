#!/usr/bin/env bash
# Proves that the newest backup can be restored: log, keys and documents into a fresh folder, started on a free port, asked
# whether it is ready.
# Touches neither the running program nor its data, sends no mail and no payment. Exit code 0: the backup works.
set -euo pipefail
cd "$(dirname "$0")/.."
newest() { find "$1" -maxdepth 1 -name "$2" | sort | tail -n 1; }
log=${FILE:-$(newest "${BACKUP_DIR:-/var/backups/genial}" 'genial-*.ndjson')}
key=${KEYS:-$(newest "${BACKUP_KEYS_DIR:-/var/backups/genial-keys}" 'genial-keys-*.ndjson')}
[ -f "$log" ] || { echo "No exported log found: set FILE or BACKUP_DIR." >&2; exit 1; }
[ -f "$key" ] || { echo "No exported keys found: set KEYS or BACKUP_KEYS_DIR." >&2; exit 1; }
files=${FILES:-$(newest "$(dirname "$log")" 'files-*.tar.gz')}

folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; [ -z "$server" ] || wait "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT

port=${DRILL_PORT:-3999}
if (exec 3<> "/dev/tcp/127.0.0.1/$port") 2> /dev/null; then
  echo "Something else runs on port $port: set DRILL_PORT to a free one." >&2
  exit 1
fi

# Of the installation's settings only these: a drill must not reach its servers, its provider or its mail. No function: what
# runs in the background is then the program itself, which the trap ends.
own=(env -i PATH="$PATH" HOME="$folder" NODE_ENV=production DATA_DIR="$folder" DEMO=0)
echo "Restoring $log with $key"
"${own[@]}" node dist/server/restore.js "$log" --keys "$key"
if [ -n "$files" ]; then
  echo "Unpacking $files"
  tar -C "$folder" -xzf "$files"
fi

"${own[@]}" PORT="$port" HOST=127.0.0.1 node dist/server/all.js > "$folder/output" 2>&1 &
server=$!
for _ in $(seq 1 600); do
  if answer=$(node -e "fetch('http://127.0.0.1:$port/readyz').then(async (r) => { console.log(await r.text()); process.exit(r.ok ? 0 : 1) }, () => process.exit(1))"); then
    echo "Restored and ready: $(du -sh "$folder" | cut -f1), views built from the log."
    exit 0
  fi
  kill -0 "$server" 2>/dev/null || { echo "The restored program ended:" >&2; cat "$folder/output" >&2; exit 1; }
  sleep 1
done
echo "Not ready after ten minutes: $answer" >&2
exit 1
