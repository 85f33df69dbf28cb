#!/usr/bin/env bash
# Installs the built program on a Debian server: /opt/genial, a user of its own, data in /var/lib/genial, settings in
# /etc/genial/genial.env, a service and a nightly backup. Run again it upgrades, and keeps data and settings.
# DESTDIR=/somewhere puts the files there and changes nothing else.
set -euo pipefail
cd "$(dirname "$0")/.."
root=${DESTDIR:-}
[ -n "$root" ] || [ "$(id -u)" = 0 ] || { echo "make install needs root (or DESTDIR)." >&2; exit 1; }
[ -f dist/server/all.js ] || { echo "Nothing is built: run make build first." >&2; exit 1; }

next="$root/opt/genial.next"
rm -rf "$next"
mkdir -p "$next" "$root/etc/genial" "$root/etc/systemd/system"
cp -r dist docs deploy package.json package-lock.json .npmrc README.md CHANGELOG.md "$next/"
(cd "$next" && npm ci --omit=dev --no-audit --no-fund --loglevel=error)

# Everything that takes time is done while the former program still answers.
if [ -z "$root" ]; then
  id genial >/dev/null 2>&1 || useradd --system --home-dir /var/lib/genial --shell /usr/sbin/nologin genial
  if [ -d /opt/genial/dist ] && systemctl is-active --quiet genial; then
    echo "Exporting before the upgrade."
    systemctl start genial-backup.service
    systemd-run --quiet --wait --pipe --uid=genial --gid=genial --working-directory=/opt/genial.next \
      --property=EnvironmentFile=/etc/genial/genial.env --property=UMask=0077 \
      --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/genial --setenv=HOME=/var/lib/genial \
      /usr/bin/env node dist/server/views.js
    systemctl stop genial
  fi
fi

rm -rf "$root/opt/genial.former"
[ ! -d "$root/opt/genial" ] || mv "$root/opt/genial" "$root/opt/genial.former"
mv "$next" "$root/opt/genial"

# The settings may hold keys of the provider and of the mail server: only root and the service read them.
[ -f "$root/etc/genial/genial.env" ] || install -m 0640 deploy/genial.env "$root/etc/genial/genial.env"
install -m 0644 deploy/systemd/genial.service deploy/systemd/genial-backup.service deploy/systemd/genial-backup.timer \
  "$root/etc/systemd/system/"
install -D -m 0755 deploy/genial.sh "$root/usr/local/sbin/genial"

if [ -z "$root" ]; then
  chgrp genial /etc/genial/genial.env
  install -d -m 0700 -o genial -g genial /var/lib/genial /var/backups/genial /var/backups/genial-keys
  # From now on the alert counts: a first copy that is never made is one that fails.
  [ -f /var/lib/genial/last-backup ] || install -m 0600 -o genial -g genial /dev/null /var/lib/genial/last-backup
  systemctl daemon-reload
  systemctl enable --now genial.service genial-backup.timer
  # The service counts as started before the program answers: whoever upgrades is to hear at once that it does not.
  host=$(sed -n 's/^HOST=//p' /etc/genial/genial.env | tail -n 1)
  port=$(sed -n 's/^PORT=//p' /etc/genial/genial.env | tail -n 1)
  case $host in '' | 0.0.0.0) host=127.0.0.1 ;; esac
  curl --silent --fail --output /dev/null --retry 90 --retry-delay 1 --retry-all-errors "http://$host:${port:-3000}/readyz" || {
    echo "Genial was started and is not ready yet: curl http://$host:${port:-3000}/readyz and journalctl -u genial say why." >&2
    exit 1
  }
  echo "Genial $(node -p "require('/opt/genial/package.json').version") runs. First sign-in: journalctl -u genial. Commands: genial"
else
  echo "Installed below $root."
fi
