import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** Built beside the former one and put in its place whole: a build that fails leaves a program that runs. */
const out = 'dist/server';
const next = 'dist/server.next';

/** The processes, each a program of its own. */
const programs = ['all', 'api', 'projections', 'workers', 'rebuild', 'export', 'restore', 'move'].map((name) => ({
  in: `backend/processes/${name}.ts`,
  out: name,
}));

/** The worker threads, which their starters look for beside themselves. */
const threads = ['cnis', 'compute'].map((name) => ({ in: `workers/${name}/thread.ts`, out: `${name}-thread` }));

const entryPoints = [...programs, ...threads].filter((entry) => existsSync(entry.in));

/** Changes with every source of the domain: answers that an older law gave are then computed anew. */
const lawFingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  const sources = (await readdir('domain', { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file)).sort();
  for (const source of sources) hash.update(source).update(await readFile(`domain/${source}`));
  return hash.digest('hex').slice(0, 16);
};

await rm(next, { recursive: true, force: true });
await build({
  entryPoints,
  outdir: next,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  define: {
    'process.env.NODE_ENV': '"production"',
    LAW_FINGERPRINT: JSON.stringify(await lawFingerprint()),
  },
  logLevel: 'warning',
});
await rm(out, { recursive: true, force: true });
await rename(next, out);
