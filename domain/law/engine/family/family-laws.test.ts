/** A pensão pela lei de cada ente, e pela lei anterior. */
import { describe, expect, it } from 'vitest';
import type { FamilyRequest } from '../../../api/family.ts';
import { notEmpty } from '../../../testing/not-empty.ts';
import type { LawInput } from '../../input/input.ts';
import { regimeOf, SEM_REFORMA } from '../../testing/people.ts';
import { ask, child, DEATH, insured, servant, spouse } from './family-questions.fake.ts';

describe('a lei de cada ente', () => {
  it.each([
    [23, 'article23', 0.7],
    [29, 'ownQuotas', 0.8],
    [31, 'ownQuotas', 0.8],
    [43, 'ownQuotas', 0.7],
    [51, 'ownQuotas', 0.7],
    [11, 'ownQuotas', 0.7],
  ])('regime %d: %s, com a incapacidade do próprio ente como base', (regimeId, law, share) => {
    const answer = ask(servant(regimeOf(regimeId)));
    expect(answer).toMatchObject({ law, missing: null, base: { kind: 'incapacity' } });
    expect(answer.base.ruleId).not.toBe('ec103-art10-incapacidade');
    expect(answer.periods[0]?.total).toBeCloseTo((answer.base.amount ?? 0) * share, 1);
  });

  it('sem reforma: a remuneração do cargo até o teto e 70% do que passa, com a duração por confirmar', () => {
    const answer = ask(servant(SEM_REFORMA));
    expect(answer).toMatchObject({ law: 'lei10887', base: { kind: 'lastPay', amount: 10_000 } });
    expect(answer.periods[0]?.total).toBe(9542.67);
    expect(notEmpty(answer.durations).every(({ confirmed }) => !confirmed)).toBe(true);
    expect(answer.notes.join(' ')).toContain('enquanto o ente não mudar a sua');
  });

  it('sob a previdência complementar a base para no teto do RGPS', () => {
    const input = servant(SEM_REFORMA);
    const opted = { ...input, calculation: { ...input.calculation, optedForRPC: true } };
    expect(ask(opted).base).toMatchObject({ amount: 8475.55 });
  });
});

describe('o benefício especial de quem optou na União (Lei 12.618/2012, art. 3º, § 5º)', () => {
  const input = servant();
  const opted: LawInput = {
    ...input,
    calculation: { ...input.calculation, optedForRPC: true, rpcOptedOn: '2022-11-30', specialBenefit: 5000 },
  };

  it('está na incapacidade, e não na base nem nas cotas da pensão, que o dizem', () => {
    const [without, answer] = [ask({ ...opted, calculation: { ...opted.calculation, specialBenefit: 0 } }), ask(opted)];
    expect(answer.base.amount).toBe(without.base.amount);
    expect(answer.periods).toEqual(without.periods);
    expect(answer.notes.join(' ')).toMatch(
      /benefício especial da União, R\$ 5\.\d{3},\d{2} por mês, continua com a pensão/,
    );
    const byWork = (of: typeof answer): number => of.incapacity?.byWork.amount ?? 0;
    expect(byWork(answer) - byWork(without)).toBeGreaterThan(5000);
  });

  it('sem a declaração, diz o que falta', () => {
    const nothing = { ...opted, calculation: { ...opted.calculation, specialBenefit: null } };
    expect(ask(nothing).notes.join(' ')).toContain('de valor não conhecido (falta o valor');
  });
});

describe('policial morto por agressão no exercício ou em razão da função (EC 103/2019, art. 10, § 6º)', () => {
  const young = { ...spouse, birthDate: '2000-01-01', unionSince: '2026-01-01' };
  const killed = (input: LawInput, death = DEATH) =>
    ask(input, { cause: 'aggression', death, dependants: [young, child] });

  it('a pensão é a remuneração do cargo, vitalícia para o cônjuge', () => {
    const answer = killed(servant());
    expect(answer).toMatchObject({ law: 'wholePay', missing: null, base: { amount: 10_000, kind: 'lastPay' } });
    expect(answer.periods.map(({ total }) => total)).toEqual([10_000, 10_000]);
    expect(answer.durations[0]).toMatchObject({ until: null, reason: 'vitalícia', confirmed: true });
    expect(killed(servant(regimeOf(53))).periods[0]?.total).toBe(10_000);
  });

  it('no dia da emenda, noutro ente e no RGPS, não: vale a lei deles', () => {
    expect(killed(servant(), '2019-11-13').law).toBe('lei10887');
    expect(killed(servant(), '2019-11-14').law).toBe('wholePay');
    expect(killed(servant(regimeOf(29)))).toMatchObject({ law: 'ownQuotas', base: { kind: 'incapacity' } });
    expect(killed(servant(regimeOf(29))).notes.join(' ')).toContain('vale aqui a de acidente do trabalho');
    expect(killed(insured('Homem', 2000)).law).toBe('article23');
  });
});

describe('pela lei anterior, de quem não era aposentado', () => {
  it('a pensão é de 100% da aposentadoria por invalidez: média das 80% maiores (Lei 8.213/1991, arts. 29, II, 44 e 75)', () => {
    const on = (death: string) => ask(insured('Homem', 2000), { death, dependants: [spouse] });
    expect(on('2019-11-13')).toMatchObject({ law: 'wholeBase', base: { amount: 4845.71 }, incapacity: null });
    expect(on('2019-11-13').periods[0]?.total).toBe(4845.71);
    expect(on('2019-11-14')).toMatchObject({ law: 'article23', base: { amount: 2707.72 } });
    expect(on('2019-11-14').periods[0]?.total).toBe(1624.63);
  });

  it('na União é a última remuneração, com 70% do que passa do teto (Lei 10.887/2004, art. 2º, II)', () => {
    const on = (death: string) => ask(servant(), { death, dependants: [spouse] });
    expect(on('2019-11-13')).toMatchObject({ law: 'lei10887', base: { amount: 10_000, kind: 'lastPay' } });
    expect(on('2019-11-13').periods[0]?.total).toBe(8751.84);
    expect(on('2019-11-14').base.kind).toBe('incapacity');
  });
});

it.each([
  [31, 'LC 64/2002'],
  [43, 'LC 15.142/2018'],
])('no ente %i o que passa do teto, com dependente inválido, é dito por ler', (regimeId, law) => {
  const invalid = [{ ...spouse, invalid: true }];
  const told = (retirementPay: number, dependants: FamilyRequest['dependants']) =>
    ask(servant(regimeOf(regimeId)), { retirementPay, dependants }).notes.join(' ');
  expect(told(12_000, invalid)).toContain(`§ 3º, II, da ${law} só se leu o começo`);
  expect(told(8000, invalid)).not.toContain('só se leu o começo');
  expect(told(12_000, [spouse])).not.toContain('só se leu o começo');
});
