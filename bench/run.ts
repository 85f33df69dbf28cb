/**
 * Measures the program and prints one table. `ONLY=law,http` runs some subjects only; `WRITE=1` writes the table to
 * docs/benchmarks.md.
 */

import { appends } from './appends.ts';
import { clients } from './clients.ts';
import { cnis } from './cnis.ts';
import { edits } from './edits.ts';
import type { Finding, Subject } from './figure.ts';
import { http } from './http.ts';
import { law, outlook, secondPass } from './in-law-thread.ts';
import { jobs } from './jobs.ts';
import { load } from './load.ts';
import { past } from './past.ts';
import { rebuild } from './rebuild.ts';
import { recompute } from './recompute.ts';
import { report } from './report.ts';
import { rulesTab } from './rules-tab.ts';
import { scale } from './scale.ts';
import { scenarios } from './scenarios.ts';
import { start } from './start.ts';
import { tableOf } from './table.ts';
import { takeover } from './takeover.ts';
import { web } from './web.ts';
import { writeTable } from './write.ts';

/** The report comes last: the PDF library that reads its pages slows JSON down for everything measured afterwards. */
const subjects: readonly Subject[] = [
  law,
  outlook,
  secondPass,
  http,
  scenarios,
  load,
  past,
  cnis,
  web,
  rulesTab,
  start,
  appends,
  edits,
  rebuild,
  jobs,
  takeover,
  scale,
  clients,
  recompute,
  report,
];

const only = process.env.ONLY?.split(',').filter((name) => name !== '') ?? [];
const unknown = only.filter((name) => !subjects.some((subject) => subject.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no subject ${unknown.join(', ')}. The subjects are: ${subjects.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

const findings: (readonly [string, Finding])[] = [];
for (const { name, measure } of subjects) {
  if (only.length > 0 && !only.includes(name)) continue;
  process.stderr.write(`measuring ${name}\n`);
  for (const finding of await measure()) findings.push([name, finding]);
}
const table = tableOf(findings);
console.log(`\n${table}\n`);
if (process.env.WRITE === '1') await writeTable(table, 'benchmarks');
process.exit(0);
