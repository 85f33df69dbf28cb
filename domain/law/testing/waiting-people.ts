/** Who waits, worked out by hand. All factors of update are one, so that averages are plain. */

import { outlook } from '../engine/outlook/outlook.ts';
import type { LawInput, WorkRecord } from '../input/input.ts';
import { completeTable } from './complete-table.ts';
import { monthly } from './monthly.ts';
import { regimeOf, served, someone, UNIAO, worked } from './people.ts';

export const ON = '2026-11-20';

export const plain = (described: Omit<Parameters<typeof someone>[0], 'on'>, on = ON): LawInput => ({
  ...someone({ ...described, on }),
  indexes: [completeTable('11/2026')],
});

export const post = (more: Partial<WorkRecord> = {}): WorkRecord =>
  served('1996-11-20', null, { salaries: monthly('1996-11', '2026-10', 10_000), ...more });

/** 62 years and 25 of contribution on 20/11/2027: 82% of the average. Points and 62 years in 11/2028: the whole last pay. */
export const servant = (more: Partial<Parameters<typeof someone>[0]> = {}): LawInput =>
  plain({
    gender: 'Mulher',
    birthDate: '1965-11-20',
    regimeType: 'RPPS',
    regime: UNIAO,
    calculation: { publicServiceIngressDate: '1996-11-20' },
    records: [post()],
    ...more,
  });

/**
 * 62 years on the calculation date, 30 whole years of contribution: 90% of 4,000.00, and 2% more a year. Known since 2014,
 * when the ceiling lay above it.
 */
export const employee = (more: Partial<WorkRecord> = {}, egressDate: string | null = null): LawInput =>
  plain({
    gender: 'Mulher',
    birthDate: '1964-11-20',
    records: [worked('1996-01-01', egressDate, { salaries: monthly('2014-01', '2026-10', 4000), ...more })],
  });

/** A man with a disability in a post since 2004, in a place that did not reform. */
export const withDisability = (): LawInput =>
  plain({
    gender: 'Homem',
    birthDate: '1965-06-06',
    regimeType: 'RPPS',
    regime: regimeOf(3) ?? null,
    calculation: { publicServiceIngressDate: '2004-06-01' },
    records: [
      served('1985-02-01', '2004-05-31', { isPublicService: false, isCurrentCareer: false, isCurrentPosition: false }),
      served('2004-06-01', null, {
        isDisabled: true,
        disabledLevel: 'low',
        salaries: monthly('2004-06', '2026-10', 4000),
      }),
    ],
  });

export const row = (input: LawInput, date: string) => outlook(input).waiting.find((one) => one.date === date);
