import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { type GridState, gridOf, gridReducer, salariesOf } from './grid-state.ts';
import { isChanged, merged } from './merge.ts';

const asOf = '2026-11-20';
const holding = (values: Record<string, number>): WorkRecord => ({
  ...sampleRecord,
  ingressDate: '2011-05-01',
  egressDate: '2011-07-31',
  salaries: Object.entries(values).map(([month, value]) => ({
    month,
    year: 2011,
    value,
    index: null,
    updatedValue: null,
  })),
});
const opened = gridOf(holding({ '05': 500, '06': 600 }), asOf, '"7"');
const typed = (state: GridState, index: number, text: string) => gridReducer(state, { type: 'typed', index, text });
const hasConflict = ({ rows }: GridState) => rows.some(({ saved }) => saved !== null);
const valuesOf = ({ rows }: GridState) =>
  Object.fromEntries(salariesOf(rows).map(({ month, value }) => [month, value]));

describe('remunerations that two people change at once', () => {
  it('take the newest of what was not touched, and keep what was', () => {
    const state = merged(typed(opened, 0, '555'), holding({ '05': 500, '06': 999.99, '07': 700 }), asOf, '"8"');
    expect(valuesOf(state)).toEqual({ '05': 555, '06': 999.99, '07': 700 });
    expect(state.firstConflict).toBeNull();
    expect(state.revision).toBe('"8"');
    expect(isChanged(state)).toBe(true);
  });

  it('show both values of a month that both changed, until the person decides', () => {
    const state = merged(typed(opened, 0, '555'), holding({ '05': 510, '06': 600 }), asOf, '"8"');
    expect(state.rows[0]).toMatchObject({ value: 555, saved: { value: 510 } });
    expect(state.firstConflict).toBe(0);
    const yielded = gridReducer(state, { type: 'yielded', index: 0 });
    expect(valuesOf(yielded)).toEqual({ '05': 510, '06': 600 });
    expect([hasConflict(yielded), isChanged(yielded)]).toEqual([false, false]);
    expect(hasConflict(typed(state, 0, '560'))).toBe(false);
  });

  it('are in no conflict where both typed the same', () => {
    const state = merged(typed(opened, 0, '510'), holding({ '05': 510, '06': 600 }), asOf, '"8"');
    expect([hasConflict(state), isChanged(state)]).toEqual([false, false]);
  });

  it('are compared with what was merged last, not with what was read first', () => {
    const once = merged(typed(opened, 0, '555'), holding({ '05': 510, '06': 600 }), asOf, '"8"');
    const twice = merged(once, holding({ '05': 510, '06': 610 }), asOf, '"9"');
    expect(twice.rows[0]).toMatchObject({ value: 555, saved: null });
    expect(valuesOf(twice)).toEqual({ '05': 555, '06': 610 });
  });

  it('keep what was typed for a month that the record no longer has', () => {
    const shorter = { ...holding({ '05': 500, '06': 600 }), egressDate: '2011-06-30' };
    const state = merged(typed(opened, 2, '700'), shorter, asOf, '"8"');
    expect(valuesOf(state)).toEqual({ '05': 500, '06': 600, '07': 700 });
  });
});
