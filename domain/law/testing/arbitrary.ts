/** Random persons: careers with gaps, overlaps, flags, deductions and open ends, on days that matter to the law. */
import fc from 'fast-check';
import { addMonths, dayOf, isoOf } from '../../units/day.ts';
import type { LawInput, WorkRecord } from '../input/input.ts';
import { SEM_REFORMA, someone, UNIAO, worked } from './people.ts';

const day = (from: string, to: string) => fc.integer({ min: dayOf(from), max: dayOf(to) }).map((value) => isoOf(value));

/** The days around each change of the law from 1994 to 2060, and ordinary ones. */
const CHANGES = ['1998-12-16', '2003-12-31', '2013-11-09', '2015-06-18', '2015-12-03', '2018-12-31', '2019-11-13'];
const YEARS = Array.from({ length: 67 }, (_, index) => `${1994 + index}-01-01`);
const borderDay = fc
  .tuple(fc.constantFrom(...CHANGES, ...YEARS, '2024-02-29', '2026-11-20'), fc.integer({ min: -1, max: 1 }))
  .map(([iso, shift]) => isoOf(dayOf(iso) + shift));

export const calculationDay = fc.oneof(borderDay, day('1994-01-01', '2060-12-31'));

const flag = fc.boolean();

export const record = (regimeType: 'RPPS' | 'RGPS', withDeductions: boolean): fc.Arbitrary<WorkRecord> =>
  fc
    .record({
      ingressDate: day('1955-01-01', '2030-12-31'),
      days: fc.oneof(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 15_000 })),
      open: fc.integer({ min: 0, max: 2 }),
      flags: fc.record({
        isPublicService: flag,
        isTeaching: flag,
        isCurrentCareer: flag,
        isCurrentPosition: flag,
        isSpecialTime: flag,
        isPoliceTime: flag,
        isDisabled: flag,
        isQualifyingPeriod: flag,
        isRural: flag,
      }),
      disabledLevel: fc.constantFrom('low', 'medium', 'high'),
      specialTimeBase: fc.constantFrom<15 | 20 | 25>(15, 20, 25),
      contributionPlan: fc.constantFrom('normal', 'simplified'),
      deductions: fc.tuple(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
      ),
      addition: fc.integer({ min: 0, max: 90 }),
      low: flag,
    })
    .map(({ ingressDate, days, open, flags, deductions, addition, low, ...rest }) =>
      worked(ingressDate, open === 0 ? null : isoOf(dayOf(ingressDate) + days), {
        regimeType,
        ...flags,
        disabledLevel: flags.isDisabled ? rest.disabledLevel : null,
        specialTimeBase: rest.specialTimeBase,
        contributionPlan: rest.contributionPlan,
        ...(withDeductions
          ? { deduction1: deductions[0], deduction2: deductions[1], deduction3: deductions[2], addition }
          : {}),
        salaries: low ? [{ month: '05', year: 2021, value: 500 }] : [],
      }),
    );

export const aPerson = (regimeType: 'RPPS' | 'RGPS', withDeductions = true): fc.Arbitrary<LawInput> =>
  fc
    .record({
      gender: fc.constantFrom('Homem', 'Mulher'),
      birthDate: day('1935-01-01', '1995-12-31'),
      on: calculationDay,
      records: fc.array(record(regimeType, withDeductions), { minLength: 0, maxLength: 5 }),
      stated: fc.integer({ min: 0, max: 45 }),
      countingMethod: fc.constantFrom('days365', 'calendar'),
      ingress: fc.integer({ min: 18, max: 40 }),
      regime: fc.constantFrom(UNIAO, SEM_REFORMA),
    })
    .map(({ stated, countingMethod, ingress, birthDate, ...described }) =>
      someone({
        ...described,
        birthDate,
        regimeType,
        calculation: {
          countingMethod,
          publicServiceIngressDate: isoOf(addMonths(dayOf(birthDate), ingress * 12)),
          contributionTime: { years: stated, months: 0, days: 0 },
        },
      }),
    );
