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

/** How the server is bundled: our code in one file per program, packages from `node_modules`. */
export const serverBuild = {
  entryPoints: [...programs, ...apart],
  outdir: 'dist/server',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
} satisfies BuildOptions;
