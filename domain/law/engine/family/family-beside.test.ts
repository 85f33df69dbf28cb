/** A pensão ao lado de outros benefícios, de aposentadorias de antes, e o que cai na conta: EC 103/2019, arts. 23 e 24. */
import { describe, expect, it } from 'vitest';
import { type FamilyRequest, familyBody } from '../../../api/family.ts';
import { notEmpty } from '../../../testing/not-empty.ts';
import type { LawInput } from '../../input/input.ts';
import { familyAnswerOf } from './family-answer.ts';
import { ask, child, DEATH, insured, servant, spouse } from './family-questions.fake.ts';

describe('com outros benefícios do cônjuge', () => {
  it('o melhor fica inteiro e do outro as faixas, sobre a cota', () => {
    const benefits = [{ id: 'aposentadoria', value: 5000 }];
    const { cumulation } = ask(insured('Homem', 2000), {
      retirementPay: 6484,
      dependants: [spouse],
      otherBenefits: benefits,
    });
    expect(cumulation).toMatchObject([
      { id: 'pension', whole: 3890.4, isBest: false },
      { id: 'aposentadoria', paid: 5000, isBest: true },
    ]);
    expect(cumulation?.[0]?.paid).toBe(2852.96);
  });

  it('quando o filho sai e a cota passa o outro benefício, é esse que as faixas cortam', () => {
    const otherBenefits = [{ id: 'aposentadoria', value: 3800 }];
    const { periods } = ask(insured('Homem', 2000), {
      retirementPay: 9000,
      dependants: [spouse, child],
      otherBenefits,
    });
    // 9.000 × 70% ÷ 2 = 3.150,00, and 3.800 whole; then 9.000 × 60% = 5.400,00 whole, and 2.816,80 of 3.800
    expect(periods.map(({ quotas, spouseTogether }) => [quotas[0]?.amount, spouseTogether])).toEqual([
      [3150, 6338.4],
      [5400, 8216.8],
    ]);
    expect(ask(insured('Homem', 2000)).periods.map(({ spouseTogether }) => spouseTogether)).toEqual(
      expect.arrayContaining([null]),
    );
  });

  it('a pensão só do filho não se acumula com nada do cônjuge', () => {
    const otherBenefits = [{ id: 'aposentadoria', value: 5000 }];
    expect(ask(insured('Homem', 2000), { dependants: [child], otherBenefits }).cumulation).toBeNull();
  });

  it('a cota que as faixas reduzem não é dita ‘o que cai na conta’', () => {
    const notesWith = (otherBenefits: FamilyRequest['otherBenefits']) =>
      ask(insured('Homem', 2000), { retirementPay: 4000, dependants: [spouse], otherBenefits }).notes.join(' ');
    expect(notesWith([])).toContain('o que cai na conta é o valor mostrado');
    expect(notesWith([{ id: 'aposentadoria', value: 5000, acquiredBefore: false }])).not.toContain(
      'o que cai na conta',
    );
  });
});

describe('pela lei anterior, de quem já era aposentado', () => {
  const before = { death: '2019-11-13', retirementPay: 6000 } as const;

  it('o RGPS paga 100%, e a parte de quem sai vai aos outros', () => {
    const { periods } = ask(insured('Homem', 2000), before);
    expect(periods.map(({ total }) => total)).toEqual([6000, 6000, 0]);
  });

  it('com os dois direitos de antes nada se reduz; com um de depois, sim', () => {
    const other = { id: 'aposentadoria', value: 5000 };
    const paidOf = (acquiredBefore: boolean) =>
      ask(insured('Homem', 2000), {
        ...before,
        dependants: [spouse],
        otherBenefits: [{ ...other, acquiredBefore }],
      }).cumulation?.map(({ paid: received }) => received);
    expect(paidOf(true)).toEqual([6000, 5000]);
    expect(paidOf(false)?.[0]).toBe(6000);
    expect(paidOf(false)?.[1]).toBeLessThan(5000);
  });
});

describe('depois de cada aposentadoria', () => {
  const plannedOn = (whenToRetire: string) => [{ ruleId: 'a', modality: 'Idade', whenToRetire, value: 5000 }];
  const pensionAfter = (whenToRetire: string) =>
    familyAnswerOf({
      input: insured('Homem', 2000),
      body: familyBody.parse({ dependants: [spouse, child] }),
      planned: plannedOn(whenToRetire),
      rightDays: [],
    }).afterRetirements[0];

  it('conta quem ainda teria direito no dia em que ela começa', () => {
    expect(pensionAfter('2026-01-10')).toMatchObject({ death: DEATH, total: 3500 });
    expect(pensionAfter('2036-02-29')).toMatchObject({ death: '2036-02-29', total: 3500 });
    expect(pensionAfter('2036-03-01')).toMatchObject({ death: '2036-03-01', total: 3000 });
  });
});

describe('o líquido de cada cota', () => {
  const retired = (input: LawInput, retirementPay: number, dependants: FamilyRequest['dependants'] = [spouse]) =>
    ask(input, { retirementPay, dependants }).periods[0]?.quotas ?? [];

  it('tira o imposto de quem recebe, pela sua cota: 60% de 8.475,55', () => {
    // 5.085,33: (5.085,33 − 607,20) × 22,5% − 675,49 − (978,62 − 0,133145 × 5.085,33) = 30,56
    expect(retired(insured('Homem', 2000), 8475.55)).toEqual([{ id: 'viúva', amount: 5085.33, net: 5054.77 }]);
  });

  it('de quem tem 65 anos fica sem a parcela isenta', () => {
    const elder = { ...spouse, birthDate: '1955-01-01' };
    expect(retired(insured('Homem', 2000), 8475.55, [elder])[0]?.net).toBe(5085.33);
  });

  it('não é maior que o bruto, em nenhuma cota nem depois', () => {
    for (const pay of [1621, 4000, 8000, 20_000, 39_000]) {
      const { periods } = ask(servant(), { retirementPay: pay });
      for (const { quotas } of notEmpty(periods))
        for (const { amount, net } of quotas) expect(net ?? 0).toBeLessThanOrEqual(amount);
    }
  });

  it('na União não se diz onde a contribuição pelo total e por cota diferem, e a nota diz por quê', () => {
    const answer = ask(servant(), { retirementPay: 20_000 });
    expect(answer.periods[0]?.quotas.map(({ net }) => net)).toEqual([null, null]);
    expect(answer.notes.join(' ')).toContain('o que cai na conta não é conhecido');
    const alone = ask(servant(), { retirementPay: 20_000, dependants: [spouse] });
    expect(alone.periods[0]?.quotas[0]?.net).toBeLessThan(12_000);
    expect(alone.notes.join(' ')).toContain('de cada um pela sua cota');
  });
});
