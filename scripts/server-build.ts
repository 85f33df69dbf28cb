import type { BuildOptions } from 'esbuild';

/** The processes and the commands, each a program of its own. */
const programs = ['all', 'api', 'projections', 'workers', 'rebuild', 'export', 'restore', 'move', 'forget'].map(
  (name) => ({
    in: `backend/processes/${name}.ts`,
    out: name,
  }),
);

/** What their starters look for beside themselves. */
const apart = [
  { in: 'cnis-reader/reader-process.ts', out: 'cnis-reader' },
  { in: 'results/compute/thread.ts', out: 'compute-thread' },
];

/** How the server is bundled: our own code in one file a program, packages from `node_modules`. */
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
