import { expect, it } from 'vitest';
import { answersOf } from '../law/testing/answers.ts';
import { someone, worked } from '../law/testing/people.ts';
import { monthOfYear } from '../units/month.ts';
import { monthsWithoutContribution } from './no-contribution.ts';

const record = {
  regimeType: 'RGPS' as const,
  companyName: 'RECOLHIMENTO',
  contributionPlan: 'normal' as const,
  cnisIndicators: [],
  isRural: false,
  salaries: [
    { year: 1994, month: '06', value: 0 },
    { year: 2013, month: '01', value: 700 },
    { year: 2013, month: '02', value: 0 },
    { year: 2013, month: '13', value: 0 },
    { year: 2019, month: '10', value: 0 },
    { year: 2019, month: '11', value: 0 },
  ],
};

it('of who pays for himself are those of 0,00 before the count by competência', () => {
  expect(monthsWithoutContribution(record)).toEqual([monthOfYear(2013, 2), monthOfYear(2019, 10)]);
});

it('are none where an employer owes the contribution', () => {
  expect(monthsWithoutContribution({ ...record, companyName: 'PADARIA INVENTADA' })).toEqual([]);
  expect(monthsWithoutContribution({ ...record, companyName: 'RECOLHIMENTO - EMPREGADO DOMÉSTICO' })).toEqual([]);
  expect(monthsWithoutContribution({ ...record, regimeType: 'RPPS' })).toEqual([]);
});

it('are none before 07/1994, when an amount of another currency may be printed as 0,00, and none of work on the land', () => {
  const early = [{ year: 1985, month: '03', value: 0 }];
  expect(monthsWithoutContribution({ ...record, salaries: early })).toEqual([]);
  expect(monthsWithoutContribution({ ...record, isRural: true })).toEqual([]);
});

it('leave neither days nor carência of a record', () => {
  const months = Array.from({ length: 180 }, (_, index) => ({
    year: 2001 + Math.floor(index / 12),
    month: String((index % 12) + 1).padStart(2, '0'),
    value: index < 60 ? 0 : 1000,
  }));
  const own = { ...worked('2001-01-01', '2015-12-31'), companyName: 'RECOLHIMENTO', salaries: months };
  const unpaidMonths = monthsWithoutContribution({ ...record, salaries: months });
  expect(unpaidMonths).toHaveLength(60);
  const standing = (more: object) =>
    answersOf(
      someone({ gender: 'Homem', birthDate: '1950-01-10', on: '2026-11-20', records: [{ ...own, ...more }] }),
    ).get('rgps-pre-idade-urbana')?.standing;
  expect(standing({})).toBe('applicable');
  expect(standing({ unpaidMonths })).toBe('notApplicable');
});
