import { describe, expect, it } from 'vitest';
import { messages } from '../words/messages.ts';
import { newCalculation } from './calculation.ts';
import { calculationAggregate } from './decider.ts';
import type { KeptScenario } from './scenarios/scenario.ts';
import { created, given, tenYears, today } from './testing/calculation-spec.ts';
import { toWorkRecord } from './work-records/packing.ts';

describe('a calculation from a file', () => {
  const record = toWorkRecord('w1', {
    companyName: 'Escola',
    ingressDate: '1990-01-01',
    egressDate: '2000-12-31',
    salaries: [{ month: '07', year: 1994, value: 777, readValue: 900.5 }],
    cnisLink: { companyCode: null, companyName: 'ESCOLA', ingressDate: null, occurrence: 0 },
  });
  const bought = {
    kind: 'bought',
    from: '2001-02-01',
    until: '2001-06-30',
    paidOn: 'minimum',
    value: null,
    cost: null,
  } as const;
  const scenario: KeptScenario = { id: 's1', name: 'Indenizar 2001', hypotheses: [bought] };
  const fields = { ...newCalculation, name: 'Planejamento', regimeId: 35, teachingTime: tenYears };
  const brought = (over: object = {}) =>
    ({
      type: 'ImportCalculation',
      calculationId: 'k1',
      customerId: 'c1',
      accountId: 'a1',
      fields,
      spansStatedOn: '2025-03-04',
      workRecords: [record],
      scenarios: [scenario],
      today,
      ...over,
    }) as const;

  it('is what the file says of it, when its events are read', () => {
    const decision = calculationAggregate.decider.decide(brought(), { phase: 'unknown' });
    given(...(decision.ok ? decision.events : [])).thenState({
      phase: 'open',
      calculationId: 'k1',
      customerId: 'c1',
      accountId: 'a1',
      fields,
      spansStatedOn: '2025-03-04',
      workRecords: [record],
      imports: [],
      scenarios: [scenario],
    });
  });

  it('keeps a scenario that the years have overtaken, as the installation of the file does', () => {
    const overtaken: KeptScenario = {
      id: 's1',
      name: 'Até 2020',
      hypotheses: [{ kind: 'worksOn', workRecordId: 'w1', until: '2020-12-31', paidOn: 'last', value: null }],
    };
    const decision = calculationAggregate.decider.decide(brought({ scenarios: [overtaken] }), { phase: 'unknown' });
    expect(decision).toMatchObject({ events: [{ data: { personal: { scenarios: [{ name: 'Até 2020' }] } } }] });
  });

  it('has no regime of servants under the RGPS', () => {
    const decision = calculationAggregate.decider.decide(brought({ fields: { ...fields, regimeType: 'RGPS' } }), {
      phase: 'unknown',
    });
    expect(decision).toMatchObject({ events: [{ data: { personal: { fields: { regimeType: 'RGPS' } } } }] });
    expect(JSON.stringify(decision)).not.toContain('regimeId');
  });

  it.each<[string, object, Record<string, string>]>([
    ['an unknown regime', { fields: { ...fields, regimeId: 999_999 } }, { regimeId: 'Regime inválido.' }],
    [
      'a date that is yet to come',
      { fields: { ...fields, registrationDate: '2026-11-21' }, spansStatedOn: '2026-11-21' },
      {
        registrationDate: 'A data informada é inválida, informe uma data válida menor ou igual a hoje',
        spansStatedOn: 'A data informada é inválida, informe uma data válida menor ou igual a hoje',
      },
    ],
    [
      'a record that ends before it begins',
      { workRecords: [record, { ...record, egressDate: '1980-01-01' }] },
      {
        'workRecords.1.ingressDate': 'Data de início e término inválidas',
        'workRecords.1.egressDate': 'Data de início e término inválidas',
      },
    ],
    [
      'more records than a calculation holds',
      { workRecords: Array.from({ length: 1001 }, () => record) },
      { workRecords: 'Um cálculo pode ter no máximo 1000 registros de tempo' },
    ],
    [
      'a scenario that contradicts itself',
      {
        scenarios: [
          scenario,
          {
            id: 's2',
            name: 'Ao contrário',
            hypotheses: [
              { kind: 'stops', on: '2027-01-31' },
              { ...bought, until: '2001-01-01' },
              {
                kind: 'contributes',
                category: 'facultativo',
                rate: 5,
                from: null,
                until: null,
                paidOn: 'ceiling',
                value: null,
              },
            ],
          },
        ],
      },
      {
        'scenarios.1.hypotheses.1.until': 'Data de início e término inválidas',
        'scenarios.1.hypotheses.2.paidOn': messages.planOnMinimumWage,
      },
    ],
  ])('is refused whole with %s', (_what, over, refused) => {
    given().when(brought(over)).thenRefused({ name: 'ValidationError', fields: refused });
  });

  it('comes once', () => {
    given(created()).when(brought()).thenRefused({ name: 'AlreadyExists' });
  });
});
