#!/usr/bin/env bash
# Exports the log, its keys and the clients' documents (encrypted) into a file of today each, and removes what is too old: logs
# after LOG_DAYS (never by default), documents after FILE_DAYS (30: each archive holds them all), keys after KEY_DAYS (30), so
# that a forgotten person is forgotten in the backups too.
set -euo pipefail
cd "$(dirname "$0")/.."
export DATA_DIR=${DATA_DIR:-/var/lib/genial}
logs=${BACKUP_DIR:-/var/backups/genial}
keys=${BACKUP_KEYS_DIR:-/var/backups/genial-keys}
today=$(date +%Y-%m-%d)
umask 077
mkdir -p "$logs" "$keys"
log="$logs/genial-$today.ndjson"
key="$keys/genial-keys-$today.ndjson"
files="$logs/files-$today.tar.gz"

# What does not become whole is not left to fill the disk; of a copy that was killed the rest goes by its age, as the keys in it.
trap 'rm -f "$log.new" "$key.new" "$files.new"' EXIT

# A second run on the same day writes beside the first one and takes its place only when it is whole.
node dist/server/export.js "$log.new" --keys "$key.new"
mv "$log.new" "$log"
mv "$key.new" "$key"
# 1: something came or went while it was read, which is no failure of a copy of what runs.
tar -C "$DATA_DIR" -czf "$files.new" --ignore-failed-read files || [ $? = 1 ]
mv "$files.new" "$files"

find "$keys" -name 'genial-keys-*.ndjson*' -mtime +"${KEY_DAYS:-30}" -delete
find "$logs" -name 'files-*.tar.gz*' -mtime +"${FILE_DAYS:-30}" -delete
if [ -n "${LOG_DAYS:-}" ]; then find "$logs" -name 'genial-*.ndjson*' -mtime +"$LOG_DAYS" -delete; fi
# The program publishes how old this is, and an alert asks for it: a copy that fails every night fails silently.
touch "$DATA_DIR/last-backup"
echo "Kept as $log, $key and $files"
