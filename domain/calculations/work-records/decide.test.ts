import { describe, it } from 'vitest';
import { created, given, today } from '../testing/calculation-spec.ts';
import { add, added, packed, refusal } from '../testing/record-spec.ts';

describe('adding a work record', () => {
  it('writes down only what differs from a new one, with remunerations packed and in order', () => {
    given(created())
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
    given(created())
      .when(add({ egressDate: '1989-12-31' }))
      .thenRefused(
        refusal({
          'workRecord.ingressDate': 'Data de início e término inválidas',
          'workRecord.egressDate': 'Data de início e término inválidas',
        }),
      );
  });

  it('accepts a record of one day', () => {
    given(created())
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
    given(created())
      .when(add(stated))
      .thenRefused(refusal({ [`workRecord.${field}`]: sentence }));
  });

  it('accepts deductions up to their maximum, and additions to a record that began on 16/12/1998', () => {
    const stated = { ingressDate: '1998-12-16', deduction1: 1, deduction2: 7637, addition: 90 };
    given(created()).when(add(stated)).thenEvents(added(stated));
  });

  it('counts an open record up to the calculation date', () => {
    given(created(), {
      type: 'CalculationEdited',
      data: { customerId: 'c1', personal: { calculationDate: '2019-11-20' } },
    })
      .when(add({ deduction3: 8 }))
      .thenRefused(refusal({ 'workRecord.deduction3': 'Valor máximo permitido: 7 dias' }));
  });

  it('refuses a degree of disability of somebody who is not disabled', () => {
    given(created())
      .when(add({ disabledLevel: 'high' }))
      .thenRefused(refusal({ 'workRecord.disabledLevel': 'Valor inválido' }));
  });

  it('refuses a disability without its degree', () => {
    given(created())
      .when(add({ isDisabled: true }))
      .thenRefused(refusal({ 'workRecord.disabledLevel': 'Campo obrigatório' }));
  });

  it('refuses an id that is there already', () => {
    given(created(), added()).when(add()).thenRefused({ name: 'AlreadyExists' });
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
    given(created())
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
    given(created())
      .when({ ...command, workRecords: [...workRecords, { workRecordId: 'w3', workRecord: impossible }] })
      .thenRefused(
        refusal({
          'workRecords.2.ingressDate': 'Data de início e término inválidas',
          'workRecords.2.egressDate': 'Data de início e término inválidas',
        }),
      );
  });

  it('refuses the same id twice', () => {
    given(created()).when(addAll('w1', 'w1')).thenRefused({ name: 'AlreadyExists' });
    given(created(), added()).when(addAll('w1')).thenRefused({ name: 'AlreadyExists' });
  });

  it('refuses more records than a calculation can hold', () => {
    given(created(), added())
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
    given(created())
      .when({
        ...command,
        workRecords: workRecords.map((entry) => ({ ...entry, workRecord: { ...entry.workRecord, salaries } })),
      })
      .thenRefused(
        refusal({ workRecords: 'O cálculo tem registros e remunerações demais. Divida-os em mais de um cálculo.' }),
      );
  });
});
