import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../backend/config.ts';
import { serverBuild } from './server-build.ts';

/** The part of Compose's schema that the stack uses; a name that Compose does not know is refused. */
const duration = z.string().regex(/^\d+(ms|s|m)$/);
const size = z.string().regex(/^\d+[kmg]$/);
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const service = z.strictObject({
  image: z.string().regex(/^[\w./-]+(:[\w.-]+)?$/),
  build: z.literal('.').optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string().regex(/^[A-Z_]+$/), scalar).optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) }))
    .optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string().regex(/^[\w-]+:\/[\w/-]+$/)).optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()).min(2), interval: duration, timeout: duration, retries: z.int() })
    .optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: duration.optional(),
  mem_limit: size.optional(),
  shm_size: size.optional(),
});
const compose = z.object({
  'x-genial': z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

const stack = compose.parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }));
const dockerfile = readFileSync('Dockerfile', 'utf8');
const ours = ['api', 'projections', 'workers'] as const;

const ignoredByDocker = readFileSync('.dockerignore', 'utf8').trim().split('\n');

describe('the stack in docker-compose.yml', () => {
  it('has the three processes, the three engines and a mail catcher, with pinned versions', () => {
    expect(Object.keys(stack.services).toSorted()).toEqual(
      [...ours, 'eventstore', 'mongo', 'redis', 'mail'].toSorted(),
    );
    for (const [name, { image }] of Object.entries(stack.services)) {
      if (image === 'genial') expect(ours).toContain(name);
      else expect(image, name).toMatch(/:v?\d/);
    }
  });

  it.each(ours)('runs %s without privileges, on a read-only disk, once the engines are healthy', (name) => {
    const process = stack.services[name];
    expect(process).toMatchObject({
      build: '.',
      image: 'genial',
      command: ['node', `dist/server/${name}.js`],
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    for (const engine of ['eventstore', 'mongo', 'redis']) {
      expect(process?.depends_on?.[engine]).toEqual({ condition: 'service_healthy' });
      expect(stack.services[engine]?.healthcheck).toBeDefined();
    }
    expect(process?.healthcheck, 'the image’s own').toBeUndefined();
    expect(existsSync(`backend/processes/${name}.ts`)).toBe(true);
  });

  it('gives each process settings that the program accepts, with all three stores switched', () => {
    for (const name of ours) {
      const environment = Object.entries(stack.services[name]?.environment ?? {}).map(([variable, value]) => [
        variable,
        substituted(String(value), { JWT_SECRET: 'a long and random secret' }),
      ]);
      const reading = readConfig(Object.fromEntries(environment));
      expect(reading.ok ? [] : reading.problems).toEqual([]);
      if (!reading.ok) continue;
      const { eventStoreUrl, mongoUrl, redisUrl, smtpUrl, host } = reading.config;
      for (const [url, engine] of [
        [eventStoreUrl, 'eventstore'],
        [mongoUrl, 'mongo'],
        [redisUrl, 'redis'],
        [smtpUrl, 'mail'],
      ])
        expect(url).toContain(`//${engine}:`);
      expect(host).toBe('0.0.0.0');
    }
  });

  it.each(ours)('passes every setting to %s, or the image has it', (name) => {
    const settings = found(readFileSync('backend/config.ts', 'utf8'), /^ {4}([A-Z][A-Z_]+): /gm);
    const passed = Object.keys(stack.services[name]?.environment ?? {});
    const ofImage = found(dockerfile.match(/^ENV .*$/m)?.[0] ?? '', /\b([A-Z_]+)=/g);
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((setting) => !passed.includes(setting) && !ofImage.includes(setting))).toEqual([]);
  });

  it('sells nothing until a provider and a seller are set', () => {
    const environment = Object.entries(stack.services.api?.environment ?? {});
    const missing = (given: Readonly<Record<string, string>>): readonly string[] => {
      const values = environment.map(([variable, value]) => [
        variable,
        substituted(String(value), { JWT_SECRET: 'a long and random secret', ...given }),
      ]);
      const reading = readConfig(Object.fromEntries(values));
      return reading.ok ? reading.config.missingForSales : reading.problems;
    };
    const provider = {
      ASAAS_URL: 'https://api.asaas.com/v3',
      ASAAS_API_KEY: '$aact_prod_x',
      ASAAS_WEBHOOK_TOKEN: 'token',
    };
    expect(missing({})).toEqual(['ASAAS_URL']);
    expect(missing({ ASAAS_URL: 'simulator' })).toEqual([]);
    expect(missing(provider)).toEqual(['SELLER_NAME', 'SELLER_DOCUMENT', 'SELLER_ADDRESS', 'SELLER_EMAIL']);
    expect(missing({ ...provider, ASAAS_API_KEY: '' })).toEqual([
      'ASAAS_API_KEY: is needed together with ASAAS_URL, ASAAS_WEBHOOK_TOKEN',
    ]);
  });

  it('has an example of each variable that it reads, with $ where nothing expands it', () => {
    const example = readFileSync('.env.example', 'utf8');
    const read = found(readFileSync('docker-compose.yml', 'utf8'), /\$\{(\w+):/g).filter(
      (name) => name !== 'API_PORTS',
    );
    expect(found(example, /^([A-Z_]+)=/gm).toSorted()).toEqual([...new Set(read)].toSorted());
    for (const line of example.split('\n').filter((one) => /^[A-Z_]+=.*\$/.test(one)))
      expect(line).toMatch(/^\w+='[^']*'$/);
  });

  it('does not start without a secret to sign sessions with', () => {
    const secret = String(stack.services.api?.environment?.JWT_SECRET);
    expect(() => substituted(secret, {})).toThrow('set JWT_SECRET');
  });

  it('keeps the engines’ data in declared volumes', () => {
    const used = Object.values(stack.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0]),
    );
    expect(used.toSorted()).toEqual(Object.keys(stack.volumes).toSorted());
  });

  it('gives every API replica a port, on this machine only', () => {
    const [port] = stack.services.api?.ports ?? [];
    expect(substituted(port ?? '', {})).toMatch(/^127\.0\.0\.1:\d+-\d+:3000$/);
  });

  it('keeps Redis from evicting jobs and from answering before they are on disk', () => {
    const command = stack.services.redis?.command?.join(' ');
    expect(command).toContain('--maxmemory-policy noeviction');
    expect(command).toContain('--appendonly yes --appendfsync always');
  });
});

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** `${NAME:-default}` and `${NAME:?message}`, as Compose expands them. */
const substituted = (text: string, given: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
    const value = given[name] ?? '';
    if (value !== '') return value;
    if (kind === '?') throw new Error(rest);
    return rest;
  });

describe('the Dockerfile', () => {
  const lines = dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages = lines.join('\n').split(/^(?=FROM )/m);
  const last = stages.at(-1) ?? '';

  it('builds in stages, installs from the lock file, and leaves out build tools', () => {
    expect(stages.length).toBe(3);
    for (const stage of stages) expect(stage).toMatch(/^FROM node:\d+-bookworm-slim/);
    expect(new Set(dockerfile.match(/^FROM node:\S+/gm)).size, 'one Node for all').toBe(1);
    expect(stages[0]).toContain('npm ci');
    expect(stages[1]).toContain('npm ci --omit=dev');
    expect(last).not.toContain('npm');
    for (const [, stage] of last.matchAll(/--from=(\w+)/g)) expect(dockerfile).toContain(` AS ${stage}`);
  });

  it('runs as an unprivileged user, with a browser, an init process and a health check', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toContain('chromium');
    expect(last).toMatch(/^ENTRYPOINT \["tini", "--"\]$/m);
    expect(last).toMatch(/^CMD \["node", "dist\/server\/api\.js"\]$/m);
    expect(last).toContain('/readyz');
    expect(last.indexOf('USER node')).toBeGreaterThan(last.indexOf('apt-get'));
  });

  it('copies nothing unnecessary into the build', () => {
    expect(ignoredByDocker).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', 'data', '.env']));
  });
});

describe('the packages of the image', () => {
  it('are all that the built programs import', async () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const { metafile } = await build({ ...serverBuild, write: false, metafile: true });
    const packages = new Set(
      Object.values(metafile.outputs)
        .flatMap(({ imports }) => imports)
        .filter(({ path, external }) => external === true && !isBuiltin(path))
        .map(({ path }) => packageOf(path)),
    );
    expect(packages.size).toBeGreaterThan(10);
    for (const name of packages) expect(Object.keys(dependencies)).toContain(name);
  });
});

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

describe('the commands of the Makefile', () => {
  const makefile = readFileSync('Makefile', 'utf8');
  it.each(['export', 'restore', 'views', 'rebuild', 'forget', 'move'])(
    '`make %s` runs what is built: building would exchange the program that is running',
    (name) => {
      const [, needs] = new RegExp(`^${name}: ([^#\\n]*)`, 'm').exec(makefile) ?? [];
      expect(needs?.trim()).toBe(`dist/server/${name}.js`);
    },
  );
});

describe('the stack by make', () => {
  /** `make` with a `docker` that notes what it is told and, as Compose, refuses a file whose secret is missing. */
  const made = async (target: string, given: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(join(tmpdir(), 'genial-stack-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const docker = '#!/bin/sh\n[ -n "$JWT_SECRET" ] || { echo "set JWT_SECRET" >&2; exit 1; }\necho "$@" >> "$TOLD"\n';
    await writeFile(join(folder, 'docker'), docker, { mode: 0o755 });
    const TOLD = join(folder, 'told');
    const env = { PATH: `${folder}:${process.env.PATH}`, TOLD, ...given };
    const { status } = spawnSync('make', [target], { env });
    const told = existsSync(TOLD) ? readFileSync(TOLD, 'utf8').trim().split('\n') : [];
    return { status, told };
  };

  it('is stopped without any setting', async () => {
    expect(await made('stack-down', {})).toEqual({ status: 0, told: ['compose down'] });
  });

  it('is not started without its secret', async () => {
    expect(await made('stack-up', {})).toMatchObject({ status: 2, told: [] });
  });

  it('builds the views of a release beside the former containers, before they are exchanged', async () => {
    const { status, told } = await made('stack-up', { JWT_SECRET: 'a long and random secret' });
    expect(status).toBe(0);
    expect(told).toEqual([
      'compose build',
      'compose run --rm workers node dist/server/views.js',
      'compose up --detach --wait',
    ]);
    expect(existsSync('backend/processes/views.ts')).toBe(true);
  });
});

describe('every way to upgrade in the guides', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const upgrade = operations.slice(operations.indexOf('\n## Upgrade\n'), operations.indexOf('\n## Back up\n'));

  it.each([
    ['by hand', upgrade, 'Build its views ahead', 'stop it, start the new one'],
    ['with Docker', upgrade, 'compose run --rm workers node dist/server/views.js', 'compose up --detach'],
    ['installed', readFileSync('deploy/install.sh', 'utf8'), 'node dist/server/views.js', 'systemctl stop genial'],
  ])(
    '%s builds the views before it exchanges the program: else a large log refuses what is saved',
    (_way, text, views, exchange) => {
      expect(text).toContain(views);
      expect(text.indexOf(views)).toBeLessThan(text.indexOf(exchange));
    },
  );
});
