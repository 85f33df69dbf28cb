import { describe, expect, it } from 'vitest';
import { linksOf } from './link.ts';
import { type RegisterChoice, recordsOfRegister } from './records.ts';
import type { CnisRegister } from './register.ts';
import { aRegister, paid } from './testing/register.ts';

const recordsOf = (register: CnisRegister, said: Partial<RegisterChoice> = {}, includeMissing = false) => {
  const [link] = linksOf([register]);
  if (link === undefined) throw new Error('a register was given');
  const ingressDate = said.ingressDate ?? register.ingressDate ?? '2009-03-01';
  return recordsOfRegister(register, { register: 0, ...said }, { ingressDate, link, includeMissing });
};
const months = (salaries: readonly { year: number; month: string }[] = []) =>
  salaries.map(({ year, month }) => `${year}-${month}`).join(' ');

describe('a register that becomes a record', () => {
  it('says what was read where nothing was decided, and from which link it came', () => {
    expect(recordsOf(aRegister({ salaries: [paid('2010-01')] }))).toEqual([
      {
        companyName: 'PADARIA INVENTADA',
        regimeType: 'RGPS',
        ingressDate: '2009-03-01',
        egressDate: '2011-02-28',
        isPublicService: false,
        contributionPlan: 'normal',
        salaries: [paid('2010-01')],
        cnisIndicators: [],
        lateMonths: null,
        cnisLink: {
          companyCode: '11222333000144',
          companyName: 'PADARIA INVENTADA',
          ingressDate: '2009-03-01',
          occurrence: 0,
        },
      },
    ]);
  });

  it('says what was decided instead of what was read', () => {
    const said = {
      companyName: 'Padaria Ltda.',
      ingressDate: '2009-04-01',
      egressDate: null,
      regimeType: 'RPPS',
      isTeaching: true,
      salaries: [{ month: '05', year: 2010, value: 7 }],
    } as const satisfies Partial<RegisterChoice>;
    expect(
      recordsOf(aRegister({ salaries: [paid('2010-01')] }), { ...said, salaries: [...said.salaries] }),
    ).toMatchObject([
      { ...said, isPublicService: true, cnisLink: { companyName: 'PADARIA INVENTADA', ingressDate: '2009-03-01' } },
    ]);
  });

  it('leaves out the months before the Real, which are money of their time', () => {
    const salaries = [paid('1994-06', 400_000), paid('1994-07'), paid('1994-13')];
    expect(months(recordsOf(aRegister({ ingressDate: '1993-01-01', salaries }))[0]?.salaries)).toBe('1994-07 1994-13');
  });

  it('has the months that the extract lacks as 0,00 only when that is asked for, and never over what was typed', () => {
    const warnings = ['02', '03'].map((month) => ({
      code: 'missing' as const,
      month,
      year: 2010,
      message: 'Ausente.',
    }));
    const register = aRegister({ salaries: [paid('2010-01')], warnings });
    expect(months(recordsOf(register)[0]?.salaries)).toBe('2010-01');
    expect(recordsOf(register, {}, true)[0]?.salaries).toContainEqual({ month: '02', year: 2010, value: 0 });
    const typed = recordsOf(register, { salaries: [{ month: '02', year: 2010, value: 900 }] }, true)[0]?.salaries;
    expect(typed).toEqual([
      { month: '02', year: 2010, value: 900 },
      { month: '03', year: 2010, value: 0 },
    ]);
  });
});

describe('the plan of an imported record', () => {
  const own = aRegister({
    kind: 'contributions',
    contributionPlans: [{ plan: 'simplified', from: '2009-03', to: '2011-02' }],
  });
  const mixed = aRegister({
    kind: 'contributions',
    contributionPlans: [
      { plan: 'normal', from: '2009-03', to: '2010-05' },
      { plan: 'simplified', from: '2010-08', to: '2010-12' },
      { plan: 'normal', from: '2011-01', to: '2011-02' },
    ],
    salaries: [paid('2010-05'), paid('2010-06'), paid('2010-13'), paid('2011-01')],
  });

  it('is the simplified one where all months bear its indicator, unless somebody decided otherwise', () => {
    expect(recordsOf(own)).toMatchObject([{ contributionPlan: 'simplified', ingressDate: '2009-03-01' }]);
    expect(recordsOf(own, { contributionPlan: 'normal' })).toMatchObject([{ contributionPlan: 'normal' }]);
    expect(recordsOf(own, { regimeType: 'RPPS' })[0]).not.toHaveProperty('contributionPlan');
  });

  it('divides the record where it changes, without a gap, each month with its part', () => {
    expect(
      recordsOf(mixed).map(({ contributionPlan, ingressDate, egressDate, salaries }) => [
        contributionPlan,
        ingressDate,
        egressDate,
        months(salaries),
      ]),
    ).toEqual([
      ['normal', '2009-03-01', '2010-07-31', '2010-05 2010-06'],
      ['simplified', '2010-08-01', '2010-12-31', '2010-13'],
      ['normal', '2011-01-01', '2011-02-28', '2011-01'],
    ]);
    expect(recordsOf(mixed, { contributionPlan: 'normal' })).toHaveLength(1);
  });

  it('leaves each part the months that were paid late in it', () => {
    const parts = recordsOf({ ...mixed, lateMonths: 'de 04/2009 a 05/2009, 12/2010' });
    expect(parts.map(({ lateMonths }) => lateMonths)).toEqual(['de 04/2009 a 05/2009', '12/2010', null]);
    expect(recordsOf({ ...mixed, lateMonths: '12/2010' }, { regimeType: 'RPPS' })[0]?.lateMonths).toBeNull();
  });

  it('is not divided by months outside the dates that were decided', () => {
    expect(recordsOf(mixed, { ingressDate: '2010-09-01', egressDate: '2010-12-31' })).toMatchObject([
      { contributionPlan: 'simplified', ingressDate: '2010-09-01', egressDate: '2010-12-31' },
    ]);
  });
});
