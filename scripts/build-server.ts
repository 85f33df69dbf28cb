import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
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
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
await rm(out, { recursive: true, force: true });
await rename(next, out);
