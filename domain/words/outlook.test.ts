import { describe, expect, it } from 'vitest';
import { sampleOutlook } from '../api/sample.ts';
import { gainMoney, headlineMoney, tableGain, tableSum, tableValue } from './far-ahead.ts';
import { formatDate, formatMoney } from './format.ts';
import { first, none, right, said } from './outlook.fake.ts';
import { markedChoice, markName } from './outlook-marks.ts';

describe('what is said of when to retire', () => {
  it('names the first right, what waiting brings and asks for, and from when on it makes up for it', () => {
    expect(said({})).toEqual([
      'Já pode se aposentar no RGPS: R$ 3.600,00 por mês, pela regra “Transição por idade”.',
      'O maior valor, R$ 4.400,00 por mês (R$ 800,00 a mais), vem em 20/11/2027, esperando mais 1 ano, pela regra “Transição por pontos”; compensa a partir de 05/2032.',
      'A maior soma até a expectativa de vida (09/2048) é a de quem pede em 20/11/2027, esperando mais 1 ano: R$ 169.866,67 a mais, e só compensa a partir de 05/2032.',
    ]);
  });

  it('calls what comes by age neither a right to ask for nor the best choice', () => {
    const compulsory = { ...right, kind: 'compulsory' as const, compulsory: true as const };
    const only = { date: right.from, ruleId: right.ruleId, value: right.value, total: right.total };
    const alone = { rights: [compulsory], waiting: [first], marks: { ...none, first: only, bestInLife: only } };
    expect(said(alone)).toEqual([
      `A aposentadoria compulsória veio em ${formatDate(right.date)}: R$ 3.600,00 por mês, pela regra “Transição por idade”. Vem pela idade e não se pede: o cargo termina.`,
    ]);
    const answer = { ...sampleOutlook, ...alone };
    expect([markName(answer, 'first'), markName(answer, 'bestInLife')]).toEqual(['Compulsória', null]);
    expect(said({ rights: [right, { ...compulsory, ruleId: 'c' }] })[0]).toMatch(/^Já pode se aposentar no RGPS: /);
  });

  it('calls the best right of today by that name, and the earliest only what is still to come', () => {
    const marked = (date: string) => ({ date, ruleId: right.ruleId, value: right.value, total: right.total });
    const nameOn = (date: string) => markName({ ...sampleOutlook, marks: { ...none, first: marked(date) } }, 'first');
    expect(nameOn(sampleOutlook.calculationDate)).toBe('Maior valor hoje');
    expect(nameOn('2027-11-20')).toBe('Mais cedo');
  });

  it('counts apart what hangs on rural time that nothing tells was paid, as the headline does', () => {
    const hanging = { ...right, ruleId: 'hanging', hangsOnRuralPay: true as const };
    expect(said({ rights: [right, hanging, { ...hanging, ruleId: 'another' }] })[0]).toBe(
      'Já pode se aposentar no RGPS: R$ 3.600,00 por mês, pela regra “Transição por idade”.',
    );
    expect(said({ rights: [{ ...right, hangsOnRuralPay: true }, hanging] })[0]).toBe(
      'Já pode se aposentar no RGPS por 2 regras, se o tempo rural desde 11/1991 tiver sido pago: R$ 3.600,00 por mês, pela regra “Transição por idade”.',
    );
  });

  it('counts a right that hangs on an assessment or a proof still to come as such, as the headline does', () => {
    const assessed = { ...right, ruleId: 'assessed', kind: 'disability' as const };
    const exposed = { ...right, ruleId: 'exposed', kind: 'special' as const };
    expect(said({ rights: [right, assessed, exposed] })[0]).toBe(
      'Já pode se aposentar no RGPS por 3 regras, 1 delas só se a avaliação biopsicossocial confirmar a deficiência e 1 delas só se a exposição a agentes nocivos for provada (PPP): R$ 3.600,00 por mês, pela regra “Transição por idade”.',
    );
    const toCome = { ...right, kind: 'disability' as const, date: '2027-11-20', from: '2027-11-20' };
    const named = { date: '2027-11-20', ruleId: right.ruleId, value: 3600, total: 1 };
    expect(said({ rights: [toCome], marks: { ...none, first: named } })[0]).toContain(
      'vem em 20/11/2027, se a avaliação biopsicossocial confirmar a deficiência',
    );
  });

  it('tells the reading that comes first beside the one that brings most, as page 1 does', () => {
    const one = { reading: 'leitura: outra', value: 5000, gain: 1400, soonerByDays: 200, confirmed: true };
    const most = { ...one, ruleId: 'most', modality: 'Que traz mais', from: '2029-02-01' };
    const early = { ...one, ruleId: 'early', modality: 'Que vem antes', from: '2026-11-20' };
    const both = said({ disputed: [most, early] }).filter((sentence) => sentence.includes('leitura'));
    expect(both.map((sentence) => /Que (traz mais|vem antes)/.exec(sentence)?.[1])).toEqual(['traz mais', 'vem antes']);
    expect(said({ disputed: [early, most] }).filter((sentence) => sentence.includes('leitura'))).toHaveLength(1);
  });

  it('names the day where the right is still to come, also beyond the age of 75, and counts the rules', () => {
    const later = { ...right, date: '2027-11-20', from: '2027-11-20' };
    const start = { ...first, date: '2027-11-20' };
    const mark = { date: '2027-11-20', ruleId: first.ruleId, value: 3600, total: 1 };
    const only = { first: mark, highest: mark, bestInLife: mark, soonest: mark, best: mark };
    const to = { rights: [later], waiting: [start], marks: only };
    expect(said(to)[0]).toBe(
      'O primeiro direito no RGPS vem em 20/11/2027: R$ 3.600,00 por mês, pela regra “Transição por idade”.',
    );
    expect(said({ ...to, until: '2027-01-01' })[0]).toContain('vem em 20/11/2027, depois dos 75 anos: R$');
    expect(said({ rights: [right, { ...right, ruleId: 'other' }] })[0]).toContain(
      'Já pode se aposentar no RGPS por 2 regras',
    );
  });

  it('rounds what lies more than ten years ahead, and says why', () => {
    const mark = { date: '2037-11-20', ruleId: first.ruleId, value: 5024.98, total: 1 };
    const start = { ...first, date: mark.date, value: mark.value };
    const far = { ...right, date: mark.date, from: mark.date };
    const only = { first: mark, highest: mark, bestInLife: mark, soonest: mark, best: mark };
    expect(said({ rights: [far], waiting: [start], marks: only }).slice(0, 2)).toEqual([
      'O primeiro direito no RGPS vem em 20/11/2037: cerca de R$ 5.000,00 por mês, pela regra “Transição por idade”.',
      'Até lá a lei e o salário terão mudado: o valor é uma ordem de grandeza.',
    ]);
    const ahead = (value: number) =>
      headlineMoney(value, '2037-11-20', { calculationDate: '2026-11-20' }).replaceAll('\u00a0', ' ');
    const rows = [
      { date: '2026-11-20', value: 8475.55 },
      { date: '2040-11-20', value: 8475.55 },
    ] as const;
    expect(tableValue(rows[1], rows, { calculationDate: '2026-11-20' })).toBe(formatMoney(8475.55));
    expect(tableGain(rows[1], rows, { calculationDate: '2026-11-20' })).toBe(0);
    const gainOf = (value: number) => {
      const asked = { date: '2040-11-20', value };
      return [
        tableGain(asked, [low, asked], { calculationDate: '2026-11-20' }),
        gainMoney(asked, low, { calculationDate: '2026-11-20' }).replace('\u00a0', ' '),
      ];
    };
    const low = { date: '2026-11-20', value: 4176.99 };
    // No cents beside 'cerca de': 8.500,00 less 4.176,99 and 4.300,00 less 4.176,99
    expect(gainOf(8479.1)).toEqual([4300, 'cerca de R$ 4.300,00']);
    expect(gainOf(4290.12)).toEqual([123, 'cerca de R$ 123,00']);
    expect([1621, 1825.7, 4978.06].map(ahead)).toEqual([
      'cerca de R$ 1.621,00',
      'cerca de R$ 1.826,00',
      'cerca de R$ 5.000,00',
    ]);
    expect(headlineMoney(5024.98, '2036-11-20', { calculationDate: '2026-11-20' }).replaceAll('\u00a0', ' ')).toBe(
      'R$ 5.024,98',
    );
  });

  it('names the reading that depends on the courts', () => {
    const disputed = [
      {
        ruleId: 'x',
        modality: 'Deficiência',
        reading: 'média das 80% maiores',
        from: '2026-11-20',
        value: 2785.58,
        gain: 189.88,
        soonerByDays: 0,
        confirmed: true,
      },
    ];
    expect(said({ disputed }).at(-1)).toBe(
      'Por uma leitura em discussão nos tribunais, “Deficiência”, média das 80% maiores: pedindo em 20/11/2026, R$ 2.785,58 por mês (R$ 189,88 a mais que sem ela). Depende de ação judicial.',
    );
  });

  it('says days in thousands as everywhere else', () => {
    const one = {
      ruleId: 'x',
      modality: 'Idade',
      reading: 'Idade',
      from: '2026-11-20',
      value: 1,
      gain: null,
      soonerByDays: 1380,
      confirmed: true,
    };
    expect(said({ disputed: [one] }).at(-1)).toContain('pedindo em 20/11/2026, 1.380 dias antes, ');
  });

  it('names of a long reading what is disputed, and not how the value is worked out', () => {
    const reading =
      'Média × (70% + 1% por 12 contribuições) (pessoa com deficiência): média das 80% maiores (leitura da LC 142/2013, só em juízo)';
    const one = {
      ruleId: 'x',
      modality: 'Idade',
      reading,
      from: '2027-03-03',
      value: 1,
      gain: null,
      soonerByDays: 0,
      confirmed: true,
    };
    expect(said({ disputed: [one] }).at(-1)).toContain(
      '“Idade”, média das 80% maiores (leitura da LC 142/2013, só em juízo): pedindo em',
    );
  });

  it('has dates without values, nothing for nobody, and silence where data is missing', () => {
    const dated = { ...none, first: { date: '2026-11-20', ruleId: right.ruleId, value: null, total: null } };
    const unknown = { ...right, value: null, valueWithPay: null };
    expect(said({ waiting: [], rights: [unknown], marks: dated })).toEqual([
      'Já pode se aposentar no RGPS.',
      'Sem remunerações suficientes há datas, mas não há valores.',
    ]);
    expect(said({ rights: [], waiting: [], marks: none })).toEqual([
      'Com o que está registrado, nenhuma regra do RGPS dá direito à aposentadoria.',
    ]);
    expect(said({ missingData: ['customer.birthDate'] })).toEqual([]);
  });
});

it('finds the choice of a mark among the years and the rights', () => {
  expect(markedChoice(sampleOutlook, 'first')?.date).toBe('2026-11-20');
  expect(markedChoice(sampleOutlook, 'highest')?.value).toBe(4400);
  expect(markedChoice({ ...sampleOutlook, marks: none }, 'highest')).toBeNull();
});

it('prints no rounded sum above the one that is called the greatest', () => {
  const rows = [
    { date: '2030-09-30', total: 4_238_766.4 },
    { date: '2038-09-30', total: 4_238_766.39 },
  ];
  const read = rows.map(({ total, date }) =>
    tableSum(total, date, rows, { calculationDate: '2026-11-28' }).replaceAll('\u00a0', ' '),
  );
  expect(read).toEqual(['R$ 4.238.766,40', 'R$ 4.238.766,40']);
  expect(tableSum(3_000_044.1, '2038-09-30', rows, { calculationDate: '2026-11-28' })).toMatch(/3\.000\.000,00/);
});
