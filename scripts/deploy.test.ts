import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { version } from '../backend/version.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** The metrics that the program publishes itself; a histogram has further endings. */
const published = [read('backend/metrics.ts'), read('backend/processes/gauges.ts')]
  .flatMap((source) => found(source, /'(genial_[a-z_]+)'/g))
  .flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]);

const rule = z.strictObject({
  alert: z.string().regex(/^Genial[A-Z]\w+$/),
  expr: z.string().min(1),
  for: z
    .string()
    .regex(/^\d+[mh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.strictObject({ summary: z.string().min(20), page: z.string() }),
});
const { rules } = z
  .strictObject({ groups: z.tuple([z.strictObject({ name: z.string(), rules: z.array(rule).min(10) })]) })
  .parse(parse(read('deploy/monitoring/genial-alerts.yml'))).groups[0];
const dashboard = z
  .object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })) })
  .parse(JSON.parse(read('deploy/monitoring/genial-dashboard.json')));

const operations = read('docs/operations.md');
const anchors = found(operations, /^#+ (.+)$/gm).map((title) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-'),
);

describe('the alerts', () => {
  it.each(rules.map((one) => [one.alert, one] as const))('%s asks for metrics that exist', (_name, { expr }) => {
    for (const metric of found(expr, /\b(genial_[a-z_]+)/g)) expect(published).toContain(metric);
  });

  it.each(rules.map((one) => [one.alert, one] as const))(
    '%s names a section of the guide',
    (_name, { annotations }) => {
      const [page, anchor] = annotations.page.split('#');
      expect(page).toBe('docs/operations.md');
      expect(anchors).toContain(anchor);
    },
  );

  it('watch readiness, lag, jobs, payments, unreadable events and the disk', () => {
    const asked = rules.map(({ expr }) => expr).join('\n');
    for (const metric of [
      'up{job="genial"}',
      'genial_view_standing_still_seconds',
      'genial_jobs{state="failed"}',
      'genial_payment_reports_total',
      'genial_unreadable_events_total',
      'node_filesystem_avail_bytes',
    ])
      expect(asked).toContain(metric);
  });
});

describe('the dashboard', () => {
  it('asks for metrics that exist', () => {
    const asked = dashboard.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => found(expr, /\b(genial_[a-z_]+)/g)),
    );
    expect(asked.length).toBeGreaterThan(10);
    for (const metric of asked) expect(published).toContain(metric);
  });
});

describe('the units', () => {
  const service = read('deploy/systemd/genial.service');

  it('start what the build makes, as a user without rights, on a read-only disk but for its data', () => {
    expect(service).toContain('dist/server/all.js');
    for (const line of [
      'User=genial',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'StateDirectory=genial',
      'UMask=0077',
    ])
      expect(service).toContain(`\n${line}\n`);
    expect(found(service, /DATA_DIR=(\S+)/g)).toEqual(['/var/lib/genial']);
  });

  it('give the program time to drain, and bring it back when it falls', () => {
    expect(Number(found(service, /^TimeoutStopSec=(\d+)$/gm)[0])).toBeGreaterThanOrEqual(30);
    expect(service).toMatch(/^Restart=on-failure$/m);
  });

  it('write backups only where the unit may write', () => {
    const backup = read('deploy/systemd/genial-backup.service');
    const script = read('deploy/backup.sh');
    for (const folder of found(script, /:-(\/var\/backups\/[\w-]+)\}/g)) expect(backup).toContain(folder);
  });

  it('have settings that the program knows', () => {
    const known = found(read('backend/config.ts'), /^ {4}([A-Z][A-Z_]+): /gm);
    for (const name of found(read('deploy/genial.env'), /^#?([A-Z][A-Z_]+)=/gm)) expect(known).toContain(name);
  });
});

describe('the command of an installed server', () => {
  const command = join('deploy', 'genial.sh');

  /** A program that prints what it was asked with, and what it knows of the settings. */
  const installed = () => {
    const folder = mkdtempSync(join(tmpdir(), 'genial-command-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'dist/server'), { recursive: true });
    writeFileSync(
      join(folder, 'dist/server/export.js'),
      'const { DATA_DIR, NODE_ENV, ASAAS_API_KEY, SELLER_NAME, PORT } = process.env;' +
        'console.log(JSON.stringify([process.argv.slice(2), DATA_DIR, NODE_ENV, ASAAS_API_KEY, SELLER_NAME, PORT]));',
    );
    writeFileSync(
      join(folder, 'genial.env'),
      "# a remark\nPORT=4000\nASAAS_API_KEY='$aact_prod_abc'\nSELLER_NAME=Gênio & Filhos Ltda.\n#ADMIN_EMAIL=",
    );
    return {
      ...process.env,
      GENIAL_PROGRAM: folder,
      GENIAL_SETTINGS: join(folder, 'genial.env'),
      GENIAL_USER: userInfo().username,
    };
  };

  it('runs with the settings of the service, in which nothing is expanded, on its data', () => {
    const said = execFileSync(command, ['export', '/x y', '--keys', '/k'], { env: installed() }).toString();
    expect(JSON.parse(said)).toEqual([
      ['/x y', '--keys', '/k'],
      '/var/lib/genial',
      'production',
      '$aact_prod_abc',
      'Gênio & Filhos Ltda.',
      '4000',
    ]);
  });

  it('says what there is to anybody who asks for something else', () => {
    const { status, stderr } = spawnSync(command, ['reboot'], { env: installed() });
    expect(status).toBe(2);
    expect(stderr.toString()).toContain('Usage: genial backup');
  });

  it('is installed, with what its guide leads to', () => {
    const script = read('deploy/install.sh');
    expect(script).toContain('usr/local/sbin/genial');
    expect(script).toMatch(/cp -r dist docs deploy .*README\.md/);
  });
});

describe('the drill of a restore', () => {
  const FREE_PORT = '3987';

  /** A program that is ready at once and says under which number it runs. */
  const program = () => {
    const folder = mkdtempSync(join(tmpdir(), 'genial-drill-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'dist/server'), { recursive: true });
    mkdirSync(join(folder, 'deploy'));
    cpSync('deploy/restore-drill.sh', join(folder, 'deploy/restore-drill.sh'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
    writeFileSync(join(folder, 'dist/server/restore.js'), "console.log('restored', process.argv[2]);");
    writeFileSync(
      join(folder, 'dist/server/all.js'),
      `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'pid'))}, String(process.pid));
      require('node:http').createServer((_request, answer) => answer.end('{}')).listen(process.env.PORT, '127.0.0.1');`,
    );
    for (const file of ['log', 'keys']) writeFileSync(join(folder, file), '');
    const settings = { FILE: join(folder, 'log'), KEYS: join(folder, 'keys'), DRILL_PORT: FREE_PORT };
    return {
      folder,
      drill: () => spawnSync(join(folder, 'deploy/restore-drill.sh'), { env: { ...process.env, ...settings } }),
    };
  };

  it('leaves no program behind: the next drill would ask that one, and prove nothing', () => {
    const { folder, drill } = program();
    const { status, stdout } = drill();
    expect([status, stdout.toString()]).toEqual([0, expect.stringContaining('Restored and ready')]);
    expect(() => process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0)).toThrow('ESRCH');
  });

  it('does not take another program on its port for the restored one', async () => {
    const other = createServer((_request, answer) => answer.end('{}'));
    await new Promise<void>((resolve) => other.listen(Number(FREE_PORT), '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { drill } = program();
    const { status, stderr } = drill();
    expect(status).toBe(1);
    expect(stderr.toString()).toContain('DRILL_PORT');
  });
});

describe('the nightly copy', () => {
  /** A program whose export writes both files, in a folder with copies of other days. */
  const nightly = () => {
    const folder = mkdtempSync(join(tmpdir(), 'genial-backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ['dist/server', 'deploy', 'data/files', 'logs', 'keys'])
      mkdirSync(join(folder, name), { recursive: true });
    cpSync('deploy/backup.sh', join(folder, 'deploy/backup.sh'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
    writeFileSync(
      join(folder, 'dist/server/export.js'),
      "for (const at of [2, 4]) require('node:fs').writeFileSync(process.argv[at], '');",
    );
    const settings = {
      DATA_DIR: join(folder, 'data'),
      BACKUP_DIR: join(folder, 'logs'),
      BACKUP_KEYS_DIR: join(folder, 'keys'),
    };
    const aged = (file: string, days: number) => {
      writeFileSync(join(folder, file), '');
      const at = Date.now() / 1000 - days * 86_400;
      utimesSync(join(folder, file), at, at);
    };
    const run = (PATH = process.env.PATH) =>
      spawnSync(join(folder, 'deploy/backup.sh'), { env: { ...process.env, ...settings, PATH } });
    return { folder, aged, run, held: (name: string) => readdirSync(join(folder, name)).sort() };
  };

  it('that was broken off leaves no keys behind for longer than a whole one: a forgotten person is forgotten there, too', () => {
    const { aged, run, held } = nightly();
    for (const ending of ['', '.new', '.new.fresh']) {
      aged(`keys/genial-keys-2026-01-01.ndjson${ending}`, 31);
      aged(`keys/genial-keys-2026-01-20.ndjson${ending}`, 12);
    }
    for (const ending of ['', '.new']) aged(`logs/files-2026-01-01.tar.gz${ending}`, 31);
    aged('logs/genial-2026-01-01.ndjson', 31);
    expect(run().status).toBe(0);
    expect(held('keys')).toEqual([
      'genial-keys-2026-01-20.ndjson',
      'genial-keys-2026-01-20.ndjson.new',
      'genial-keys-2026-01-20.ndjson.new.fresh',
      expect.stringMatching(/^genial-keys-[\d-]{10}\.ndjson$/),
    ]);
    expect(held('logs')).toEqual([
      expect.stringMatching(/^files-[\d-]{10}\.tar\.gz$/),
      'genial-2026-01-01.ndjson',
      expect.stringMatching(/^genial-[\d-]{10}\.ndjson$/),
    ]);
  });

  it('for which the disk has no room does not take what is left of it', () => {
    const { folder, run, held } = nightly();
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'tar'), '#!/bin/sh\nprintf half > "$4"; exit 2\n', { mode: 0o755 });
    expect(run(`${bin}:${process.env.PATH}`).status).not.toBe(0);
    expect(held('logs')).toEqual([expect.stringMatching(/^genial-[\d-]{10}\.ndjson$/)]);
  });
});

describe('the guide of what to do when an alert fires', () => {
  it('has a line for each alert, and none for others', () => {
    const [, table = ''] = /^## When an alert fires\n([\s\S]*?)^## /m.exec(operations) ?? [];
    expect(found(table, /^\| `(Genial\w+)`/gm)).toEqual(rules.map(({ alert }) => alert));
  });

  it('names every setting of the backup', () => {
    const scripts = read('deploy/backup.sh') + read('deploy/restore-drill.sh');
    const guide = read('docs/server.md');
    for (const name of found(scripts, /\$\{([A-Z_]+):-/g)) expect(guide).toContain(`\`${name}\``);
  });
});

describe('the installation', () => {
  it('does all that takes time before it stops the program that runs', () => {
    const script = read('deploy/install.sh');
    const stops = script.indexOf('systemctl stop genial');
    for (const slow of ['npm ci', 'genial-backup.service', 'dist/server/views.js']) {
      expect(script).toContain(slow);
      expect(script.indexOf(slow)).toBeLessThan(stops);
    }
  });

  it('says that the program runs only once it is ready, and else fails', () => {
    const script = read('deploy/install.sh');
    const waits = script.indexOf('/readyz');
    expect(waits).toBeGreaterThan(script.indexOf('systemctl enable --now'));
    expect(script.slice(waits, script.indexOf(' runs. First sign-in'))).toContain('exit 1');
  });
});

describe('the proxies', () => {
  it.each(['Caddyfile', 'nginx.conf'])(
    '%s passes server-sent events on as they come and takes the largest upload',
    (file) => {
      const proxy = read(`deploy/proxy/${file}`);
      expect(proxy).toMatch(/flush_interval -1|proxy_buffering off/);
      expect(Number(found(proxy, /(?:max_size|client_max_body_size) (\d+)/g)[0])).toBeGreaterThan(20);
      expect(proxy).toContain('/metrics');
    },
  );
});

describe('the image', () => {
  it('names its release', () => {
    expect(found(read('Dockerfile'), /image\.version="([^"]+)"/g)).toEqual([version]);
  });
});
