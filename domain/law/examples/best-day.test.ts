/** Direito adquirido: as condições do dia em que se completou, se mais vantajosas (Lei 8.213/1991, art. 122; Decreto 3.048/1999, art. 181-D; STF, Tema 334). */
import { describe, expect, it } from 'vitest';
import { benefitLogsOf, type DescribedCase, evaluate, inputOf } from '../index.ts';
import { monthly } from '../testing/monthly.ts';

const BY_AGE = 'rgps-pre-idade-urbana';
const BY_TIME = 'rgps-pre-tempo-contribuicao';

const firstLogOf = (described: DescribedCase, id: string) => {
  const [log] = benefitLogsOf(inputOf(described), id);
  if (log === undefined) throw new Error(`${id} has no log`);
  return log;
};
const lineOf = (described: DescribedCase, id: string, label: string) =>
  firstLogOf(described, id).steps.find((step) => step.label.startsWith(label));

/** Mulher de 10/01/1945, quinze anos de contribuição até 31/01/2005, que nunca pediu. */
const woman: DescribedCase = {
  gender: 'Mulher',
  birthDate: '1945-01-10',
  calculationDate: '2026-11-20',
  periods: [{ ingressDate: '1990-01-01', egressDate: '2005-01-31', salaries: monthly('1994-07', '2005-01', 1000) }],
};

describe('quem completou a idade em 2005 e nunca pediu', () => {
  it('tem a média do fim das contribuições, e não a dividida por 60% dos meses até 2019', () => {
    // 127 meses de 07/1994 a 01/2005: 80% são 101; em 11/2019 seriam 304 × 60% = 182 com a mesma soma.
    expect(firstLogOf(woman, BY_AGE).divisors).toEqual([101]);
    expect(lineOf(woman, BY_AGE, 'Direito completo desde 10/01/2005')).toEqual({
      label: 'Direito completo desde 10/01/2005',
      value: 'calculado em 01/02/2005, mais vantajoso que em 13/11/2019, e reajustado desde então',
      article: 'Lei 8.213/1991, art. 122; Decreto 3.048/1999, art. 181-D; STF, Tema 334',
    });
    expect(lineOf(woman, BY_AGE, 'Reajuste de 05/2005')).toBeDefined();
  });

  it('lê ao lado o valor do último dia da lei, que não é outra leitura', () => {
    const [best, ...others] = benefitLogsOf(inputOf(woman), BY_AGE);
    expect(others).toEqual([]);
    expect(lineOf(woman, BY_AGE, 'O mesmo direito, calculado em 13/11/2019')?.value).toMatch(/3\.165,30$/);
    expect(best?.value).toBeGreaterThan(3165.3);
    const rule = evaluate(inputOf(woman)).applicableRules.find(({ id }) => id === BY_AGE);
    expect(rule?.estimatedBenefit).toBe(best?.value);
  });

  it('com a idade completa depois das contribuições tem a média do dia em que a completou', () => {
    const later = { ...woman, birthDate: '1950-01-10' };
    // De 186 meses de 07/1994 a 12/2009 os 127 são mais que 60% e menos que 80%: entram todos, divididos por eles.
    expect(firstLogOf(later, BY_AGE).divisors).toEqual([127]);
    expect(lineOf(later, BY_AGE, 'Direito completo desde 10/01/2010')?.value).toContain('calculado em 10/01/2010');
  });
});

it('com o fator, que sobe com a idade, vale o último dia, como antes', () => {
  const man: DescribedCase = {
    gender: 'Homem',
    birthDate: '1950-01-10',
    calculationDate: '2026-11-20',
    periods: [{ ingressDate: '1970-01-01', egressDate: null, salaries: monthly('1994-07', '2026-10', 2000) }],
  };
  expect(lineOf(man, BY_TIME, 'Direito completo')).toBeUndefined();
  expect(firstLogOf(man, BY_TIME).measuredOn).toBe('2019-11-13');
});

it('o direito de antes de 12/2004, de fator aplicado aos poucos, é procurado desde então', () => {
  const early: DescribedCase = {
    ...woman,
    birthDate: '1940-01-10',
    periods: [{ ingressDate: '1985-01-01', egressDate: '2001-12-31', salaries: monthly('1994-07', '2001-12', 1000) }],
  };
  expect(lineOf(early, BY_AGE, 'Direito completo desde 10/01/2000')?.value).toContain('calculado em 01/12/2004');
});
