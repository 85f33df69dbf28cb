/** Contribuinte individual que paga depois do vencimento (Lei 8.213/1991, art. 27, II; Decreto 3.048/1999, art. 28, II e § 4º). */
import { describe, expect, it } from 'vitest';
import { monthOfYear } from '../../../units/month.ts';
import { evaluate } from '../../engine/evaluate.ts';
import { inputOf } from '../../library/described.ts';

const since2012 = (until: number): number[] =>
  Array.from({ length: until - monthOfYear(2012, 1) + 1 }, (_, place) => monthOfYear(2012, 1) + place);

/** Mulher de 63 anos, quinze anos e alguns meses por conta própria desde 01/2011, os de 2012 em diante pagos em atraso até o mês dado. */
const paying = (late: readonly number[], more: Parameters<typeof inputOf>[0]['periods'] = []) =>
  inputOf({
    gender: 'Mulher',
    birthDate: '1963-05-10',
    calculationDate: '2026-11-20',
    periods: [
      { ingressDate: '2011-01-01', egressDate: '2026-10-31', category: 'individual', notForCarencia: late },
      ...(more ?? []),
    ],
  });

const byAge = (input: ReturnType<typeof paying>) => {
  const { applicableRules, futureRules, notApplicableRules } = evaluate(input);
  const found = [...applicableRules, ...futureRules, ...notApplicableRules].find(
    ({ id }) => id === 'rgps-ec103-art18-idade',
  );
  return { isApplicable: applicableRules.some(({ id }) => id === 'rgps-ec103-art18-idade'), found };
};

describe('meses pagos em atraso', () => {
  it('contam como tempo e não como carência: 190 meses menos dez são os 180', () => {
    const { isApplicable, found } = byAge(paying(since2012(monthOfYear(2012, 10))));
    expect(isApplicable).toBe(true);
    expect([found?.minRemunerations, found?.held.remunerations]).toEqual([180, 180]);
    expect(found?.held.contribution).toEqual(byAge(paying([])).found?.held.contribution);
  });

  it('com mais um mês em atraso, falta um de carência', () => {
    const { isApplicable, found } = byAge(paying(since2012(monthOfYear(2012, 11))));
    expect(isApplicable).toBe(false);
    expect(found?.held.remunerations).toBe(179);
    expect(JSON.stringify(found)).toContain(
      '11 competências pagas em atraso contam como tempo e não como carência (Lei 8.213/1991, art. 27, II; Decreto 3.048/1999, art. 28, § 4º).',
    );
  });

  it('contam como carência pelo emprego que houve no mesmo mês', () => {
    const job = [{ ingressDate: '2012-01-01', egressDate: '2012-11-30' }];
    const { isApplicable, found } = byAge(paying(since2012(monthOfYear(2012, 11)), job));
    expect(isApplicable).toBe(true);
    expect(JSON.stringify(found)).not.toContain('em atraso');
  });

  it('sem nenhum em atraso, nada diz', () => {
    expect(JSON.stringify(byAge(paying([])).found)).not.toContain('em atraso');
  });
});
