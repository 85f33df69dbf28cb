/** Lei 10.666/2003, art. 3º, § 2º, e Lei 8.213/1991, art. 35: a aposentadoria por idade de quem nada pagou desde 07/1994. */
import { expect, it } from 'vitest';
import { noValueText } from '../../words/rule-worth.ts';
import { type DescribedCase, evaluate, inputOf } from '../index.ts';
import { firstLog } from '../testing/first-log.ts';

const man = { gender: 'Homem', birthDate: '1950-01-10', calculationDate: '2026-11-20' } as const;
const heldBy = (described: DescribedCase, rule: string) =>
  evaluate(inputOf(described)).applicableRules.find(({ id }) => id === rule);
const until = (egressDate: string) => ({ ...man, periods: [{ ingressDate: '1973-01-01', egressDate }] });

it('quem trabalhou de 1973 a 1990 tem direito desde os 65 anos, de um salário mínimo', () => {
  const { value, told } = firstLog(until('1990-12-31'), 'rgps-pre-idade-urbana');
  expect(value).toBe(1621);
  expect(told).toContain('Um salário mínimo, sem salários de contribuição desde 07/1994: R$ 998,00');
});

it('quem ainda trabalhou em 07/1994 tem linhas a preencher, e sem elas nenhum valor', () => {
  const right = heldBy(until('1994-07-31'), 'rgps-pre-idade-urbana');
  expect(right).toMatchObject({ benefitLogs: [], benefitMissingReason: 'noSalaries' });
});

it('a transição por idade da reforma não tem média nem remunerações que se possam digitar', () => {
  const right = heldBy(until('1990-12-31'), 'rgps-ec103-art18-idade');
  expect(right).toMatchObject({ benefitLogs: [], benefitMissingReason: 'nothingSince1994' });
});

it('sem registro nenhum diz-se o mesmo uma vez só, e de vínculos que não há nada se diz', () => {
  const { applicableRules } = evaluate(inputOf({ ...man, contributionTime: { years: 36 } }));
  const right = applicableRules.find(({ benefitMissingReason }) => benefitMissingReason === 'nothingSince1994');
  if (right === undefined) throw new Error('no right');
  expect(noValueText([right])).toBe(
    'Valor não estimado: não há registros de tempo com competências desde 07/1994, das quais sai o valor.',
  );
});
