import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { serverBuild } from './server-build.ts';

/** Built beside the former one and put in its place whole: a build that fails leaves a program that runs. */
const out = serverBuild.outdir;
const next = 'dist/server.next';

/** Changes with every source of the domain: answers that an older law gave are then computed anew. */
const lawFingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  const sources = (await readdir('domain', { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file)).sort();
  for (const source of sources) hash.update(source).update(await readFile(`domain/${source}`));
  return hash.digest('hex').slice(0, 16);
};

await rm(next, { recursive: true, force: true });
await build({
  ...serverBuild,
  outdir: next,
  define: { ...serverBuild.define, LAW_FINGERPRINT: JSON.stringify(await lawFingerprint()) },
});
await rm(out, { recursive: true, force: true });
await rename(next, out);
