import { describe, expect, it } from 'vitest';
import { completeTable } from '../law/testing/complete-table.ts';
import { specify } from '../testing/decider-spec.ts';
import type { PublishIndexes } from './commands.ts';
import { indexAggregate } from './decider.ts';
import type { IndexEvent } from './events.ts';

type Published = Extract<IndexEvent, { type: 'IndexesPublished' }>;
const { given } = specify(indexAggregate.decider);

const november = (data: Partial<Published['data']> = {}): Published => ({
  type: 'IndexesPublished',
  data: { date: '11/2026', indexes: [], minSalaryInCents: null, maxSalaryInCents: null, ...data },
});
const withdrawn = (date = '11/2026'): IndexEvent => ({ type: 'IndexesWithdrawn', data: { date } });

/** A table's rows as published and as kept. */
const rows = (date: string, factors: Readonly<Record<string, number | null>> = {}) =>
  completeTable(date, factors).indexes.map((index) => ({ ...index, date }));
const packed = (factors: ReturnType<typeof rows>): [number, number, number][] =>
  factors.map(({ year, month, index }) => [year, Number(month), index]);
const publishing = (indexes: ReturnType<typeof rows>, values: Partial<PublishIndexes> = {}): PublishIndexes => ({
  type: 'PublishIndexes',
  date: '11/2026',
  minSalary: null,
  maxSalary: null,
  selic: [],
  indexes,
  ...values,
});
const stateAfter = (...history: readonly IndexEvent[]) =>
  history.reduce(indexAggregate.decider.evolve, indexAggregate.decider.initialState);
const table = rows('11/2026', { '07/1994': 9.123456 });

describe('publishing indexes', () => {
  it('makes one event per reference month', () => {
    const october = rows('10/2026', { '07/1994': 9.1 });
    given()
      .when(publishing([...table, ...october], { minSalary: 1518, maxSalary: 8157.41 }))
      .thenEvents(
        november({ indexes: packed(table), minSalaryInCents: 151_800, maxSalaryInCents: 815_741 }),
        november({ date: '10/2026', indexes: packed(october) }),
      );
  });

  it('makes no event if nothing is new', () => {
    given(november({ indexes: packed(table), minSalaryInCents: 151_800 }))
      .when(publishing(table, { minSalary: 1518 }))
      .thenNothing();
  });

  it('may consist of a month’s values only', () => {
    given()
      .when(publishing([], { maxSalary: 8500 }))
      .thenEvents(november({ maxSalaryInCents: 850_000 }));
  });

  it('must contain something', () => {
    given()
      .when(publishing([]))
      .thenRefused({
        name: 'ValidationError',
        fields: { indexes: 'Informe os índices, a SELIC, o salário mínimo ou o teto do mês' },
      });
  });

  it('of a single factor is refused, naming the missing months', () => {
    given()
      .when(publishing([{ date: '11/2026', month: '07', year: 1994, index: 9 }]))
      .thenRefused({
        name: 'ValidationError',
        fields: { indexes: 'Faltam 387 meses na tabela de 11/2026: de 08/1994 a 10/2026.' },
      });
  });

  it('is refused, naming the lines of repeated months and the gaps of each table', () => {
    const holes = rows('11/2026', { '05/2003': null, '06/2003': null, '10/2026': null });
    const october = rows('10/2026', { '01/2000': null });
    const again = { date: '11/2026', month: '08', year: 1994, index: 3 };
    given()
      .when(publishing([...holes, again, ...october]))
      .thenRefused({
        name: 'ValidationError',
        fields: {
          indexes:
            'Faltam 3 meses na tabela de 11/2026: de 05/2003 a 06/2003, 10/2026. Falta 1 mês na tabela de 10/2026: 01/2000.',
          [`indexes.${holes.length}.month`]: 'Mês repetido: 08/1994',
        },
      });
  });

  it('replaces the month’s earlier table, and keeps values not given', () => {
    const later = rows('11/2026', { '07/1994': 8 });
    const history = [
      november({ indexes: packed(table), minSalaryInCents: 151_800 }),
      november({ indexes: packed(later) }),
    ];
    expect(stateAfter(...history).tables.get('11/2026')).toEqual({
      ...completeTable('11/2026', { '07/1994': 8 }),
      minSalary: 1518,
    });
  });
});

describe('publishing the SELIC', () => {
  const rate = (month: string, year: number, percent: number) => ({ month, year, percent });

  it('needs nothing else, and adds to the months published before', () => {
    const before = november({ selic: [[2026, 9, 1.1]] });
    const after = november({ selic: [[2026, 10, 1.05]] });
    given(before)
      .when(publishing([], { selic: [rate('10', 2026, 1.05)] }))
      .thenEvents(after);
    expect(stateAfter(after, before).tables.get('11/2026')?.selic).toEqual([
      rate('09', 2026, 1.1),
      rate('10', 2026, 1.05),
    ]);
    given(before, after)
      .when(publishing([], { selic: [rate('10', 2026, 1.05)] }))
      .thenNothing();
  });

  it('names no month twice', () => {
    given()
      .when(publishing([], { selic: [rate('10', 2026, 1.05), rate('10', 2026, 1)] }))
      .thenRefused({ name: 'ValidationError', fields: { 'selic.1.month': 'Mês repetido: 10/2026' } });
  });

  it('is corrected where it stands: what is published for an earlier month would change nothing', () => {
    const before = november({ selic: [[2026, 10, 0]] });
    const correction = publishing([], { date: '10/2026', selic: [rate('10', 2026, 1.05)] });
    given(before)
      .when(correction)
      .thenRefused({
        name: 'ValidationError',
        fields: { 'selic.0.month': 'A SELIC de 10/2026 está publicada em 11/2026, que prevalece: corrija em 11/2026' },
      });
    given(before, withdrawn())
      .when(correction)
      .thenEvents(november({ date: '10/2026', selic: [[2026, 10, 1.05]] }));
    given(november({ selic: [[2026, 10, 1.05]] }))
      .when(correction)
      .thenEvents(november({ date: '10/2026', selic: [[2026, 10, 1.05]] }));
  });

  it('is withdrawn with what else its month says', () => {
    const before = november({ selic: [[2026, 9, 1.1]] });
    given(before).when({ type: 'WithdrawIndexes', date: '11/2026' }).thenEvents(withdrawn());
    expect(stateAfter(before, withdrawn()).tables.get('11/2026')?.selic).toBeUndefined();
  });
});

describe('a table published before gaps were refused', () => {
  const holes = november({ indexes: [[1994, 8, 8]], minSalaryInCents: 0, maxSalaryInCents: 850_000 });

  it('does not replace a complete one, and its zero is no wage', () => {
    expect(stateAfter(november({ indexes: packed(table) }), holes).tables.get('11/2026')).toEqual({
      ...completeTable('11/2026', { '07/1994': 9.123456 }),
      maxSalary: 8500,
    });
  });

  it('is replaced by a complete one', () => {
    const { indexes } = completeTable('11/2026', { '07/1994': 9.123456 });
    expect(stateAfter(holes, november({ indexes: packed(table) })).tables.get('11/2026')?.indexes).toEqual(indexes);
  });

  it('can be withdrawn', () => {
    given(holes).when({ type: 'WithdrawIndexes', date: '11/2026' }).thenEvents(withdrawn());
  });
});

describe('withdrawing indexes', () => {
  it('withdraws the month’s table and values, and no other’s', () => {
    const published = november({ indexes: packed(table), minSalaryInCents: 151_800 });
    const october = november({ date: '10/2026', maxSalaryInCents: 850_000 });
    given(published, october).when({ type: 'WithdrawIndexes', date: '11/2026' }).thenEvents(withdrawn());
    const { tables } = stateAfter(published, october, withdrawn());
    expect(tables.get('11/2026')).toEqual({ date: '11/2026', minSalary: null, maxSalary: null, indexes: [] });
    expect(tables.get('10/2026')?.maxSalary).toBe(8500);
  });

  it('finds nothing where nothing was published, or where it was withdrawn', () => {
    given().when({ type: 'WithdrawIndexes', date: '11/2026' }).thenRefused({ name: 'NotFound' });
    given(november({ maxSalaryInCents: 850_000 }), withdrawn())
      .when({ type: 'WithdrawIndexes', date: '11/2026' })
      .thenRefused({ name: 'NotFound' });
  });

  it('can be undone by publishing the same again', () => {
    given(november({ indexes: packed(table) }), withdrawn())
      .when(publishing(table))
      .thenEvents(november({ indexes: packed(table) }));
  });
});
