import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { serverBuild } from './server-build.ts';

/** Built in a temporary place and swapped in as a whole: a failed build leaves the former program intact. */
const out = serverBuild.outdir;
const next = 'dist/server.next';

/** Changes with every source of the domain, so that results of an older law are recomputed. */
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
