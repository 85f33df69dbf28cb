/** Persons worked out by hand. All factors of update are one, so that averages are plain. */

import { describe, expect, it } from 'vitest';
import { notEmpty } from '../../../testing/not-empty.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { completeTable } from '../../testing/complete-table.ts';
import { monthly } from '../../testing/monthly.ts';
import { regimeOf, served, someone, UNIAO, worked, years } from '../../testing/people.ts';
import { evaluate } from '../evaluate.ts';
import { outlook } from './outlook.ts';

const ON = '2026-11-20';

const plain = (described: Omit<Parameters<typeof someone>[0], 'on'>, on = ON): LawInput => ({
  ...someone({ ...described, on }),
  indexes: [completeTable('11/2026')],
});

const post = (more: Partial<WorkRecord> = {}): WorkRecord =>
  served('1996-11-20', null, { salaries: monthly('1996-11', '2026-10', 10_000), ...more });

/** 62 years and 25 of contribution on 20/11/2027: 82% of the average. Points and 62 years in 11/2028: the whole last pay. */
const servant = (more: Partial<Parameters<typeof someone>[0]> = {}): LawInput =>
  plain({
    gender: 'Mulher',
    birthDate: '1965-11-20',
    regimeType: 'RPPS',
    regime: UNIAO,
    calculation: { publicServiceIngressDate: '1996-11-20' },
    records: [post()],
    ...more,
  });

/**
 * 62 years on the calculation date, 30 whole years of contribution: 90% of 4,000.00, and 2% more a year. Known since 2014,
 * when the ceiling lay above it.
 */
const employee = (more: Partial<WorkRecord> = {}, egressDate: string | null = null): LawInput =>
  plain({
    gender: 'Mulher',
    birthDate: '1964-11-20',
    records: [worked('1996-01-01', egressDate, { salaries: monthly('2014-01', '2026-10', 4000), ...more })],
  });

const row = (input: LawInput, date: string) => outlook(input).waiting.find((one) => one.date === date);

const ENDS = { workAfter: 'ends' } as const;

/**
 * Works 202 months on 2,000.00, then 172 on the ceiling of 8,475.55, until 75: the toll of 100% asks for 400 more. 66% of the
 * average until 62 lie below the minimum wage.
 */
describe('a right that is complete only at 94', () => {
  const answer = outlook({
    ...someone({
      gender: 'Mulher',
      birthDate: '1966-03-15',
      on: '2026-11-22',
      records: [
        worked('2010-01-01', '2026-10-31', { salaries: monthly('2010-01', '2026-10', 2000) }),
        worked('2026-12-01', null, { salaries: monthly('2026-12', '2041-03', 8475.55) }),
      ],
    }),
    indexes: [completeTable('11/2026')],
  });
  const { marks, rights } = answer;

  it('is listed beside the one of 62 with its value, out of reach, and is worth nothing', () => {
    expect(answer.until).toBe('2041-03-15');
    expect(rights.at(-1)).toMatchObject({
      ruleId: 'rgps-ec103-art20-pedagio-100',
      date: '2060-03-15',
      value: 4978.06,
      withinReach: false,
      total: null,
      gain: null,
      balance: null,
      evensOutOn: null,
    });
  });

  it('is no mark and no year of waiting', () => {
    expect(marks.first).toMatchObject({ date: '2028-03-15', ruleId: 'rgps-ec103-art18-idade', value: 1621 });
    for (const mark of [marks.highest, marks.bestInLife]) {
      expect(mark?.ruleId).toBe('rgps-ec103-art18-idade');
      expect(mark?.value).toBeLessThan(4978.06);
    }
    expect(answer.waiting.at(-1)?.date).toBe('2041-03-15');
    expect(answer.waiting.map(({ ruleId }) => ruleId)).not.toContain('rgps-ec103-art20-pedagio-100');
  });
});

describe('a servant of the União who waits from 82% of her average for the whole last pay', () => {
  const answer = outlook(servant());
  const find = (date: string) => answer.waiting.find((one) => one.date === date);

  it('begins on the first day with a right, which is still to come, with her pay until then', () => {
    expect(answer.waiting[0]).toEqual({
      date: '2027-11-20',
      ruleId: 'ec103-art10-voluntaria',
      value: 8200,
      // 250 months until 20/09/2048 × 8,200.00; 13 × 10,000.00; 13 × 1,209.13665
      parts: { benefits: 2_220_833.33, pay: 130_000, abono: 0, contributions: 15_718.78, costs: 0 },
      total: 2_335_114.55,
      // 7,020.71 a month up to 11/2030, 7,684.64 from 65 on; 1,508.76 of tax on each of 13 pays
      totalNet: 2_150_462.29,
      gain: 0,
      balance: 0,
      balanceNet: 0,
      evensOutOn: '2027-11-20',
      forgone: 0,
      benefits: 0,
      contributions: 15_718.78,
      recoveredOn: '2027-11-20',
      receivedInLife: 2_335_114.55,
    });
    const first = { date: '2027-11-20', ruleId: 'ec103-art10-voluntaria', value: 8200, total: 2_335_114.55 };
    expect(answer.marks).toMatchObject({ first, soonest: first });
  });

  it('receives the pay instead of the pension, and the abono from the first right on: she is never behind', () => {
    expect(find('2028-11-20')).toMatchObject({
      value: 10_000,
      gain: 1800,
      // 13 × 8,200.00
      forgone: 106_600,
      // 26 × 10,000.00, 26 × 1,209.13665, of which 13 come back
      parts: { benefits: 2_578_333.33, pay: 260_000, contributions: 31_437.55, abono: 15_718.78, costs: 0 },
      total: 2_822_614.56,
      balance: 487_500.01,
      evensOutOn: '2027-11-20',
    });
  });

  it('marks the highest value, never the compulsory retirement, and the greatest sum', () => {
    const { highest, bestInLife } = answer.marks;
    // 60% and 2% of the 24 years beyond 20, on the last day: 10,800.00
    expect(highest).toMatchObject({ date: '2040-11-20', value: 10_800, ruleId: 'ec103-art10-voluntaria' });
    expect(bestInLife).toMatchObject({ date: '2040-11-20', total: 2_904_081.22 });
    expect(answer.lifeExpectancy).toEqual({ years: 21.8, tableYear: 2024, until: '2048-09-20' });
    expect(answer.horizon).toBe('2048-09-20');
  });

  it('ends on the day of the compulsory retirement', () => {
    expect(answer.until).toBe('2040-11-20');
    expect(answer.waiting.at(-1)?.date).toBe('2040-11-20');
    expect(answer.workAfter).toBe('ends');
  });

  it('says what it supposes, and since when there is an abono', () => {
    const said = answer.notes.join(' ');
    expect(said).toContain('R$ 10.000,00 por mês (10/2026)');
    expect(said).toContain('EC 103/2019, art. 11; Portaria Interministerial MPS/MF 13/2026');
    expect(said).toContain('entra na soma desde 20/11/2027 até o pedido (EC 103/2019, art. 10, § 5º)');
    expect(answer.notes[0]).toBe('Simulação: valores brutos, em moeda de 20/11/2026, sem reajustes futuros.');
  });

  it('contributes on what stays below the ceiling under the complementary regime', () => {
    const opted = servant({ calculation: { publicServiceIngressDate: '1996-11-20', optedForRPC: true } });
    // 26 × 988.0914
    expect(row(opted, '2028-11-20')?.contributions).toBe(25_690.38);
  });

  it('of another place receives the pay, and neither contribution nor abono is made up', () => {
    const { waiting, notes } = outlook(servant({ regime: regimeOf(3) }));
    expect(waiting[1]?.parts).toMatchObject({ pay: 130_000, contributions: null, abono: null });
    expect(notes.join(' ')).toContain('a alíquota da contribuição não é conhecida aqui');
    expect(notes.join(' ')).toContain('abono de permanência desde 12/11/2026, que não entra na soma');
  });

  it('of a place whose law of the abono nobody read is told that there may be one, which is no zero', () => {
    const { waiting, notes } = outlook(
      servant({ regime: regimeOf(35), calculation: { publicServiceIngressDate: '2004-11-20' } }),
    );
    expect(notes.join(' ')).toMatch(/Pode haver abono de permanência desde .*: não entra na soma/);
    expect(waiting.at(-1)?.parts?.abono).toBeNull();
  });

  it('does not deny the net sum of the first day where that of waiting is not known', () => {
    const { waiting, notes } = outlook(servant({ regime: regimeOf(42) }));
    expect(waiting[0]?.totalNet).not.toBeNull();
    expect(waiting.at(-1)?.totalNet).toBeNull();
    expect(notes.join(' ')).toContain('A soma líquida tira a contribuição do aposentado');
    expect(answer.notes.join(' ')).toContain('o salário com o abono também é tributado');
    // The sums of whoever goes on working hold no pay, and nobody of the INSS has an abono
    expect(outlook(employee()).notes.join(' ')).not.toContain('também é tributado');
    expect(notes.join(' ')).toContain(
      'A soma líquida de quem espera não se conhece: a contribuição do trabalho em curso não é conhecida aqui.',
    );
    expect(notes.join(' ')).not.toContain('Não há soma líquida');
  });

  it('says that the sums are of the benefits alone where the pay is not known', () => {
    const [record] = servant().workRecords;
    const before = { ...post(), id: 'before', egressDate: '2026-10-31', isCurrentPosition: true };
    const unpaid = servant({
      records: [before, { ...(record ?? before), id: 'now', ingressDate: '2026-11-01', salaries: [] }],
    });
    const { waiting, notes } = outlook(unpaid);
    expect(waiting[1]?.parts).toMatchObject({ pay: null, contributions: null, abono: null });
    expect(waiting[1]?.total).toBe(waiting[1]?.parts?.benefits);
    expect(notes.join(' ')).toContain('as somas são só dos benefícios');
  });

  it('names what the courts may bring: the base of 15 years for women', () => {
    expect(answer.disputed[0]).toMatchObject({
      ruleId: 'ec103-art10-voluntaria',
      from: '2027-11-20',
      value: 9200,
      gain: 1000,
    });
  });
});

describe('an employee whose right is complete today', () => {
  it('receives nothing but benefits that waiting changes: the work goes on either way', () => {
    expect(row(employee(), ON)).toMatchObject({ value: 3600, gain: 0, forgone: 0, evensOutOn: ON });
    expect(row(employee(), '2027-11-20')).toMatchObject({
      value: 3680,
      gain: 80,
      forgone: 46_800,
      parts: { benefits: 956_800, pay: 0, abono: 0, contributions: 0, costs: 0 },
      balance: -26_000,
      // 46,800.00 ÷ (13/12 × 80.00) = 540 months
      evensOutOn: null,
    });
    const { bestInLife, highest, first } = outlook(employee()).marks;
    expect([bestInLife, first].map((mark) => mark?.date)).toEqual([ON, ON]);
    // 30 years and 10 months, and 13 more until 75: 60% and 2% of 28
    expect(highest).toMatchObject({ date: '2039-11-20', value: 4640 });
  });

  it('has pay and withheld contribution until the day of asking where the work ends with it', () => {
    // 13 × 4,000.00 and 13 × 368.5998
    const waited = row({ ...employee(), ...ENDS }, '2027-11-20');
    expect(waited?.parts).toEqual({ benefits: 956_800, pay: 52_000, abono: 0, contributions: 4791.8, costs: 0 });
    expect(outlook({ ...employee(), ...ENDS })).toMatchObject({ workAfter: 'ends' });
  });

  it('goes on with the newest remuneration known, in money of the calculation date, and not with the month after it', () => {
    const raised = employee({
      salaries: [...monthly('2014-01', '2026-09', 4000), ...monthly('2026-10', '2026-10', 8000)],
    });
    expect(outlook(raised).notes[1]).toContain('R$ 8.000,00 por mês (10/2026)');
    const doubled = completeTable('11/2026');
    const indexes = doubled.indexes.map((one) => (one.year < 2021 ? { ...one, index: 2 } : one));
    const old = { ...employee({ salaries: monthly('2004-01', '2020-06', 4000) }), indexes: [{ ...doubled, indexes }] };
    expect(outlook(old).notes[1]).toContain('R$ 8.000,00 por mês (06/2020, corrigida até a data do cálculo)');
  });

  it('pays at least the minimum wage: a month below it would not count', () => {
    const little = employee({ salaries: monthly('2014-01', '2026-10', 1000) });
    expect(outlook(little).notes[1]).toContain('R$ 1.621,00 por mês');
  });

  it('of the reduced plan pays an unknown rate', () => {
    const simplified = { ...employee({ contributionPlan: 'simplified' }), ...ENDS };
    expect(row(simplified, '2027-11-20')?.parts).toMatchObject({ pay: 52_000, contributions: null });
  });

  it('is paid and contributes until the day on which the work is said to end', () => {
    const ending = { ...employee({}, '2027-05-31'), ...ENDS };
    // from 20/11/2026 to 01/06/2027: six months and twelve days, 13/12 × 6.4
    expect(row(ending, '2027-11-20')?.parts).toMatchObject({ pay: 27_733.33, contributions: 2555.63 });
    expect(row(ending, '2029-11-20')?.parts).toMatchObject({ pay: 27_733.33, contributions: 2555.63 });
  });

  it('pays a fifth of the base, twelve a year, where he pays for himself and the work ends with the retirement', () => {
    const own = { ...employee({ category: 'individual' }), ...ENDS };
    expect(row(own, '2027-11-20')?.parts).toMatchObject({ pay: 52_000, contributions: 12 * 800 });
    expect(row(employee({ category: 'individual' }), '2027-11-20')?.parts).toMatchObject({ pay: 0, contributions: 0 });
  });
});

describe('what lies beyond the last day of work', () => {
  /** By age at 62; the toll of 100% would be complete decades later. */
  const woman = plain({
    gender: 'Mulher',
    birthDate: '1966-03-15',
    records: [worked('2010-01-01', null, { salaries: monthly('2014-01', '2026-10', 2000) })],
  });

  it('stands in the list, and is never first, highest, best in life or a reason of anything', () => {
    const { rights, waiting, marks, until } = outlook(woman);
    expect(until).toBe('2041-03-15');
    const beyond = rights.filter(({ withinReach }) => !withinReach);
    expect(beyond.map(({ ruleId }) => ruleId)).toContain('rgps-ec103-art20-pedagio-100');
    for (const right of beyond)
      expect(right).toMatchObject({ parts: null, total: null, gain: null, balance: null, evensOutOn: null });
    const named = [...waiting, marks.first, marks.highest, marks.bestInLife].map((one) => one?.date ?? '');
    expect(notEmpty(named).every((date) => date <= '2041-03-15')).toBe(true);
    expect(marks.first?.date).toBe('2028-03-15');
  });

  it('is no reason of anything though it pays three times the first: 4.978,06 in 2060 beside 1.621,00 in 2028', () => {
    /** The least by age at 62; since 10/2026 so much that the average of fifty years is 4,978.06. */
    const salaries = [...monthly('2014-01', '2026-09', 1621), ...monthly('2026-10', '2026-10', 6866.4)];
    const { rights, waiting, marks, until } = outlook(
      plain(
        { gender: 'Mulher', birthDate: '1966-03-15', records: [worked('2010-01-16', null, { salaries })] },
        '2026-11-22',
      ),
    );
    expect(until).toBe('2041-03-15');
    expect(marks.first).toMatchObject({ date: '2028-03-15', value: 1621 });
    const late = rights.find(({ ruleId }) => ruleId === 'rgps-ec103-art20-pedagio-100');
    expect(late).toMatchObject({
      from: '2060-03-15',
      valueWithPay: 4978.06,
      withinReach: false,
      gain: null,
      total: null,
    });
    for (const { value, date } of [...waiting, marks.highest, marks.bestInLife].flatMap((one) => one ?? [])) {
      expect(value).toBeLessThan(4978.06);
      expect(date <= '2041-03-15').toBe(true);
    }
  });

  it('is the first right where there is no other, up to the expectation of life: the INSS forces nobody out', () => {
    const late = plain({
      gender: 'Homem',
      birthDate: '1956-01-10',
      records: [worked('2016-01-01', null, { salaries: monthly('2016-01', '2026-10', 2000) })],
    });
    const { marks, rights, notes } = outlook(late);
    expect(marks.first?.date).toBe('2030-12-30');
    expect(rights.some(({ withinReach }) => withinReach)).toBe(true);
    const older = outlook({ ...late, person: { ...late.person, birthDate: '1952-01-10' } });
    expect(older.until).toBe('2027-01-10');
    expect(older.marks.first?.date).toBe('2030-12-30');
    expect(notEmpty(older.rights).every(({ withinReach }) => !withinReach)).toBe(true);
    expect(older.notes.join(' ')).toContain('Nenhum direito se completa até os 75 anos');
    expect(notes.join(' ')).not.toContain('75 anos');
  });
});

describe('where little is known', () => {
  it('a person who works no more waits without contributing', () => {
    const stopped = employee({}, '2026-10-31');
    expect(row(stopped, '2027-11-20')).toMatchObject({
      value: 3600,
      gain: 0,
      contributions: 0,
      forgone: 46_800,
      evensOutOn: null,
    });
    expect(outlook(stopped).notes.join(' ')).toContain('Não há vínculo em curso');
  });

  it('without remunerations there are the days of the rights and nothing else', () => {
    const { rights, waiting, marks, notes } = outlook(employee({ salaries: [] }));
    expect(notes).toEqual([expect.stringContaining('O vínculo em curso não tem remunerações')]);
    expect(
      notEmpty(rights).every(({ value, valueWithPay, gain, forgone }) =>
        [value, valueWithPay, gain, forgone].every((one) => one === null),
      ),
    ).toBe(true);
    expect(waiting).toEqual([]);
    expect(marks).toMatchObject({ first: { date: ON, value: null, total: null }, highest: null, bestInLife: null });
  });

  it('stated times bring dates alone', () => {
    const stated = plain({ gender: 'Homem', birthDate: '1963-01-10', calculation: { contributionTime: years(33) } });
    const { rights, waiting } = outlook(stated);
    expect(rights.map(({ value }) => value)).toEqual(rights.map(() => null));
    expect(rights[0]?.date).toBe('2028-01-10');
    expect(waiting).toEqual([]);
  });

  it('without a birth date nothing is said, and it is named', () => {
    const answer = outlook(plain({ gender: 'Homem', birthDate: null }));
    expect(answer).toMatchObject({ rights: [], waiting: [], until: null, missingData: ['customer.birthDate'] });
  });

  it('whoever never has a right gets no rows', () => {
    const late = plain({ gender: 'Homem', birthDate: '1950-01-01', records: [worked('2024-01-01', '2024-03-31')] });
    expect(outlook(late)).toMatchObject({ rights: [], waiting: [], marks: { first: null } });
  });

  it('whoever is past the last day has one row', () => {
    const old = employee();
    const { waiting } = outlook({ ...old, person: { ...old.person, birthDate: '1948-01-01' } });
    expect(waiting.map(({ date }) => date)).toEqual([ON]);
  });
});

it('leaves a reading that is open in the courts out of the marks and of the years', () => {
  const officer = servant({
    birthDate: '1974-01-10',
    records: [post({ isPoliceTime: true, ingressDate: '1998-01-10' })],
    calculation: { publicServiceIngressDate: '1998-01-10' },
  });
  const { rights, waiting, marks } = outlook(officer);
  const variants = rights.filter(({ variantOf }) => variantOf !== null).map(({ ruleId }) => ruleId);
  expect(variants.length).toBeGreaterThan(0);
  const named = [...waiting, marks.first, marks.highest, marks.bestInLife].map((one) => one?.ruleId);
  expect(named.filter((id) => id !== undefined && variants.includes(id))).toEqual([]);
});

it('answers the rights of the cards, with their days and values, also with the pay going on', () => {
  const inputs = [servant(), employee(), servant({ birthDate: '1970-11-20' })];
  for (const input of inputs.flatMap((one): LawInput[] => [one, { ...one, futurePay: 'goesOn' }])) {
    const { applicableRules, futureRules } = evaluate(input);
    const cards = [...applicableRules, ...futureRules].map((rule) => [
      rule.id,
      rule.whenToRetire,
      rule.estimatedBenefit,
    ]);
    expect(
      outlook(input)
        .rights.map(({ ruleId, date, value }) => [ruleId, date, value])
        .sort(),
    ).toEqual(cards.sort());
  }
});

it('names of two rights that pay the same the one with parity, as the answer above the cards does', () => {
  const input = servant({
    birthDate: '1960-01-01',
    calculation: { publicServiceIngressDate: '1988-01-01' },
    records: [served('1988-01-01', null, { salaries: monthly('1994-07', '2026-10', 10_000) })],
  });
  const { rights, marks, waiting } = outlook(input);
  const parityOf = (ruleId: string | undefined) => rights.find((right) => right.ruleId === ruleId)?.parity;
  const same = rights.filter(
    ({ variantOf, valueWithPay }) => variantOf === null && valueWithPay === marks.first?.value,
  );
  expect(same.map(({ parity }) => parity)).toContain(false);
  expect(parityOf(marks.first?.ruleId)).toBe(true);
  expect(parityOf(waiting[0]?.ruleId)).toBe(true);
});

it('nobody works eight years for the cent by which a sum is rounded: of equal ones the earlier', () => {
  // Whole pay from 30/09/2028 on, by points, and from 2036 on, by the toll: meanwhile the abono gives back what is contributed.
  const input = plain(
    {
      gender: 'Mulher',
      birthDate: '1964-05-10',
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: { publicServiceIngressDate: '1998-03-02' },
      records: [
        served('1998-03-02', null, {
          salaries: monthly('1998-03', '2026-10', (year) => Math.round(2500 * 1.065 ** (year - 1998) * 100) / 100),
        }),
      ],
    },
    '2026-11-28',
  );
  const { marks, rights } = outlook(input);
  const later = rights.find(({ ruleId }) => ruleId === 'ec103-art20-pedagio-integralidade');
  expect(Math.abs((later?.total ?? 0) - (marks.bestInLife?.total ?? 0))).toBeLessThan(1);
  expect(later?.from.slice(0, 4)).toBe('2036');
  expect(marks.bestInLife).toMatchObject({ date: '2028-09-30', ruleId: 'ec103-art4-pontos-integralidade' });
});
