import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { serverBuild } from './server-build.ts';

/** What tests start as a process or a thread of its own. */
const entryPoints = [
  'cnis-reader/reader-process.ts',
  'projections/thread/thread.ts',
  'results/compute/testing/growing.ts',
  'stores/testing/carrier.ts',
  'stores/testing/crash-writer.ts',
  'stores/testing/first-openers.ts',
  'stores/testing/stuck-worker.ts',
];

/** Built once a run, for `built` of `domain/testing`: compiled anew at each start, that took four times as long. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  await mkdir('dist', { recursive: true });
  const outdir = await mkdtemp(join('dist', 'for-tests-'));
  await build({ ...serverBuild, entryPoints, outbase: '.', outdir, define: {}, sourcemap: false });
  project.provide('builtIn', pathToFileURL(`${resolve(outdir)}/`).href);
  return () => rm(outdir, { recursive: true, force: true });
};
