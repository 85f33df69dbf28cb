/** A pensão por morte de quem ainda não se aposentou: EC 103/2019, arts. 23, 24 e 26. */
import { describe, expect, it } from 'vitest';
import type { LawInput } from '../../input/input.ts';
import { regimeOf, worked } from '../../testing/people.ts';
import { ask, child, insured, paid, percentOf, servant, spouse } from './family-questions.fake.ts';

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

it('do servidor que a idade retirou a base é o provento, que se informa: ninguém morre em atividade depois dela', () => {
  expect(ask(servant(), {}, '2026-03-03')).toMatchObject({
    missing: 'noBase',
    base: { amount: null },
    incapacity: null,
    periods: [],
    notes: [
      'O cargo terminou com a idade da compulsória, em 03/03/2026: a pensão é sobre o provento dela. Informe o provento.',
    ],
  });
  const before = ask(servant(), { death: '2026-03-02' }, '2026-03-03').notes.join(' ');
  expect(before).toContain('Supõe servidor em atividade');
  expect(ask(servant(), { retirementPay: 4000 }, '2026-03-03').base.amount).toBe(4000);
});
