import { describe, expect, it } from 'vitest';
import type { OutlookAnswer } from '../api/outlook.ts';
import { sampleOutlook } from '../api/sample.ts';
import { gainMoney, headlineMoney, tableGain, tableSum, tableValue } from './far-ahead.ts';
import { formatDate, formatMoney } from './format.ts';
import { neverEvens, outlookSentences } from './outlook.ts';
import { markedChoice, markName } from './outlook-marks.ts';
import { higherStill, notMadeUpFor, waitingSentence } from './outlook-waiting.ts';

const said = (change: Partial<OutlookAnswer>): string[] =>
  outlookSentences({ ...sampleOutlook, ...change }).map((sentence) => sentence.replaceAll('\u00a0', ' '));
const [first, second] = sampleOutlook.waiting;
const [right] = sampleOutlook.rights;
if (first === undefined || second === undefined || right === undefined) throw new Error('no years');
const { marks } = sampleOutlook;
const { parts } = first;
if (parts === null) throw new Error('no parts');
const none = { first: null, highest: null, bestInLife: null, soonest: null, best: null };

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

  it('says that nothing is made up for after the expectation of life', () => {
    const waiting = [first, { ...second, balance: -1234.5, evensOutOn: null }];
    expect(said({ waiting, marks: { ...marks, bestInLife: marks.first } }).slice(1)).toEqual([
      'O maior valor, R$ 4.400,00 por mês (R$ 800,00 a mais), vem em 20/11/2027, esperando mais 1 ano, pela regra “Transição por pontos”; só compensa depois da expectativa de vida (até lá, R$ 1.234,50 a menos).',
      'Pela soma até a expectativa de vida (09/2048), pedir em 20/11/2026 é o que mais rende.',
    ]);
  });

  it('counts the waiting from the first right on, as work where pay is received meanwhile', () => {
    const start = { ...first, date: '2028-05-20' };
    const later = {
      ...second,
      date: '2041-05-20',
      parts: { benefits: 1, pay: 2_000_000, abono: 0, contributions: 1, costs: 0 },
    };
    const marked = (one: typeof start) => ({ date: one.date, ruleId: one.ruleId, value: one.value, total: one.total });
    const asked = { ...marks, first: marked(start), highest: marked(later), bestInLife: marked(later) };
    const [, highest, sum] = said({ waiting: [start, later], marks: asked });
    expect(highest).toContain('vem em 20/05/2041, trabalhando mais 13 anos depois do primeiro direito, pela regra');
    expect(sum).toContain(
      'é a de quem pede em 20/05/2041, trabalhando mais 13 anos depois do primeiro direito: cerca de R$ 169.900,00 a mais.',
    );
    const unknown = { ...later, parts: { ...later.parts, contributions: null } };
    expect(said({ waiting: [start, unknown], marks: asked })[2]).toContain(
      'cerca de R$ 169.900,00 a mais, sem descontar a contribuição, que não é conhecida aqui.',
    );
  });

  it('says that waiting is not worth it where many years bring next to nothing', () => {
    const later = { ...second, date: '2040-11-20', balance: 232.83 };
    const mark = { date: later.date, ruleId: later.ruleId, value: later.value, total: later.total };
    const answer = { ...sampleOutlook, waiting: [first, later], marks: { ...marks, highest: mark, bestInLife: mark } };
    const [, highest, sum] = said(answer);
    expect(highest).not.toContain('compensa a partir');
    expect(sum).toBe(
      'A maior soma até a expectativa de vida (09/2048) é a de quem pede em 20/11/2040, esperando mais 14 anos, e traz só cerca de R$ 200,00 a mais: não compensa tanta espera.',
    );
    expect(waitingSentence(answer)).toBeNull();
  });

  it('does not name a day some weeks ahead whose sum is greater by days of the calendar alone', () => {
    const later = { ...second, date: '2027-02-02', value: first.value, gain: 0, balance: 250 };
    const mark = { date: later.date, ruleId: later.ruleId, value: later.value, total: later.total };
    const answer = {
      ...sampleOutlook,
      waiting: [first, later],
      marks: { ...marks, highest: marks.first, bestInLife: mark },
    };
    expect(said(answer)).toContain(
      'Pela soma até a expectativa de vida (09/2048), esperar não traz mais do que pedir em 20/11/2026.',
    );
    const unknown = { ...later, parts: { ...parts, pay: 9000, contributions: null } };
    expect(said({ ...answer, waiting: [first, unknown] })).toContain(
      'Pela soma até a expectativa de vida (09/2048), esperar não traz mais do que pedir em 20/11/2026, sem descontar a contribuição, que não é conhecida aqui.',
    );
    expect(said({ ...answer, waiting: [first, { ...later, balance: 4000 }] }).join(' ')).toContain('4.000,00 a mais');
  });

  it('does not call the first day the best of sums that leave out an abono which waiting may bring', () => {
    const later = { ...second, balance: -43_000, gain: 0, parts: { ...parts, pay: 100, abono: null } };
    const answer = {
      ...sampleOutlook,
      waiting: [first, later],
      marks: { ...marks, highest: marks.first, bestInLife: marks.first },
    };
    expect(said(answer)).toContain(
      'Pela soma até a expectativa de vida (09/2048), pedir em 20/11/2026 é o que mais rende; o abono de permanência, que pode haver, não entra nessa conta e favorece esperar.',
    );
    expect(neverEvens(later)).toBe('não compensa sem o abono');
    expect(neverEvens({ ...later, parts })).toBe('não compensa');
  });

  it('tells a short wait with its months, and what makes up for it before the day itself', () => {
    const later = { ...second, date: '2028-09-17', evensOutOn: '2026-12-20', balance: 40_000 };
    const mark = { date: later.date, ruleId: later.ruleId, value: later.value, total: later.total };
    const answer = { waiting: [first, later], marks: { ...marks, highest: mark, bestInLife: mark } };
    const [, highest] = said(answer);
    expect(highest).toContain('mais 1 ano e 9 meses');
    expect(highest).toContain('; o que se recebe enquanto espera já compensa.');
    expect(highest).not.toContain('compensa a partir de');
  });

  it('names the earlier day of a sum that lacks some days of the calendar alone', () => {
    const soon = { ...second, date: '2028-07-27', balance: 100_000 };
    const late = { ...second, date: '2028-09-30', balance: 100_250 };
    const mark = { date: late.date, ruleId: late.ruleId, value: late.value, total: late.total };
    const answer = {
      waiting: [first, soon, late],
      rights: [right],
      marks: { ...marks, highest: mark, bestInLife: mark },
    };
    expect(said(answer).join(' ')).toContain(
      'Praticamente a maior soma até a expectativa de vida (09/2048) é a de quem pede em 27/07/2028, esperando mais 1 ano e 8 meses: R$ 100.000,00 a mais',
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

  it('names beside the greatest sum a day of long before that brings nearly all of it', () => {
    const pay = { ...parts, pay: 100 };
    const soon = { ...second, date: '2027-02-20', balance: 645_923.06, parts: pay };
    const late = { ...second, date: '2044-11-20', balance: 651_500, parts: pay };
    const mark = { date: late.date, ruleId: late.ruleId, value: late.value, total: late.total };
    const answer = {
      ...sampleOutlook,
      waiting: [first, soon, late],
      marks: { ...marks, highest: mark, bestInLife: mark },
    };
    const nearly = '; quase o mesmo já vem pedindo em 20/02/2027 (R$ 645.923,06 a mais).';
    expect(said(answer)[2]).toContain(`cerca de R$ 651.500,00 a mais${nearly}`);
    expect(waitingSentence(answer)?.replaceAll('\u00a0', ' ')).toContain(nearly);
    const little = { ...soon, balance: 200_000 };
    expect(said({ ...answer, waiting: [first, little, late] })[2]).not.toContain('quase o mesmo');
  });

  it('says of a value to come that waiting for it never pays, where that is so', () => {
    const later = { ...right, ruleId: 'later', from: '2029-10-03', balance: -37_699.11, evensOutOn: null };
    const answer = { ...sampleOutlook, rights: [right, later] };
    expect(notMadeUpFor(answer, 'later')?.replaceAll('\u00a0', ' ')).toBe(
      'Por “Transição por idade”, esperar até 03/10/2029 só compensa depois da expectativa de vida (até lá, R$ 37.699,11 a menos).',
    );
    expect(
      notMadeUpFor({ ...answer, rights: [{ ...later, balance: 10, evensOutOn: '2040-01-01' }] }, 'later'),
    ).toBeNull();
    expect(notMadeUpFor(answer, right.ruleId)).toBeNull();
  });

  it('says beside a value to come that waiting beyond it brings more, and nothing where it does not', () => {
    expect(higherStill(sampleOutlook, 4000)).toBe(
      'Esperando além disso, o valor sobe até R$ 4.400,00 por mês, em 20/11/2027.',
    );
    expect(higherStill({ ...sampleOutlook, marks: { ...marks, bestInLife: marks.first } }, 4000)).toBe(
      'Esperando além disso, o valor sobe até R$ 4.400,00 por mês, em 20/11/2027, esperando mais 1 ano; compensa a partir de 05/2032.',
    );
    expect(higherStill(sampleOutlook, 4400)).toBeNull();
    expect(higherStill({ ...sampleOutlook, marks: none }, 4000)).toBeNull();
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

  it('says of whoever works that waiting is working on, though the pay is the same either way', () => {
    const waiting = [first, { ...second, date: '2031-11-20', balance: 90_000 }];
    const highest = { date: '2031-11-20', ruleId: second.ruleId, value: 4400, total: 1 };
    const changes = { waiting, marks: { ...marks, highest, bestInLife: highest } };
    expect(said({ ...changes, worksOn: true })[1]).toContain('trabalhando mais 5 anos');
    expect(said(changes)[1]).toContain('esperando mais 5 anos');
  });

  it('rounds a sum that hangs on a day of more than ten years ahead', () => {
    const waiting = [first, { ...second, date: '2040-11-20', balance: -464_006.78, evensOutOn: null }];
    const highest = { date: '2040-11-20', ruleId: second.ruleId, value: 4400, total: 1 };
    expect(said({ waiting, marks: { ...marks, highest, bestInLife: marks.first } })[1]).toContain(
      '(até lá, cerca de R$ 464.000,00 a menos)',
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
