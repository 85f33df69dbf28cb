import { describe, it } from 'vitest';
import { newCalculation, type OpenCalculation } from './calculation.ts';
import { calculationAggregate } from './decider.ts';
import { given, tenYears } from './testing/calculation-spec.ts';
import { toWorkRecord } from './work-records/packing.ts';

describe('copying a calculation', () => {
  const record = toWorkRecord('w1', {
    companyName: 'Escola',
    ingressDate: '1990-01-01',
    egressDate: '2000-12-31',
    regimeType: 'RPPS',
    isTeaching: true,
    deduction1: 30,
    salaries: [{ month: '07', year: 1994, value: 100.5 }],
  });
  const source: OpenCalculation = {
    phase: 'open',
    calculationId: 'k0',
    customerId: 'c1',
    accountId: 'a1',
    fields: { ...newCalculation, name: 'Original', regimeId: 35, teachingTime: tenYears },
    spansStatedOn: '2025-03-04',
    workRecords: [record],
    imports: [],
    scenarios: [],
  };
  const copy = (...copiedData: ('time' | 'salary')[]) =>
    ({
      type: 'CopyCalculation',
      calculationId: 'k1',
      customerId: 'c1',
      source,
      name: 'Cópia',
      copiedData,
      workRecordIds: ['w2'],
      scenarioIds: [],
    }) as const;
  /** Times are copied with the day on which they were stated, not with that of the copy. */
  const copied = (copiedData: ('time' | 'salary')[], personal: object) => ({
    type: 'CalculationCopied' as const,
    data: {
      calculationId: 'k1',
      customerId: 'c1',
      accountId: 'a1',
      sourceCalculationId: 'k0',
      copiedData,
      ...(copiedData.includes('time') ? { spansStatedOn: '2025-03-04' } : {}),
      personal: { fields: {}, workRecords: [], ...personal },
    },
  });
  const period = { workRecordId: 'w2', companyName: 'Escola', ingressDate: '1990-01-01', egressDate: '2000-12-31' };

  it("takes everything with 'time' and 'salary'", () => {
    given()
      .when(copy('time', 'salary'))
      .thenEvents(
        copied(['time', 'salary'], {
          fields: { name: 'Cópia', regimeId: 35, teachingTime: tenYears },
          workRecords: [
            { ...period, regimeType: 'RPPS', isTeaching: true, deduction1: 30, remunerations: [[1994, 7, 10050]] },
          ],
        }),
      );
  });

  it("takes times and periods without remunerations with 'time' alone", () => {
    given()
      .when(copy('time'))
      .thenEvents(
        copied(['time'], {
          fields: { name: 'Cópia', regimeId: 35, teachingTime: tenYears },
          workRecords: [{ ...period, regimeType: 'RPPS', isTeaching: true, deduction1: 30, remunerations: [] }],
        }),
      );
  });

  it("takes company, regime, period and remunerations with 'salary' alone", () => {
    given()
      .when(copy('salary'))
      .thenEvents(
        copied(['salary'], {
          fields: { name: 'Cópia', regimeId: 35 },
          workRecords: [{ ...period, regimeType: 'RPPS', remunerations: [[1994, 7, 10050]] }],
        }),
      );
  });

  it('gives back the source, under new ids, when its events are read', () => {
    const decision = calculationAggregate.decider.decide(copy('time', 'salary'), { phase: 'unknown' });
    given(...(decision.ok ? decision.events : [])).thenState({
      ...source,
      calculationId: 'k1',
      fields: { ...source.fields, name: 'Cópia' },
      workRecords: [{ ...record, id: 'w2' }],
      imports: [],
      scenarios: [],
    });
  });
});

describe('copying a calculation to another client', () => {
  const source: OpenCalculation = {
    phase: 'open',
    calculationId: 'k0',
    customerId: 'c1',
    accountId: 'a1',
    fields: { ...newCalculation, name: 'Original' },
    spansStatedOn: null,
    workRecords: [],
    imports: ['i1'],
    scenarios: [],
  };
  it('makes it theirs, under their key', () => {
    given()
      .when({
        type: 'CopyCalculation',
        calculationId: 'k1',
        customerId: 'c2',
        source,
        name: 'Cópia',
        copiedData: ['time'],
        workRecordIds: [],
        scenarioIds: [],
      })
      .thenEvents({
        type: 'CalculationCopied',
        data: {
          calculationId: 'k1',
          customerId: 'c2',
          accountId: 'a1',
          sourceCalculationId: 'k0',
          copiedData: ['time'],
          personal: { fields: { name: 'Cópia' }, workRecords: [] },
        },
      });
  });
});
