import { describe, expect, it } from 'vitest';
import { planFor } from '../law/engine/outlook/plan.ts';
import { completeTable } from '../law/testing/complete-table.ts';
import { monthly } from '../law/testing/monthly.ts';
import { regimeOf, served, someone } from '../law/testing/people.ts';
import { withDisability } from '../law/testing/waiting-people.ts';
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

const assessed = planFor(withDisability());

describe('the step of the abono', () => {
  it('says of a day that only a right by a disability to be assessed gives what it hangs on, and from when on it is owed all the same', () => {
    if (assessed === null) throw new Error('no plan');
    const [step] = abonoSteps({ plan: assessed, regimeType: 'RPPS' });
    expect(step?.title).toBe('Conferir e pedir o abono de permanência');
    expect(step?.text).toMatch(/^Direito desde 23\/03\/2019, enquanto continuar em atividade\./);
    expect(step?.text).toContain(
      ' Esse dia é o de “Pessoa com deficiência – LC 142/2013 por mandado de injunção (regra anterior à reforma)”: só se a avaliação biopsicossocial confirmar a deficiência; e a regra ainda não foi conferida no texto da norma. Sem isso, o abono é desde 06/06/2025.',
    );
  });

  it('says nothing more where a right that hangs on nothing gives the day', () => {
    expect(stepOf(2)?.title).toBe('Pedir o abono de permanência');
    expect(stepOf(2)?.text).not.toContain('Esse dia é o de');
  });

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
    expect(step?.text).toContain(
      'requerimento expresso: R$ 1.400,00 por mês da remuneração de hoje (LC (RO) 1.100/2021, art. 57, II)',
    );
    expect(step?.text).not.toContain('atrasados');
    expect(step?.article).toBe(
      'CF, art. 40, § 19; LC 1.100/2021, art. 21, caput e §§ 1º e 2º; EC 146/2021 de Rondônia, art. 3º',
    );
  });

  it('soma o que não foi pago, com o que se descontava em cada mês, por trintavos no primeiro e no último', () => {
    const { text } = stepOf(2) ?? { text: '' };
    expect(text).toContain('Vale R$ 1.209,14 por mês');
    expect(text).toContain('os atrasados desde 20/11/2024 somam R$ 31.594,03');
  });

  it('tem o valor também no Distrito Federal, em Minas Gerais e no Rio Grande do Sul, pela contribuição deles', () => {
    expect(stepOf(53)?.text).toContain('Vale R$ 1.400,00 por mês');
    expect(stepOf(31)?.text).toContain('no máximo, o da contribuição descontada: R$ 1.421,99 por mês');
    expect(stepOf(43)?.text).toContain('R$ 1.276,49 por mês da remuneração de hoje (LC (RS) 13.758/2011, art. 10-A');
  });

  it('names EC 103/2019 to servants of the União alone: art. 3, § 3, art. 8 or art. 10, § 5, by the rule', () => {
    expect(stepOf(2)?.article).toMatch(/^CF, art. 40, § 19; EC 103\/2019, art. (3º, § 3º|8º|10, § 5º)$/);
    expect(stepOf(3)?.article).toBe('CF, art. 40, § 19');
  });
});
