/** When to retire, by both regimes, for people with forty years of monthly salaries; beside it the rules of the same people. */
import { type LawInput, outlook as outlookOf } from '../domain/law/index.ts';
import { personOfFortyYears } from './career.ts';
import type { Finding, Subject } from './figure.ts';
import { bothRegimes } from './rules-engine.ts';
import { median, percentile, timed } from './statistics.ts';

const PEOPLE = 300;
const WARM_UP = 100;

const bothOutlooks = (input: LawInput): number =>
  (['RPPS', 'RGPS'] as const).reduce(
    (rows, regimeType) => rows + outlookOf({ ...input, regimeType }).waiting.length,
    0,
  );

const measure = async (): Promise<readonly Finding[]> => {
  const times: number[] = [];
  const rules: number[] = [];
  let rows = 0;
  for (let seed = 0; seed < PEOPLE + WARM_UP; seed += 1) {
    const person = personOfFortyYears(seed);
    const own = await timed(() => {
      rows += bothOutlooks(person);
    });
    const ofRules = await timed(() => bothRegimes(person));
    if (seed < WARM_UP) continue;
    times.push(own);
    rules.push(ofRules);
  }
  return [
    {
      what: 'every right and each year of waiting, both regimes, 40 years of salaries in each: median',
      value: median(times),
      unit: 'ms',
      floor: { what: 'all rules of the same people', value: median(rules) },
      target: { atMost: 2.5 },
    },
    { what: 'the same: p95', value: percentile(times, 0.95), unit: 'ms', target: { atMost: 50 } },
    { what: 'years of waiting in one such answer', value: rows / (PEOPLE + WARM_UP), unit: '' },
  ];
};

export const outlook: Subject = { name: 'outlook', measure };
