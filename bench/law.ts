/** The engine on one core: all rules of both regimes, with values, for people with forty years of monthly salaries. */
import { personOfFortyYears } from './career.ts';
import type { Finding, Subject } from './figure.ts';
import { bothRegimes, judgeBoth, measureRulesEngine } from './rules-engine.ts';
import { median, percentile, timed } from './statistics.ts';

const PEOPLE = 1_000;
const WARM_UP = 200;

const measure = async (): Promise<readonly Finding[]> => {
  const times: number[] = [];
  const judging: number[] = [];
  let rules = 0;
  let values = 0;
  for (let seed = 0; seed < PEOPLE + WARM_UP; seed += 1) {
    const person = personOfFortyYears(seed);
    const time = await timed(() => {
      const answered = bothRegimes(person);
      rules += answered.length;
      values += answered.filter(({ estimatedBenefit }) => estimatedBenefit !== null).length;
    });
    const judged = await timed(() => judgeBoth(person));
    if (seed < WARM_UP) continue;
    times.push(time);
    judging.push(judged);
  }
  const calculations = PEOPLE + WARM_UP;
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  return [
    {
      what: 'all rules of both regimes with values, 40 years of salaries in each: median',
      value: median(times),
      unit: 'ms',
      floor: { what: 'the same rules judged alone', value: median(judging) },
      target: { atMost: 5 },
    },
    { what: 'the same: p95', value: percentile(times, 0.95), unit: 'ms' },
    { what: '1,000 such calculations, one after another', value: seconds, unit: 's' },
    { what: 'rules answered in one such calculation', value: rules / calculations, unit: '' },
    { what: 'of them with a value', value: values / calculations, unit: '' },
    ...(await measureRulesEngine()),
  ];
};

export const law: Subject = { name: 'law', measure };
