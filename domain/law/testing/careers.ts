/** Careers with everything that the rules tell apart: exposure, teaching, disability, leave, gaps and overlaps. */
import type { LawInput } from '../input/input.ts';
import { served, someone, UNIAO, worked } from './people.ts';

export const INSURED_WOMAN: LawInput = someone({
  gender: 'Mulher',
  birthDate: '1964-02-29',
  on: '2026-11-20',
  records: [
    worked('1979-03-01', '1986-02-28', { isRural: true, isQualifyingPeriod: false }),
    worked('1986-05-10', '1997-08-31', { isSpecialTime: true }),
    worked('1990-01-01', '1998-12-31', { isTeaching: true, deduction1: 30 }),
    worked('2001-02-15', '2012-06-30', { isDisabled: true, disabledLevel: 'low' }),
    worked('2013-01-07', null, { salaries: [{ month: '05', year: 2021, value: 500 }] }),
  ],
});

export const SERVANT: LawInput = someone({
  gender: 'Homem',
  birthDate: '1961-12-16',
  on: '2026-11-20',
  regimeType: 'RPPS',
  regime: UNIAO,
  calculation: { publicServiceIngressDate: '1988-03-01' },
  records: [
    served('1988-03-01', '2004-02-29', { isTeaching: true, deduction1: 12, deduction2: 20, addition: 90 }),
    served('2004-03-01', null, { isSpecialTime: true, deduction3: 15 }),
  ],
});
