import { describe, it } from 'vitest';
import type { WorkRecordEdit } from '../../api/work-records.ts';
import { specify } from '../../testing/decider-spec.ts';
import { newCalculation } from '../calculation.ts';
import { calculationAggregate } from '../decider.ts';
import type { CalculationEvent, PackedWorkRecord } from '../events.ts';
import { toWorkRecord } from './packing.ts';
import type { NewWorkRecord } from './work-record.ts';

const { given } = specify(calculationAggregate.decider);
const today = '2026-11-20';

const created: CalculationEvent = {
  type: 'CalculationCreated',
  data: { calculationId: 'k1', customerId: 'c1', accountId: 'a1', personal: { name: 'Planejamento' } },
};
const packed = (workRecordId: string, stated: Partial<PackedWorkRecord> = {}): PackedWorkRecord => ({
  workRecordId,
  companyName: 'Escola',
  ingressDate: '1990-01-01',
  remunerations: [],
  ...stated,
});
const added = (stated: Partial<PackedWorkRecord> = {}): CalculationEvent => ({
  type: 'WorkRecordAdded',
  data: { customerId: 'c1', workRecordId: 'w1', personal: packed('w1', stated) },
});
const of = { customerId: 'c1', workRecordId: 'w1' };

const add = (stated: Partial<NewWorkRecord> = {}, workRecordId = 'w1') =>
  ({
    type: 'AddWorkRecord',
    workRecordId,
    workRecord: { companyName: 'Escola', ingressDate: '1990-01-01', ...stated },
    today,
  }) as const;
const edit = (workRecord: WorkRecordEdit) =>
  ({ type: 'EditWorkRecord', workRecordId: 'w1', workRecord, today }) as const;
const refusal = (fields: Record<string, string>) => ({ name: 'ValidationError', fields }) as const;

describe('adding a work record', () => {
  it('writes down only what differs from a new one, with remunerations packed and in order', () => {
    given(created)
      .when(
        add({
          regimeType: 'RGPS',
          isTeaching: true,
          salaries: [
            { month: '13', year: 2000, value: 50.05 },
            { month: '02', year: 2000, value: 100.1, readValue: 80 },
          ],
        }),
      )
      .thenEvents(
        added({
          isTeaching: true,
          remunerations: [
            [2000, 2, 10010, 8000],
            [2000, 13, 5005],
          ],
        }),
      );
  });

  it('refuses an egress before the ingress', () => {
    given(created)
      .when(add({ egressDate: '1989-12-31' }))
      .thenRefused(
        refusal({
          'workRecord.ingressDate': 'Data de início e término inválidas',
          'workRecord.egressDate': 'Data de início e término inválidas',
        }),
      );
  });

  it('accepts a record of one day', () => {
    given(created)
      .when(add({ egressDate: '1990-01-01' }))
      .thenEvents(added({ egressDate: '1990-01-01' }));
  });

  it.each([
    ['deduction1', { ingressDate: '1998-12-16', deduction1: 2 }, 'Valor máximo permitido: 1 dias'],
    ['deduction1', { ingressDate: '1998-12-17', deduction1: 1 }, 'Valor máximo permitido: 0 dias'],
    ['deduction2', { ingressDate: '2019-11-13', deduction2: 2 }, 'Valor máximo permitido: 1 dias'],
    ['deduction2', { ingressDate: '2019-11-14', deduction2: 1 }, 'Valor máximo permitido: 0 dias'],
    ['deduction3', { egressDate: '2019-11-13', deduction3: 1 }, 'Valor máximo permitido: 0 dias'],
    ['deduction3', { egressDate: '2019-11-14', deduction3: 2 }, 'Valor máximo permitido: 1 dias'],
    ['deduction3', { ingressDate: '2026-11-20', deduction3: 2 }, 'Valor máximo permitido: 1 dias'],
    ['addition', { ingressDate: '1998-12-17', addition: 1 }, 'Valor máximo permitido: 0 dias'],
    [
      'deduction2',
      { ingressDate: '1998-12-07', egressDate: '1998-12-16', deduction1: 4, deduction2: 7 },
      'Valor máximo permitido: 6 dias',
    ],
  ] as const)('refuses more days of %s than there are: %o', (field, stated, sentence) => {
    given(created)
      .when(add(stated))
      .thenRefused(refusal({ [`workRecord.${field}`]: sentence }));
  });

  it('accepts deductions up to their maximum, and additions to a record that began on 16/12/1998', () => {
    const stated = { ingressDate: '1998-12-16', deduction1: 1, deduction2: 7637, addition: 90 };
    given(created).when(add(stated)).thenEvents(added(stated));
  });

  it('counts an open record up to the calculation date', () => {
    given(created, {
      type: 'CalculationEdited',
      data: { customerId: 'c1', personal: { calculationDate: '2019-11-20' } },
    })
      .when(add({ deduction3: 8 }))
      .thenRefused(refusal({ 'workRecord.deduction3': 'Valor máximo permitido: 7 dias' }));
  });

  it('refuses a degree of disability of somebody who is not disabled', () => {
    given(created)
      .when(add({ disabledLevel: 'high' }))
      .thenRefused(refusal({ 'workRecord.disabledLevel': 'Valor inválido' }));
  });

  it('refuses an id that is there already', () => {
    given(created, added()).when(add()).thenRefused({ name: 'AlreadyExists' });
  });

  it('needs a calculation', () => {
    given().when(add()).thenRefused({ name: 'NotFound' });
  });
});

describe('adding many work records', () => {
  const addAll = (...ids: string[]) =>
    ({
      type: 'AddWorkRecords',
      origin: 'cnis',
      workRecords: ids.map((workRecordId) => ({
        workRecordId,
        workRecord: { companyName: 'Escola', ingressDate: '1990-01-01' },
      })),
      today,
    }) as const;

  it('is one fact, which says where they came from', () => {
    given(created)
      .when(addAll('w1', 'w2'))
      .thenEvents({
        type: 'CnisImported',
        data: {
          customerId: 'c1',
          importId: null,
          workRecordIds: ['w1', 'w2'],
          personal: { workRecords: [packed('w1'), packed('w2')] },
        },
      });
  });

  it('adds none when one is impossible', () => {
    const { workRecords, ...command } = addAll('w1', 'w2');
    const impossible = { companyName: 'Escola', ingressDate: '1990-01-01', egressDate: '1980-01-01' };
    given(created)
      .when({ ...command, workRecords: [...workRecords, { workRecordId: 'w3', workRecord: impossible }] })
      .thenRefused(
        refusal({
          'workRecords.2.ingressDate': 'Data de início e término inválidas',
          'workRecords.2.egressDate': 'Data de início e término inválidas',
        }),
      );
  });

  it('refuses the same id twice', () => {
    given(created).when(addAll('w1', 'w1')).thenRefused({ name: 'AlreadyExists' });
    given(created, added()).when(addAll('w1')).thenRefused({ name: 'AlreadyExists' });
  });

  it('refuses more records than a calculation can hold', () => {
    given(created, added())
      .when(addAll(...Array.from({ length: 1000 }, (_, index) => `x${index}`)))
      .thenRefused(refusal({ workRecords: 'Um cálculo pode ter no máximo 1000 registros de tempo' }));
  });

  it('refuses more remunerations than one copy could write', () => {
    const salaries = Array.from({ length: 2000 }, (_, index) => ({
      month: '01',
      year: 1930 + index,
      value: 1234567.89,
      readValue: 1234567.89,
    }));
    const { workRecords, ...command } = addAll(...Array.from({ length: 10 }, (_, index) => `x${index}`));
    given(created)
      .when({
        ...command,
        workRecords: workRecords.map((entry) => ({ ...entry, workRecord: { ...entry.workRecord, salaries } })),
      })
      .thenRefused(
        refusal({ workRecords: 'O cálculo tem registros e remunerações demais. Divida-os em mais de um cálculo.' }),
      );
  });
});

describe('editing a work record', () => {
  it('tells fields, regime and remunerations as facts of their own', () => {
    given(created, added({ remunerations: [[2000, 1, 10000]] }))
      .when(
        edit({
          companyName: 'Escola',
          isTeaching: true,
          regimeType: 'RPPS',
          salaries: [{ month: '02', year: 2000, value: 90 }],
        }),
      )
      .thenEvents(
        { type: 'WorkRecordEdited', data: { ...of, personal: { isTeaching: true } } },
        { type: 'RemunerationsChanged', data: { ...of, personal: { set: [[2000, 2, 9000]], cleared: [[2000, 1]] } } },
        { type: 'WorkRecordRegimeChanged', data: { ...of, regimeType: 'RPPS' } },
      );
  });

  it('changes nothing when it is sent back as it was, whatever the order of its remunerations', () => {
    given(
      created,
      added({
        remunerations: [
          [2000, 1, 10000],
          [2000, 2, 9000, 8000],
        ],
      }),
    )
      .when(
        edit({
          ingressDate: '1990-01-01',
          egressDate: null,
          salaries: [
            { month: '02', year: 2000, value: 90, readValue: 80 },
            { month: '01', year: 2000, value: 100 },
          ],
        }),
      )
      .thenNothing();
  });

  it('checks the result whole: deductions that the new dates leave no room for are refused', () => {
    given(created, added({ deduction1: 30 }))
      .when(edit({ ingressDate: '1998-12-10' }))
      .thenRefused(refusal({ 'workRecord.deduction1': 'Valor máximo permitido: 7 dias' }));
  });

  it('takes the degree back together with the disability', () => {
    given(created, added({ isDisabled: true, disabledLevel: 'low' }))
      .when(edit({ isDisabled: false }))
      .thenEvents({ type: 'WorkRecordEdited', data: { ...of, personal: { isDisabled: false, disabledLevel: null } } });
  });

  it('does not find a record that was removed', () => {
    given(created, added(), { type: 'WorkRecordRemoved', data: of }).when(edit({})).thenRefused({ name: 'NotFound' });
  });
});

describe('removing a work record', () => {
  it('is a fact of the calculation', () => {
    given(created, added())
      .when({ type: 'RemoveWorkRecord', workRecordId: 'w1' })
      .thenEvents({ type: 'WorkRecordRemoved', data: of });
  });
});

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
    given(created, limited)
      .when(edit({ regimeType: 'RPPS' }))
      .thenEvents(printed, moved('RPPS'));
    given(created, limited, printed, moved('RPPS'))
      .when(edit({ regimeType: 'RGPS' }))
      .thenEvents(back, moved('RGPS'));
  });

  it('decides of what is added, and of a whole record sent back', () => {
    given(created)
      .when(add({ regimeType: 'RPPS', salaries: [february(1200, 1416)] }))
      .thenEvents(added({ regimeType: 'RPPS', remunerations: [[1999, 2, 141_600, 141_600]] }));
    given(created)
      .when(add({ regimeType: 'RGPS', salaries: [february(1416, 1416)] }))
      .thenEvents(added({ remunerations: [[1999, 2, 120_000, 141_600]] }));
    given(created, limited)
      .when(edit({ regimeType: 'RPPS', salaries: [february(1200, 1416)] }))
      .thenEvents(printed, moved('RPPS'));
  });

  it('raises what is under the minimum wage, and leaves 13ths and the years before the Real as they are', () => {
    const read = [
      { month: '06', year: 1994, value: 500_000, readValue: 500_000 },
      { month: '02', year: 1999, value: 100, readValue: 100 },
      { month: '13', year: 1999, value: 9000, readValue: 9000 },
    ];
    given(created)
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
    given(created, limited)
      .when(edit({ salaries: [salary] }))
      .thenEvents(typed);
    given(created, limited, typed)
      .when(edit({ regimeType: 'RPPS' }))
      .thenEvents(moved('RPPS'));
  });

  it('does not touch months that an edit leaves as they stand', () => {
    const limits = { minimumWage: () => 130, ceiling: () => 1300 };
    given(created, limited)
      .when({ ...edit({ isRural: true, salaries: [february(1200, 1416)] }), limits })
      .thenEvents({ type: 'WorkRecordEdited', data: { ...of, personal: { isRural: true } } });
  });

  it('goes by the limits that were published, where there are any', () => {
    const limits = { minimumWage: () => 130, ceiling: () => 1300 };
    given(created, added({ regimeType: 'RPPS', remunerations: [[1999, 2, 141_600, 141_600]] }))
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
    given(created, cut).thenState(state('RPPS', 1416));
    given(created, uncut).thenState(state('RGPS', 1200));
    given(created, added({ remunerations: [[1999, 2, 120_000, 141_600]] }), moved('RPPS')).thenState(
      state('RPPS', 1416),
    );
  });
});
