/** A pensão por morte de quem ainda não se aposentou: EC 103/2019, arts. 23, 24 e 26. */
import { describe, expect, it } from 'vitest';
import { type FamilyRequest, familyBody } from '../../../api/family.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { regimeOf, served, someone, UNIAO, worked } from '../../testing/people.ts';
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
  familyAnswerOf({ input, body: familyBody.parse({ dependants: [spouse, child], ...body }), planned: null });
const percentOf = (answer: ReturnType<typeof ask>) =>
  answer.base.steps.find(({ article }) => article?.startsWith('EC 103/2019, art. 26, §') && article !== '')?.value;

describe('a base de quem não é aposentado', () => {
  it('no RGPS é 60% da média e 2% por ano acima de 20 do homem, de 15 da mulher', () => {
    expect(percentOf(ask(insured('Homem', 2000)))).toContain('72%');
    expect(percentOf(ask(insured('Mulher', 2000)))).toContain('82%');
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
    expect(ask(servant(regimeOf(3)))).toMatchObject({ law: null, missing: 'lawNotRead', periods: [] });
  });

  it('o óbito de 13/11/2019 fica pela lei anterior, sem base aqui; o de 14/11 tem base', () => {
    const on = (death: string) => ask(insured('Homem', 2000), { death });
    expect(on('2019-11-13')).toMatchObject({ missing: 'noBase', law: 'wholeBase', base: { amount: null } });
    expect(on('2019-11-14')).toMatchObject({ missing: null, law: 'article23' });
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

  it('a pensão só do filho não se acumula com nada do cônjuge', () => {
    const otherBenefits = [{ id: 'aposentadoria', value: 5000 }];
    expect(ask(insured('Homem', 2000), { dependants: [child], otherBenefits }).cumulation).toBeNull();
  });
});
