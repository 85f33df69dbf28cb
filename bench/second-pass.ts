/**
 * What the second pass of the law costs who has all of it: time abroad, months below the minimum wage, unpaid and late, an
 * incapacity, the complementary regime. The same person without any of it is evaluated beside, turn about, by processor time.
 */
import type { LawInput, Salary, WorkRecord } from '../domain/law/index.ts';
import { ofAbroad } from '../domain/law/testing/abroad.ts';
import { parseMonth } from '../domain/units/month.ts';
import { personOfFortyYears } from './career.ts';
import type { Finding, Subject } from './figure.ts';
import { bothRegimes } from './rules-engine.ts';
import { median } from './statistics.ts';

const PEOPLE = 1_000;
const WARM_UP = 200;
const BELOW_MINIMUM = 500;
const YEARS_BELOW = [2021, 2023];

const inARow = (first: string, count: number): number[] =>
  Array.from({ length: count }, (_, place) => parseMonth(first) + place);

const withLowMonths = (salaries: readonly Salary[]): Salary[] =>
  salaries.map((salary) => (YEARS_BELOW.includes(salary.year) ? { ...salary, value: BELOW_MINIMUM } : salary));

const lateAndLow = (record: WorkRecord): WorkRecord =>
  record.regimeType === 'RPPS'
    ? record
    : {
        ...record,
        category: 'individual',
        salaries: withLowMonths(record.salaries),
        unpaidMonths: inARow('1999-01', 24),
        notForCarencia: inARow('2005-01', 24),
      };

/** The same person with all of it. */
const withSecondPass = (input: LawInput): LawInput => ({
  ...input,
  person: { ...input.person, disablement: true, disablementDate: '2026-03-10' },
  calculation: {
    ...input.calculation,
    optedForRPC: true,
    rpcOptedOn: '2022-11-30',
    specialBenefitAverage: 20_000,
    specialBenefitContributions: 260,
  },
  workRecords: input.workRecords.map(lateAndLow),
  abroad: [ofAbroad('Portugal', '1980-01-01', '1985-12-31')],
});

/** Milliseconds of the processor, of this process alone. */
const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const measure = (): Promise<readonly Finding[]> => {
  const times: { readonly without: number; readonly all: number }[] = [];
  const answered = { without: 0, all: 0 };
  for (let seed = 0; seed < PEOPLE + WARM_UP; seed += 1) {
    const person = personOfFortyYears(seed);
    const withAll = withSecondPass(person);
    const measured = { without: 0, all: 0 };
    const turns = [
      () => {
        measured.without = processorTime(() => {
          answered.without += bothRegimes(person).length;
        });
      },
      () => {
        measured.all = processorTime(() => {
          answered.all += bothRegimes(withAll).length;
        });
      },
    ];
    for (const turn of seed % 2 === 0 ? turns : turns.toReversed()) turn();
    if (seed >= WARM_UP) times.push(measured);
  }
  return Promise.resolve([
    {
      what: 'all rules of both regimes of who has all of the second pass, processor time: median',
      value: median(times.map(({ all }) => all)),
      unit: 'ms',
      floor: { what: 'the same people without any of it', value: median(times.map(({ without }) => without)) },
      ratio: median(times.map(({ all, without }) => all / without)),
      target: { atMost: 1.3 },
    },
    { what: 'rules answered of such a person', value: answered.all / (PEOPLE + WARM_UP), unit: '' },
    { what: 'and without any of it', value: answered.without / (PEOPLE + WARM_UP), unit: '' },
  ]);
};

export const secondPass: Subject = { name: 'second-pass', measure };
