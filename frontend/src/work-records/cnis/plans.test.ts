import { describe, expect, it } from 'vitest';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { recordsOf, reviewOf } from './review.ts';

const salary = (year: number, month: string) => ({ month, year, value: 1000 });
const register: CnisRegister = {
  companyName: 'RECOLHIMENTO',
  ingressDate: '2009-03-01',
  egressDate: '2011-02-28',
  proposedEgressDate: null,
  companyCode: null,
  nit: null,
  regimeType: 'RGPS',
  kind: 'contributions',
  lastRemuneration: null,
  indicators: [],
  contributionPlans: [{ plan: 'simplified', from: '2009-03', to: '2011-02' }],
  salaries: [salary(2010, '05'), salary(2010, '06'), salary(2010, '13'), salary(2011, '01')],
  warnings: [],
};
const saved = (given: CnisRegister, change: Partial<ReturnType<typeof reviewOf>[number]> = {}) =>
  recordsOf(
    'k1',
    reviewOf([given], []).map((one) => ({ ...one, ...change })),
    false,
  );
const mixed: CnisRegister = {
  ...register,
  contributionPlans: [
    { plan: 'normal', from: '2009-03', to: '2010-05' },
    { plan: 'simplified', from: '2010-08', to: '2010-12' },
    { plan: 'normal', from: '2011-01', to: '2011-02' },
  ],
};

describe('the plan of an imported record', () => {
  it('is the simplified one where all months bear its indicator, unless the person decides otherwise', () => {
    expect(saved(register)).toMatchObject([{ contributionPlan: 'simplified', ingressDate: '2009-03-01' }]);
    expect(saved(register, { plan: 'normal' })).toMatchObject([{ contributionPlan: 'normal' }]);
    expect(saved(register, { regimeType: 'RPPS' })).toMatchObject([{ contributionPlan: 'normal' }]);
  });

  it('divides the record where it changes, without a gap, each month with its part', () => {
    expect(
      saved(mixed).map(({ contributionPlan, ingressDate, egressDate, salaries }) => [
        contributionPlan,
        ingressDate,
        egressDate,
        salaries?.map(({ year, month }) => `${year}-${month}`).join(' '),
      ]),
    ).toEqual([
      ['normal', '2009-03-01', '2010-07-31', '2010-05 2010-06'],
      ['simplified', '2010-08-01', '2010-12-31', '2010-13'],
      ['normal', '2011-01-01', '2011-02-28', '2011-01'],
    ]);
  });

  it('is not divided by months outside the dates that the person gave', () => {
    expect(saved(mixed, { ingressDate: '2010-09-01', egressDate: '2010-12-31' })).toMatchObject([
      { contributionPlan: 'simplified', ingressDate: '2010-09-01', egressDate: '2010-12-31' },
    ]);
  });
});
