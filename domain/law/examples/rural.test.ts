/** Decreto 3.048/1999, art. 56, §§ 2º a 4º: o valor da aposentadoria por idade do trabalhador rural. */
import { describe, expect, it } from 'vitest';
import { benefitLogsOf, evaluate, inputOf } from '../index.ts';
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

describe('Lei 8.213/1991, art. 39, I: o segurado especial que nada pagou', () => {
  const onlyRural = { ...woman, periods: [{ ...unpaid, ingressDate: '1990-01-01', egressDate: null }] };

  it('recebe um salário mínimo, sem remuneração a preencher', () => {
    const { told, value } = firstLog(onlyRural, RURAL);
    expect(value).toBe(1621);
    expect(told).toContain('Trabalho rural sem contribuição informada: um salário mínimo: R$ 1.621,00');
  });

  it('não tem a híbrida, que pede contribuição em outra categoria; com um mês dela, tem (art. 48, § 3º)', () => {
    const older = { ...onlyRural, birthDate: '1960-03-10' };
    const answer = evaluate(inputOf(older)).notApplicableRules.find(({ id }) => id === 'rgps-hibrida-idade');
    expect(answer?.requirements.map(({ text }) => text).join(' ')).toContain('Sem contribuição em outra categoria');
    const town = { ingressDate: '1995-02-01', egressDate: '1995-02-28' };
    const both = evaluate(inputOf({ ...older, periods: [...older.periods, town] })).applicableRules;
    expect(both.map(({ id }) => id)).toContain('rgps-hibrida-idade');
  });

  it('as linhas da roça não contam entre as que faltam preencher', () => {
    const town = { ingressDate: '2019-01-01', egressDate: '2026-10-31', salaries: monthly('2019-01', '2026-10', 3000) };
    const both = { ...woman, birthDate: '1960-03-10', periods: [{ ...unpaid, egressDate: '2018-12-31' }, town] };
    const [log] = benefitLogsOf(inputOf(both), 'rgps-hibrida-idade');
    expect(log).toMatchObject({ count: 322, percentages: [82], baseContribution: 1872.86, value: 1621 });
  });

  it('roça de que ninguém digitou o que foi pago também dá um salário mínimo, até que mais se prove (arts. 33 e 35)', () => {
    const paid = { ...woman, periods: [{ ingressDate: '1990-01-01', egressDate: null, isRural: true }] };
    expect(firstLog(paid, RURAL).value).toBe(1621);
  });
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
