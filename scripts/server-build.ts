import { readFileSync } from 'node:fs';
import type { BuildOptions } from 'esbuild';
import { z } from 'zod';

/** The processes and commands, each a program of its own. */
const programs = [
  'all',
  'api',
  'projections',
  'workers',
  'views',
  'rebuild',
  'export',
  'restore',
  'move',
  'forget',
].map((name) => ({
  in: `backend/processes/${name}.ts`,
  out: name,
}));

/** Entry points that they look for beside themselves. */
const apart = [
  { in: 'cnis-reader/reader-process.ts', out: 'cnis-reader' },
  { in: 'results/compute/thread.ts', out: 'compute-thread' },
  { in: 'projections/thread/thread.ts', out: 'rebuild-thread' },
];

/**
 * Packages of a hundred small modules each, which every process and thread looked for one by one when it started. Those
 * that import one another are named together, or there would be two of one.
 */
const bundledPackages: ReadonlySet<string> = new Set(['zod', '@asteasolutions/zod-to-openapi', 'jose']);

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const { dependencies, devDependencies } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));

/**
 * How the server is bundled: our code in files that the programs share, the other packages from `node_modules`. What is imported only when
 * it is used stays a file of its own: in one file per program the packages that it needs were loaded by every process and thread.
 */
export const serverBuild = {
  entryPoints: [...programs, ...apart],
  outdir: 'dist/server',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !bundledPackages.has(name)),
  sourcemap: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
} satisfies BuildOptions;
