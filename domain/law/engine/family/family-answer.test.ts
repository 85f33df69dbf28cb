/** A pensão por morte de quem ainda não se aposentou: EC 103/2019, arts. 23, 24 e 26. */
import { describe, expect, it } from 'vitest';
import { type FamilyRequest, familyBody } from '../../../api/family.ts';
import { notEmpty } from '../../../testing/not-empty.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { ofAbroad } from '../../testing/abroad.ts';
import { regimeOf, SEM_REFORMA, served, someone, UNIAO, worked } from '../../testing/people.ts';
import { familyAnswerOf } from './family-answer.ts';

const DEATH = '2026-11-20';
const paid = (first: number, value: number) =>
  Array.from({ length: 2026 - first + 1 }, (_, at) => first + at).flatMap((year) =>
    Array.from({ length: year === 2026 ? 10 : 12 }, (__, month) => ({
      month: String(month + 1).padStart(2, '0'),
      year,
      value,
    })),
  );
const insured = (gender: 'Homem' | 'Mulher', since: number, more: Partial<WorkRecord> = {}): LawInput =>
  someone({
    gender,
    birthDate: '1975-01-01',
    on: DEATH,
    regimeType: 'RGPS',
    records: [worked(`${since}-01-01`, null, { salaries: paid(since, 3000), ...more })],
  });
const servant = (regime = UNIAO): LawInput =>
  someone({
    gender: 'Mulher',
    birthDate: '1975-01-01',
    on: DEATH,
    regimeType: 'RPPS',
    regime,
    calculation: { publicServiceIngressDate: '2008-01-01' },
    records: [served('2008-01-01', null, { salaries: paid(2008, 10_000) })],
  });
const spouse = { id: 'viúva', kind: 'spouse', birthDate: '1976-01-01', unionSince: '2000-01-01' } as const;
const child = { id: 'filho', kind: 'child', birthDate: '2015-03-01' } as const;
const ask = (input: LawInput, body: Partial<FamilyRequest> = {}) =>
  familyAnswerOf({ input, body: familyBody.parse({ dependants: [spouse, child], ...body }), planned: [] });
const percentOf = (answer: ReturnType<typeof ask>) =>
  answer.base.steps.find(({ article }) => article?.startsWith('EC 103/2019, art. 26, §') && article !== '')?.value;

describe('a base de quem não é aposentado', () => {
  it('no RGPS é 60% da média e 2% por ano acima de 20 do homem, de 15 da mulher', () => {
    expect(percentOf(ask(insured('Homem', 2000)))).toContain('72%');
    expect(percentOf(ask(insured('Mulher', 2000)))).toContain('82%');
  });

  it('cita a média e o coeficiente na incapacidade, e a lei da pensão só na pensão', () => {
    const { base, periods, incapacity } = ask(insured('Homem', 2000));
    const cited = (steps: typeof base.steps) => steps.map(({ article }) => article ?? '').join('; ');
    expect(cited(base.steps)).not.toContain('art. 23');
    expect(cited(incapacity?.permanent.steps ?? [])).not.toContain('art. 23');
    expect(periods[0]?.steps[0]).toMatchObject({ label: 'Base da pensão', article: 'EC 103/2019, art. 23, caput' });
  });

  it('diz que nada se desconta onde nada se desconta, e o que é o líquido onde ele aparece', () => {
    const said = (value: number) =>
      ask(insured('Homem', 2000, { salaries: paid(2000, value) }), { dependants: [spouse] }).notes.join(' ');
    expect(said(3000)).toContain('Destas cotas não se desconta');
    expect(said(3000)).not.toContain('Líquido:');
    const rich = ask(insured('Homem', 1995, { salaries: paid(1995, 8000) }), {
      dependants: [spouse],
      retirementPay: 20_000,
    });
    expect(rich.notes.join(' ')).toContain('Líquido:');
  });

  it('é 100% da média no acidente de trabalho, e não no de outra natureza', () => {
    const [natural, accident, work] = (['other', 'accident', 'work'] as const).map(
      (cause) => ask(insured('Homem', 2000), { cause }).base.amount ?? 0,
    );
    expect(accident).toBe(natural);
    expect(work).toBeCloseTo((natural ?? 0) / 0.72, 1);
  });

  it('é a média de todos os meses, sem descarte e sem o divisor de 108', () => {
    const input: LawInput = {
      ...insured('Homem', 2024),
      workRecords: [
        worked('1990-01-01', '1990-12-31'),
        worked('2024-01-01', null, {
          salaries: paid(2024, 3000).map((one) => ({ ...one, value: one.year === 2024 ? 1500 : 3000 })),
        }),
      ],
    };
    expect(ask(input).base.steps.find(({ label }) => label === 'Divisor')?.value).toBe('34');
  });

  it('nunca fica abaixo do salário mínimo no RGPS', () => {
    const low = insured('Homem', 2020, { salaries: paid(2020, 1700) });
    const { base, periods } = ask(low, { dependants: [spouse] });
    expect(base.amount).toBe(1621);
    expect(periods[0]?.total).toBe(1621);
  });

  it('na União o ano conta acima de 20 também para a mulher', () => {
    const answer = ask(servant());
    expect(answer).toMatchObject({ law: 'article23', missing: null, base: { ruleId: 'ec103-art10-incapacidade' } });
    expect(percentOf(answer)).toContain('60%');
  });

  it('em Goiás a pensão é a da União, sobre a incapacidade do Estado', () => {
    expect(ask(servant(regimeOf(52)))).toMatchObject({
      law: 'ownQuotas',
      missing: null,
      base: { ruleId: 'go-ec65-incapacidade' },
    });
  });

  it('em Rondônia a duração pela idade é a da LC 1.100/2021, e nenhuma nota a manda conferir na Portaria da União', () => {
    const { notes, missing } = ask(servant(regimeOf(11)));
    expect(missing).toBeNull();
    expect(notes.join(' ')).toContain('art. 51, VIII, c');
    expect(notes.join(' ')).not.toContain('Portaria ME 424/2020');
  });

  it.each([
    [51, 'art. 140-C, § 1º'],
    [11, 'art. 49, § 9º'],
    [52, 'art. 97, § 7º'],
  ])('no regime %i diz da morte por agressão o que não calcula (%s)', (regime, article) => {
    expect(ask(servant(regimeOf(regime)), { cause: 'aggression' }).notes.join(' ')).toContain(article);
  });

  it('de quem já é aposentado é o provento informado', () => {
    const answer = ask(insured('Homem', 2000), { retirementPay: 4000 });
    expect(answer.base).toEqual({ amount: 4000, ruleId: null, kind: 'retirement', steps: [] });
    expect(answer.periods.map(({ from, total }) => [from, total])).toEqual([
      ['2026-11-20', 2800],
      ['2036-03-01', 2400],
    ]);
  });
});

describe('o que não se sabe', () => {
  it('a lei de pensão de outro ente não é suposta', () => {
    expect(ask(servant(regimeOf(53)))).toMatchObject({ law: null, missing: 'lawNotRead', periods: [] });
  });

  it('o óbito até 28/11/1999, ou do servidor até 20/06/2004, fica sem base; o futuro também', () => {
    const on = (death: string) => ask(insured('Homem', 1990), { death });
    expect(on('1999-11-28')).toMatchObject({ missing: 'noBase', law: 'wholeBase', base: { amount: null } });
    expect(ask(servant(), { death: '2004-06-20' })).toMatchObject({ missing: 'noBase', law: 'lei10887' });
    expect(on('2026-11-21')).toMatchObject({ missing: 'noBase' });
  });

  it('sem remunerações não há base, e a nota diz por quê', () => {
    const answer = ask(insured('Homem', 2000, { salaries: [] }));
    expect(answer).toMatchObject({ missing: 'noBase', base: { amount: null } });
    expect(answer.notes).toEqual(['Não há remunerações informadas.']);
  });

  it('filho de 21 anos não recebe', () => {
    const answer = ask(insured('Homem', 2000), { dependants: [{ ...child, birthDate: '2005-11-20' }] });
    expect(answer).toMatchObject({ missing: 'noDependants', excluded: ['filho'], periods: [] });
  });

  it('as idades do cônjuge desde 2021 levam o aviso', () => {
    expect(ask(insured('Homem', 2000)).notes.join()).toContain('Portaria ME 424/2020');
    expect(ask(insured('Homem', 2000), { dependants: [child] }).notes.join()).not.toContain('Portaria');
  });
});

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

describe('quem ficasse incapaz nesse dia', () => {
  const incapacityOf = (input: LawInput) => {
    const { incapacity } = ask(input);
    if (incapacity === null) throw new Error('no incapacity');
    return incapacity;
  };

  it('no RGPS: 60% e 2% por ano, 100% por acidente do trabalho, mais 25% com assistência permanente', () => {
    const { permanent, byWork, withAssistance } = incapacityOf(insured('Homem', 2000));
    expect((byWork.amount ?? 0) / (permanent.amount ?? 0)).toBeCloseTo(1 / 0.72, 3);
    expect(withAssistance?.permanent.amount).toBeCloseTo((permanent.amount ?? 0) * 1.25, 1);
    expect(withAssistance?.byWork.steps.at(-1)?.article).toBe('Lei 8.213/1991, art. 45, parágrafo único');
  });

  it('o acréscimo passa do teto', () => {
    const rich = incapacityOf(insured('Homem', 2000, { salaries: paid(2000, 40_000) }));
    expect(rich.byWork.amount).toBeLessThanOrEqual(8475.55);
    expect(rich.withAssistance?.byWork.amount).toBeGreaterThan(8475.55);
  });

  it('o auxílio é 91% da média, e nunca mais que a média das 12 últimas', () => {
    const even = incapacityOf(insured('Homem', 2000));
    const low = incapacityOf(
      insured('Homem', 2000, {
        salaries: paid(2000, 3000).map((one) => (one.year >= 2025 ? { ...one, value: 1800 } : one)),
      }),
    );
    expect(even.temporary?.amount).toBeLessThanOrEqual(Math.max(even.byWork.amount ?? 0, 3100));
    expect(low.temporary?.steps.map(({ label }) => label).join()).toContain('Média das 12 últimas');
    expect(low.temporary?.amount).toBeLessThan(1900);
    expect(low.temporary?.amount).toBeGreaterThan(1700);
  });

  it('onze meses de contribuição não fazem a carência, e a nota diz quando ela é dispensada', () => {
    const few = (since: string) =>
      someone({
        gender: 'Homem',
        birthDate: '1990-01-01',
        on: DEATH,
        regimeType: 'RGPS',
        records: [worked(since, null, { salaries: paid(2025, 3000) })],
      });
    const notesOf = (input: LawInput) => incapacityOf(input).notes.join(' ');
    expect(notesOf(few('2025-12-20'))).toContain('a carência é de 12');
    expect(notesOf(few('2025-10-01'))).not.toContain('a carência é de 12');
    expect(notesOf(few('2025-12-20'))).not.toContain('acordo internacional');
    const abroad = [ofAbroad('Portugal', '2010-01-01', '2019-12-31')];
    expect(notesOf({ ...few('2025-12-20'), abroad })).toContain('por acordo internacional que cubra a incapacidade');
  });

  it('o servidor não tem acréscimo nem auxílio, e a regra é a do ente', () => {
    const { permanent, withAssistance, temporary } = incapacityOf(servant());
    expect(permanent).toMatchObject({ ruleId: 'ec103-art10-incapacidade', confirmed: true });
    expect([withAssistance, temporary]).toEqual([null, null]);
    expect(notEmpty(permanent.steps.slice(1)).every(({ article }) => article !== null)).toBe(true);
  });

  it('de quem já é aposentado não se pergunta', () => {
    expect(ask(insured('Homem', 2000), { retirementPay: 4000 }).incapacity).toBeNull();
  });
});

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

describe('o segurado especial que nada pagou (Lei 8.213/1991, art. 39, I)', () => {
  const onTheLand = (until: string | null) =>
    ask(
      someone({
        gender: 'Homem',
        birthDate: '1975-01-01',
        on: DEATH,
        records: [worked('2000-01-01', until, { isRural: true, isQualifyingPeriod: false })],
      }),
    );

  it('tem um salário mínimo na incapacidade, permanente ou temporária, com 12 meses de trabalho rural', () => {
    const { incapacity } = onTheLand(null);
    expect(incapacity).toMatchObject({ permanent: { amount: 1621 }, temporary: { amount: 1621 } });
    expect(incapacity?.notes.join(' ')).toContain('12 meses de trabalho rural');
  });

  it('não a tem quem já deixou a roça', () => {
    expect(onTheLand('2020-12-31').incapacity?.permanent.amount).toBeNull();
  });

  it('deixa pensão de um salário mínimo, sem carência; por quanto tempo, a lei não diz de quem não verte contribuições', () => {
    const answer = onTheLand(null);
    expect(answer.base).toMatchObject({ amount: 1621, ruleId: 'rgps-incapacidade-segurado-especial-no-dia' });
    expect(answer.periods[0]?.total).toBe(1621);
    expect(answer.durations[0]).toMatchObject({ until: null, confirmed: false });
    expect(answer.durations[0]?.reason).toContain('não 18 contribuições');
    expect(answer.notes.join(' ')).toContain('a família prova o trabalho rural até o óbito');
  });

  it('quem deixou a roça não a deixa, sem contribuições', () => {
    expect(onTheLand('2020-12-31')).toMatchObject({ base: { amount: null }, missing: 'noBase' });
  });
});
