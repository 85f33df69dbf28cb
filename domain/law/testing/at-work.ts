/** Random people at work, in both regimes, with a salary in every month. */
import fc from 'fast-check';
import { dayOf, isoOf } from '../../units/day.ts';
import type { LawInput } from '../input/input.ts';
import { monthly } from './monthly.ts';
import { SEM_REFORMA, served, someone, UNIAO, worked } from './people.ts';

const ON = '2026-11-20';
const LAST_PAID = '2026-10';

const day = (from: string, to: string) => fc.integer({ min: dayOf(from), max: dayOf(to) }).map(isoOf);

/** Somebody at work with a salary in every month, after the newest table of indexes: money of today and of later is one. */
export const atWork: fc.Arbitrary<LawInput> = fc
  .record({
    regimeType: fc.constantFrom<'RPPS' | 'RGPS'>('RPPS', 'RGPS'),
    gender: fc.constantFrom<'Homem' | 'Mulher'>('Homem', 'Mulher'),
    birthDate: day('1953-01-01', '1972-12-31'),
    start: day('1982-01-01', '2004-12-31'),
    regime: fc.constantFrom(UNIAO, SEM_REFORMA),
    pay: fc.integer({ min: 162_200, max: 2_500_000 }).map((cents) => cents / 100),
    growth: fc.integer({ min: 97, max: 109 }),
    isTeaching: fc.boolean(),
    isSpecialTime: fc.boolean(),
    countingMethod: fc.constantFrom<'days365' | 'calendar'>('days365', 'calendar'),
  })
  .map(({ regimeType, gender, birthDate, start, regime, pay, growth, countingMethod, ...flags }) => {
    const paid = (year: number) => Math.round(pay * (growth / 100) ** (year - 2026) * 100) / 100;
    const salaries = monthly(start < '1994-07' ? '1994-07' : start.slice(0, 7), LAST_PAID, paid);
    const record = regimeType === 'RPPS' ? served : worked;
    return someone({
      gender,
      birthDate,
      on: ON,
      regimeType,
      regime,
      calculation: { publicServiceIngressDate: start, registrationDate: start, countingMethod },
      records: [record(start, null, { ...flags, salaries })],
    });
  });
