import type { BuildOptions } from 'esbuild';

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
 * How the server is bundled: our code in files that the programs share, packages from `node_modules`. What is imported only when
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
  packages: 'external',
  sourcemap: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
} satisfies BuildOptions;
