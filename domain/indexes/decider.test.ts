import { describe, expect, it } from 'vitest';
import { specify } from '../testing/decider-spec.ts';
import { indexAggregate } from './decider.ts';
import type { IndexEvent } from './events.ts';

const { given } = specify(indexAggregate.decider);

const november = (data: Partial<IndexEvent['data']> = {}): IndexEvent => ({
  type: 'IndexesPublished',
  data: { date: '11/2026', indexes: [], minSalaryInCents: null, maxSalaryInCents: null, ...data },
});
const factor = { date: '11/2026', month: '07', year: 1994, index: 9.123456 };

describe('publishing indexes', () => {
  it('is one fact a reference month', () => {
    given()
      .when({
        type: 'PublishIndexes',
        date: '11/2026',
        minSalary: 1518,
        maxSalary: 8157.41,
        indexes: [factor, { ...factor, date: '10/2026', index: 9.1 }],
      })
      .thenEvents(
        november({ indexes: [[1994, 7, 9.123456]], minSalaryInCents: 151_800, maxSalaryInCents: 815_741 }),
        november({ date: '10/2026', indexes: [[1994, 7, 9.1]] }),
      );
  });

  it('says nothing when nothing is new', () => {
    given(november({ indexes: [[1994, 7, 9.123456]], minSalaryInCents: 151_800 }))
      .when({ type: 'PublishIndexes', date: '11/2026', minSalary: 1518, maxSalary: null, indexes: [factor] })
      .thenNothing();
  });

  it('puts a later table of the month in the place of the earlier one, and keeps values not given', () => {
    const history = [
      november({ indexes: [[1994, 7, 9]], minSalaryInCents: 151_800 }),
      november({ indexes: [[1994, 8, 8]] }),
    ];
    const state = history.reduce(indexAggregate.decider.evolve, indexAggregate.decider.initialState);
    expect(state.tables.get('11/2026')).toEqual({
      date: '11/2026',
      minSalary: 1518,
      maxSalary: null,
      indexes: [{ year: 1994, month: '08', index: 8 }],
    });
  });
});
