import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

describe('the installation', () => {
  it('does all that takes time before it stops the program that runs', () => {
    const script = read('deploy/install.sh');
    const stops = script.indexOf('systemctl stop genial');
    for (const slow of ['npm ci', 'genial-backup.service', 'dist/server/views.js']) {
      expect(script).toContain(slow);
      expect(script.indexOf(slow)).toBeLessThan(stops);
    }
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
