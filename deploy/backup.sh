#!/usr/bin/env bash
# Exports the log and its keys into a file of today each, and removes what is too old: logs after LOG_DAYS (never by
# default), keys after KEY_DAYS (30), so that a forgotten person is forgotten in the backups too.
set -euo pipefail
cd "$(dirname "$0")/.."
logs=${BACKUP_DIR:-/var/backups/genial}
keys=${BACKUP_KEYS_DIR:-/var/backups/genial-keys}
today=$(date +%Y-%m-%d)
umask 077
mkdir -p "$logs" "$keys"
log="$logs/genial-$today.ndjson"
key="$keys/genial-keys-$today.ndjson"

# A second run on the same day writes beside the first one and takes its place only when it is whole.
node dist/server/export.js "$log.new" --keys "$key.new"
mv "$log.new" "$log"
mv "$key.new" "$key"
tar -C "${DATA_DIR:-/var/lib/genial}" -czf "$logs/files-$today.tar.gz.new" --ignore-failed-read files
mv "$logs/files-$today.tar.gz.new" "$logs/files-$today.tar.gz"

find "$keys" -name 'genial-keys-*.ndjson' -mtime +"${KEY_DAYS:-30}" -delete
if [ -n "${LOG_DAYS:-}" ]; then find "$logs" -type f -mtime +"$LOG_DAYS" -delete; fi
echo "Exported $(($(wc -l < "$log") - 1)) lines to $log"
