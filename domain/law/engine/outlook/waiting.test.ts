/** What waiting brings to whoever works, worked out by hand. All factors of update are one, so that averages are plain. */

import { describe, expect, it } from 'vitest';
import { completeTable } from '../../testing/complete-table.ts';
import { monthly } from '../../testing/monthly.ts';
import { regimeOf } from '../../testing/people.ts';
import { employee, ON, post, row, servant, withDisability } from '../../testing/waiting-people.ts';
import { outlook } from './outlook.ts';

const ENDS = { workAfter: 'ends' } as const;

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

  it('whose abono began by a right to be assessed is told what its day hangs on, as the step says', () => {
    const { notes } = outlook(withDisability());
    const [note] = notes.filter((one) => one.includes('abono de permanência'));
    expect(note).toContain('Há direito ao abono de permanência desde 23/03/2019');
    expect(note).toContain(' Esse dia é o de “Pessoa com deficiência');
    expect(note).toContain(': só se a avaliação biopsicossocial confirmar a deficiência;');
    expect(note).toContain('Sem isso, o abono é desde 06/06/2025.');
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
