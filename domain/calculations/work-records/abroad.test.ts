import { describe, expect, it } from 'vitest';
import { newCalculation, type OpenCalculation } from '../calculation.ts';
import { copiedRecords } from '../copy.ts';
import { created, given, today } from '../testing/calculation-spec.ts';
import { add, added, edit, refusal } from '../testing/record-spec.ts';
import { impossibleAbroad } from './abroad.ts';
import { concomitantRecords } from './concomitance.ts';
import { toWorkRecord } from './packing.ts';
import { fillPercent, remunerationRows } from './rows.ts';

const abroad = {
  companyName: 'Fábrica',
  ingressDate: '2000-01-01',
  egressDate: '2009-12-31',
  country: 'Portugal',
} as const;

describe('a work record of another country', () => {
  it('is written down with it, and a Brazilian one without a word of it', () => {
    given(created())
      .when(add({ country: 'Portugal' }))
      .thenEvents(added({ country: 'Portugal' }));
    expect(
      impossibleAbroad(toWorkRecord('w1', { companyName: 'Escola', ingressDate: '1990-01-01', isTeaching: true })),
    ).toEqual({});
  });

  it('has no remunerations and is of the RGPS', () => {
    given(created())
      .when(add({ country: 'Portugal', regimeType: 'RPPS', salaries: [{ month: '01', year: 2000, value: 100 }] }))
      .thenRefused(
        refusal({
          'workRecord.regimeType': 'O tempo no exterior só se soma ao do RGPS',
          'workRecord.salaries': 'O tempo no exterior não tem remunerações: só as do Brasil entram na média',
        }),
      );
    given(created(), added({ remunerations: [[2000, 2, 10010]] }))
      .when(edit({ country: 'Espanha' }))
      .thenRefused(
        refusal({
          'workRecord.salaries': 'O tempo no exterior não tem remunerações: só as do Brasil entram na média',
        }),
      );
  });

  it('is no special, teaching, rural or public time, and of no reduced plan', () => {
    const record = toWorkRecord('w1', {
      ...abroad,
      isSpecialTime: true,
      isTeaching: true,
      isRural: true,
      isPublicService: true,
      contributionPlan: 'simplified',
      lateMonths: '01/2005',
    });
    const said = 'Não vale para tempo no exterior';
    expect(impossibleAbroad(record)).toEqual({
      isSpecialTime: said,
      isTeaching: said,
      isRural: said,
      isPublicService: said,
      contributionPlan: said,
      lateMonths: said,
    });
  });

  it('asks for no remuneration and runs beside no other', () => {
    const record = toWorkRecord('w1', abroad);
    const beside = toWorkRecord('w2', { companyName: 'Escola', ingressDate: '2005-01-01' });
    expect(remunerationRows(record, today)).toEqual([]);
    expect(fillPercent(record, today)).toBe(100);
    expect(concomitantRecords([record, beside]).get('w2')).toEqual([]);
  });

  it('stays abroad in a copy without times', () => {
    const source: OpenCalculation = {
      phase: 'open',
      calculationId: 'k1',
      customerId: 'c1',
      accountId: 'a1',
      fields: newCalculation,
      spansStatedOn: null,
      workRecords: [toWorkRecord('w1', abroad)],
      imports: [],
      scenarios: [],
    };
    const copies = copiedRecords({
      type: 'CopyCalculation',
      calculationId: 'k2',
      customerId: 'c1',
      name: 'Cópia',
      copiedData: ['salary'],
      workRecordIds: ['w2'],
      scenarioIds: [],
      source,
    });
    expect(copies).toMatchObject([{ id: 'w2', country: 'Portugal', regimeType: 'RGPS' }]);
  });
});
