import { describe, it } from 'vitest';
import { newCalculation } from '../calculation.ts';
import type { CalculationEvent } from '../events.ts';
import { created, given } from '../testing/calculation-spec.ts';
import { add, added, edit, of } from '../testing/record-spec.ts';
import { toWorkRecord } from './packing.ts';

describe('the regime of a record', () => {
  const february = (value: number, readValue?: number) => ({
    month: '02',
    year: 1999,
    value,
    ...(readValue === undefined ? {} : { readValue }),
  });
  const limited = added({ egressDate: '2000-12-31', remunerations: [[1999, 2, 120_000, 141_600]] });
  const printed: CalculationEvent = {
    type: 'RemunerationsChanged',
    data: { ...of, personal: { set: [[1999, 2, 141_600, 141_600]], cleared: [] } },
  };
  const moved = (regimeType: 'RPPS' | 'RGPS'): CalculationEvent => ({
    type: 'WorkRecordRegimeChanged',
    data: { ...of, regimeType },
  });
  const back: CalculationEvent = {
    type: 'RemunerationsChanged',
    data: { ...of, personal: { set: [[1999, 2, 120_000, 141_600]], cleared: [] } },
  };

  it('moved to the RPPS takes what the extract printed, and back in the RGPS what its ceiling leaves', () => {
    given(created(), limited)
      .when(edit({ regimeType: 'RPPS' }))
      .thenEvents(printed, moved('RPPS'));
    given(created(), limited, printed, moved('RPPS'))
      .when(edit({ regimeType: 'RGPS' }))
      .thenEvents(back, moved('RGPS'));
  });

  it('decides of what is added, and of a whole record sent back', () => {
    given(created())
      .when(add({ regimeType: 'RPPS', salaries: [february(1200, 1416)] }))
      .thenEvents(added({ regimeType: 'RPPS', remunerations: [[1999, 2, 141_600, 141_600]] }));
    given(created())
      .when(add({ regimeType: 'RGPS', salaries: [february(1416, 1416)] }))
      .thenEvents(added({ remunerations: [[1999, 2, 120_000, 141_600]] }));
    given(created(), limited)
      .when(edit({ regimeType: 'RPPS', salaries: [february(1200, 1416)] }))
      .thenEvents(printed, moved('RPPS'));
  });

  it('raises what is under the minimum wage, and leaves 13ths and the years before the Real as they are', () => {
    const read = [
      { month: '06', year: 1994, value: 500_000, readValue: 500_000 },
      { month: '02', year: 1999, value: 100, readValue: 100 },
      { month: '13', year: 1999, value: 9000, readValue: 9000 },
    ];
    given(created())
      .when(add({ salaries: read }))
      .thenEvents(
        added({
          remunerations: [
            [1994, 6, 50_000_000, 50_000_000],
            [1999, 2, 13_000, 10_000],
            [1999, 13, 900_000, 900_000],
          ],
        }),
      );
  });

  it.each([
    ['without the printed one', february(900)],
    ['over the printed one', february(1000, 1416)],
  ])('leaves a value that was typed %s', (_how, salary) => {
    const typed: CalculationEvent = {
      type: 'RemunerationsChanged',
      data: {
        ...of,
        personal: {
          set: [salary.readValue === undefined ? [1999, 2, 90_000] : [1999, 2, 100_000, 141_600]],
          cleared: [],
        },
      },
    };
    given(created(), limited)
      .when(edit({ salaries: [salary] }))
      .thenEvents(typed);
    given(created(), limited, typed)
      .when(edit({ regimeType: 'RPPS' }))
      .thenEvents(moved('RPPS'));
  });

  it('does not touch months that an edit leaves as they stand', () => {
    const limits = { minimumWage: () => 130, ceiling: () => 1300 };
    given(created(), limited)
      .when({ ...edit({ isRural: true, salaries: [february(1200, 1416)] }), limits })
      .thenEvents({ type: 'WorkRecordEdited', data: { ...of, personal: { isRural: true } } });
  });

  it('goes by the limits that were published, where there are any', () => {
    const limits = { minimumWage: () => 130, ceiling: () => 1300 };
    given(created(), added({ regimeType: 'RPPS', remunerations: [[1999, 2, 141_600, 141_600]] }))
      .when({ ...edit({ regimeType: 'RGPS' }), limits })
      .thenEvents(
        {
          type: 'RemunerationsChanged',
          data: { ...of, personal: { set: [[1999, 2, 130_000, 141_600]], cleared: [] } },
        },
        moved('RGPS'),
      );
  });

  it('puts right what an older program left: cut in the RPPS, not cut in the RGPS', () => {
    const whole = { ...toWorkRecord('w1', { companyName: 'Escola', ingressDate: '1990-01-01' }) };
    const state = (regimeType: 'RPPS' | 'RGPS', value: number) => ({
      phase: 'open' as const,
      calculationId: 'k1',
      customerId: 'c1',
      accountId: 'a1',
      fields: { ...newCalculation, name: 'Planejamento' },
      spansStatedOn: null,
      workRecords: [{ ...whole, regimeType, salaries: [february(value, 1416)] }],
      imports: [],
      scenarios: [],
    });
    const cut = added({ regimeType: 'RPPS', remunerations: [[1999, 2, 120_000, 141_600]] });
    const uncut = added({ remunerations: [[1999, 2, 141_600, 141_600]] });
    given(created(), cut).thenState(state('RPPS', 1416));
    given(created(), uncut).thenState(state('RGPS', 1200));
    given(created(), added({ remunerations: [[1999, 2, 120_000, 141_600]] }), moved('RPPS')).thenState(
      state('RPPS', 1416),
    );
  });
});
