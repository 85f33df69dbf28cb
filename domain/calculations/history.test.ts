import { describe, expect, it } from 'vitest';
import type { CalculationEvent } from './events.ts';
import { calculationHistory } from './history.ts';

const of = { customerId: 'c1', workRecordId: 'w1' };

const created: CalculationEvent = {
  type: 'CalculationCreated',
  data: { calculationId: 'k1', customerId: 'c1', accountId: 'a1', personal: { name: 'Planejamento', state: 'SC' } },
};
const added: CalculationEvent = {
  type: 'WorkRecordAdded',
  data: {
    ...of,
    personal: {
      workRecordId: 'w1',
      companyName: 'Escola Estadual',
      ingressDate: '1990-01-01',
      egressDate: '2009-12-31',
      deduction1: 10,
      remunerations: [
        [2000, 1, 10000],
        [2000, 2, 10000],
      ],
    },
  },
};

const renamed = (name: string): CalculationEvent => ({
  type: 'CalculationEdited',
  data: { customerId: 'c1', personal: { name } },
});

const toldOf = (...events: CalculationEvent[]) => {
  const facts = events.map((event, revision) => ({ revision, at: '2026-11-20T12:00:00.000Z', by: 'u1', event }));
  const { summary, changes } = calculationHistory(facts).at(-1) ?? {};
  return { summary, changes };
};

describe('the history of a calculation', () => {
  it('has an entry a fact, with when and by whom', () => {
    const at = '2026-11-20T12:00:00.000Z';
    expect(calculationHistory([{ revision: 0, at, by: null, event: created }])).toEqual([
      {
        revision: 0,
        at,
        by: null,
        event: 'CalculationCreated',
        summary: 'Cálculo criado',
        changes: [
          { field: 'name', from: null, to: 'Planejamento' },
          { field: 'state', from: null, to: 'SC' },
        ],
      },
    ]);
  });

  it('of some facts says of them what the whole says', () => {
    const events = [created, added, ...['A', 'B', 'C'].map((name) => renamed(name))];
    const facts = events.map((event, revision) => ({ revision, at: '2026-11-20T12:00:00.000Z', by: 'u1', event }));
    const whole = calculationHistory(facts);
    expect(calculationHistory(facts, { from: 2, to: 4 })).toEqual(whole.slice(2, 4));
    expect(calculationHistory(facts, { from: 0, to: 0 })).toEqual([]);
  });

  it('names the fields of an edit, with what they said before and after', () => {
    expect(
      toldOf(created, {
        type: 'CalculationEdited',
        data: { customerId: 'c1', personal: { state: null, regimeType: 'RGPS' } },
      }),
    ).toEqual({
      summary: 'Dados do cálculo alterados: UF, Tipo de regime',
      changes: [
        { field: 'state', from: 'SC', to: null },
        { field: 'regimeType', from: 'RPPS', to: 'RGPS' },
      ],
    });
  });

  it('tells of an import how many records came, and from which companies', () => {
    const records = ['A', 'B'].map((companyName) => ({
      workRecordId: companyName,
      companyName,
      ingressDate: '2000-01-01',
      remunerations: [],
    }));
    expect(
      toldOf(created, {
        type: 'CnisImported',
        data: { customerId: 'c1', importId: null, workRecordIds: ['A', 'B'], personal: { workRecords: records } },
      }),
    ).toEqual({
      summary: 'CNIS importado com 2 registros de tempo',
      changes: [
        { field: 'companyName', from: null, to: 'A' },
        { field: 'companyName', from: null, to: 'B' },
      ],
    });
  });

  it('tells that a record was found in an extract, without a change of what anybody stated', () => {
    const cnisLink = { companyCode: null, companyName: 'ESCOLA', ingressDate: null, occurrence: 0 };
    expect(toldOf(created, added, { type: 'WorkRecordEdited', data: { ...of, personal: { cnisLink } } })).toEqual({
      summary: 'Registro de tempo reconhecido no extrato do CNIS: Escola Estadual',
      changes: [],
    });
  });

  it('tells each remuneration that changed, came or went', () => {
    expect(
      toldOf(created, added, {
        type: 'RemunerationsChanged',
        data: {
          ...of,
          personal: {
            set: [
              [2000, 1, 20000],
              [2000, 13, 5000],
            ],
            cleared: [[2000, 2]],
          },
        },
      }),
    ).toEqual({
      summary: '3 remunerações alteradas: Escola Estadual',
      changes: [
        { field: 'salaries.2000-01', from: 100, to: 200 },
        { field: 'salaries.2000-02', from: 100, to: null },
        { field: 'salaries.2000-13', from: null, to: 50 },
      ],
    });
  });

  it('tells month by month what an older change of regime did to what an extract had printed', () => {
    const imported: CalculationEvent = {
      type: 'WorkRecordAdded',
      data: {
        ...of,
        personal: {
          workRecordId: 'w1',
          companyName: 'Escola Estadual',
          ingressDate: '1990-01-01',
          remunerations: [[1999, 2, 120_000, 141_600]],
        },
      },
    };
    const moved: CalculationEvent = { type: 'WorkRecordRegimeChanged', data: { ...of, regimeType: 'RPPS' } };
    expect(toldOf(created, imported, moved).changes).toEqual([
      { field: 'regimeType', from: 'RGPS', to: 'RPPS' },
      { field: 'salaries.1999-02', from: 1200, to: 1416 },
    ]);
  });

  it('tells a change of regime and an edit by the name of the company', () => {
    expect(toldOf(created, added, { type: 'WorkRecordRegimeChanged', data: { ...of, regimeType: 'RPPS' } })).toEqual({
      summary: 'Regime alterado para RPPS: Escola Estadual',
      changes: [{ field: 'regimeType', from: 'RGPS', to: 'RPPS' }],
    });
    expect(
      toldOf(created, added, { type: 'WorkRecordEdited', data: { ...of, personal: { isTeaching: true } } }),
    ).toEqual({
      summary: 'Registro de tempo alterado: Escola Estadual (Magistério)',
      changes: [{ field: 'isTeaching', from: false, to: true }],
    });
  });

  it('remembers the company of a record that was removed', () => {
    expect(toldOf(created, added, { type: 'WorkRecordRemoved', data: of })).toEqual({
      summary: 'Registro de tempo removido: Escola Estadual',
      changes: [{ field: 'companyName', from: 'Escola Estadual', to: null }],
    });
  });

  it('tells a division and the deductions it took away', () => {
    const divided: CalculationEvent = {
      type: 'WorkRecordDivided',
      data: {
        ...of,
        secondWorkRecordId: 'w2',
        personal: { firstEgressDate: '1999-12-31', secondIngressDate: '2000-01-01', movedToSecond: [] },
      },
    };
    expect(toldOf(created, added, divided)).toEqual({
      summary: 'Vínculo dividido em 31/12/1999: Escola Estadual',
      changes: [
        { field: 'egressDate', from: '2009-12-31', to: '1999-12-31' },
        { field: 'companyName', from: null, to: 'Escola Estadual' },
      ],
    });
    const reset: CalculationEvent = {
      type: 'DeductionsReset',
      data: { customerId: 'c1', workRecordIds: ['w1', 'w2'] },
    };
    expect(toldOf(created, added, divided, reset).changes).toEqual([
      { field: 'deduction1', from: 10, to: 0 },
      { field: 'deduction1', from: 10, to: 0 },
    ]);
  });

  it('still tells what happened after the customer was forgotten', () => {
    expect(
      toldOf({ ...created, data: { ...created.data, personal: null } }, { ...added, data: { ...of, personal: null } }),
    ).toEqual({ summary: 'Registro de tempo inserido: dados apagados', changes: [] });
  });
});
