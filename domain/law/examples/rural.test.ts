/** Decreto 3.048/1999, art. 56, §§ 2º a 4º: o valor da aposentadoria por idade do trabalhador rural. */
import { expect, it } from 'vitest';
import { benefitLogsOf, inputOf } from '../index.ts';
import { firstLog } from '../testing/first-log.ts';
import { monthly } from '../testing/monthly.ts';

const RURAL = 'rgps-rural-idade';
const woman = { gender: 'Mulher', birthDate: '1965-03-10', calculationDate: '2026-11-20' } as const;
const unpaid = { ingressDate: '2000-01-01', egressDate: '2015-12-31', isRural: true, isQualifyingPeriod: false };
const paidFrom = (ingressDate: string) => ({
  ingressDate,
  egressDate: null,
  isRural: true,
  salaries: monthly(ingressDate.slice(0, 7), '2026-10', 3000),
});

it('quem pagou 131 meses depois de dezesseis anos de roça não paga recebe um salário mínimo, e a média é a leitura das outras categorias', () => {
  const described = { ...woman, periods: [unpaid, paidFrom('2016-01-01')] };
  const { told, value } = firstLog(described, RURAL);
  expect(value).toBe(1621);
  expect(told).toContain('Meses de contribuição, sem a roça não paga: 131 dos 180 da carência');
  const [, other] = benefitLogsOf(inputOf(described), RURAL);
  // 70% e 1% de cada um dos 10 grupos de doze meses pagos, sem a roça não paga
  expect(other?.percentages).toEqual([80]);
});

it('quem pagou os 180 meses tem a média', () => {
  const log = firstLog({ ...woman, periods: [unpaid, paidFrom('2011-01-01')] }, RURAL);
  // 191 meses são 15 anos
  expect(log.percentages).toEqual([85]);
  expect(log.value).toBeGreaterThan(1621);
});
