import { describe, expect, it } from 'vitest';
import { planFor } from '../law/engine/outlook/plan.ts';
import { completeTable } from '../law/testing/complete-table.ts';
import { monthly } from '../law/testing/monthly.ts';
import { regimeOf, served, someone } from '../law/testing/people.ts';
import { abonoSteps } from './servant.ts';

const stepOf = (regimeId: number) => {
  const plan = planFor({
    ...someone({
      gender: 'Mulher',
      birthDate: '1962-11-20',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: regimeOf(regimeId) ?? null,
      calculation: { publicServiceIngressDate: '2004-11-20' },
      records: [served('1996-11-20', null, { salaries: monthly('1996-11', '2026-10', 10_000) })],
    }),
    indexes: [completeTable('11/2026')],
  });
  return plan === null ? undefined : abonoSteps({ plan, regimeType: 'RPPS' })[0];
};

describe('the step of the abono', () => {
  it('is to check the law of the place where nobody read it, and is no right since a day', () => {
    const step = stepOf(35);
    expect(step?.title).toBe('Conferir o abono de permanência na lei do ente');
    expect(step?.text).toContain('Pode haver direito desde');
    expect(step?.text).not.toContain('R$');
  });

  it('é pedi-lo em Rondônia, onde é devido desde o requerimento (LC 1.100/2021, art. 21, § 2º): sem atrasados', () => {
    const step = stepOf(11);
    expect(step?.title).toBe('Pedir o abono de permanência');
    expect(step?.text).toContain('desde o dia do requerimento expresso');
    expect(step?.text).not.toMatch(/atrasados|R\$/);
    expect(step?.article).toBe('CF, art. 40, § 19; LC 1.100/2021, art. 21, caput e §§ 1º e 2º');
  });

  it('names EC 103/2019 to servants of the União alone: art. 3, § 3, art. 8 or art. 10, § 5, by the rule', () => {
    expect(stepOf(2)?.article).toMatch(/^CF, art. 40, § 19; EC 103\/2019, art. (3º, § 3º|8º|10, § 5º)$/);
    expect(stepOf(3)?.article).toBe('CF, art. 40, § 19');
  });
});
