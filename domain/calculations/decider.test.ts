import { describe, expect, it } from 'vitest';
import type { CalculationEdit } from '../api/calculations.ts';
import { specify } from '../testing/decider-spec.ts';
import { newCalculation, type OpenCalculation } from './calculation.ts';
import { calculationAggregate } from './decider.ts';
import type { CalculationEvent } from './events.ts';
import { toWorkRecord } from './work-records/packing.ts';

const { given } = specify(calculationAggregate.decider);
const today = '2026-11-20';
const tenYears = { years: 10, months: 0, days: 0 };

type Personal = Extract<CalculationEvent, { type: 'CalculationCreated' }>['data']['personal'];

const created = (personal: Personal = { name: 'Planejamento' }): CalculationEvent => ({
  type: 'CalculationCreated',
  data: { calculationId: 'k1', customerId: 'c1', accountId: 'a1', personal },
});
const edited = (personal: Personal, spansStatedOn?: string): CalculationEvent => ({
  type: 'CalculationEdited',
  data: { customerId: 'c1', ...(spansStatedOn === undefined ? {} : { spansStatedOn }), personal },
});
const withRecord: CalculationEvent = {
  type: 'WorkRecordAdded',
  data: {
    customerId: 'c1',
    workRecordId: 'w1',
    personal: { workRecordId: 'w1', companyName: 'Escola', ingressDate: '2000-01-01', remunerations: [] },
  },
};
const deleted: CalculationEvent = { type: 'CalculationDeleted', data: { customerId: 'c1' } };

const create = (calculation: CalculationEdit) =>
  ({
    type: 'CreateCalculation',
    calculationId: 'k1',
    customerId: 'c1',
    accountId: 'a1',
    calculation: { name: 'Planejamento', ...calculation },
    today,
  }) as const;
const edit = (calculation: CalculationEdit) => ({ type: 'EditCalculation', calculation, today }) as const;

describe('creating a calculation', () => {
  it('is RPPS with all spans zero unless something is said', () => {
    given()
      .when(create({ contributionTime: { years: 0, months: 0, days: 0 }, regimeType: 'RPPS' }))
      .thenEvents(created());
    given(created()).thenState({
      phase: 'open',
      calculationId: 'k1',
      customerId: 'c1',
      accountId: 'a1',
      fields: { ...newCalculation, name: 'Planejamento' },
      spansStatedOn: null,
      workRecords: [],
      imports: [],
      scenarios: [],
    });
  });

  it('clears the regime of a calculation under the RGPS', () => {
    given()
      .when(create({ regimeType: 'RGPS', regimeId: 35 }))
      .thenEvents(created({ name: 'Planejamento', regimeType: 'RGPS' }));
  });

  it.each([1, 99])('refuses what is no regime of servants: %i', (regimeId) => {
    given()
      .when(create({ regimeId }))
      .thenRefused({ name: 'ValidationError', fields: { regimeId: 'Regime inválido.' } });
  });

  it('lets the calculation date alone lie in the future', () => {
    given()
      .when(create({ calculationDate: '2030-01-01' }))
      .thenEvents(created({ name: 'Planejamento', calculationDate: '2030-01-01' }));
    given()
      .when(create({ publicServiceIngressDate: '2030-01-01', registrationDate: '2026-11-21' }))
      .thenRefused({
        name: 'ValidationError',
        fields: {
          publicServiceIngressDate: 'A data informada é inválida, informe uma data válida menor ou igual a hoje',
          registrationDate: 'A data informada é inválida, informe uma data válida menor ou igual a hoje',
        },
      });
  });

  it('happens once', () => {
    given(created()).when(create({})).thenRefused({ name: 'AlreadyExists' });
  });
});

describe('editing a calculation', () => {
  it('writes down what changed', () => {
    given(created())
      .when(edit({ name: 'Planejamento', teachingTime: tenYears, state: 'SP' }))
      .thenEvents(edited({ teachingTime: tenYears, state: 'SP' }, today));
  });

  it('holds the spans on the last day on which one of them was stated, whatever else is edited later', () => {
    given(
      created(),
      edited({ teachingTime: tenYears }, '2026-11-20'),
      edited({ contributionTime: tenYears }, '2026-11-21'),
      edited({ state: 'SP' }),
    ).thenState({
      phase: 'open',
      calculationId: 'k1',
      customerId: 'c1',
      accountId: 'a1',
      fields: {
        ...newCalculation,
        name: 'Planejamento',
        teachingTime: tenYears,
        contributionTime: tenYears,
        state: 'SP',
      },
      spansStatedOn: '2026-11-21',
      workRecords: [],
      imports: [],
      scenarios: [],
    });
  });

  it('clears the regime together with the change to the RGPS', () => {
    given(created({ name: 'Planejamento', regimeId: 35 }))
      .when(edit({ regimeType: 'RGPS' }))
      .thenEvents(edited({ regimeType: 'RGPS', regimeId: null }));
  });

  it('changes nothing when a regime is chosen under the RGPS', () => {
    given(created({ name: 'Planejamento', regimeType: 'RGPS' }))
      .when(edit({ regimeId: 35 }))
      .thenNothing();
  });

  it('refuses spans while there are work records', () => {
    given(created(), withRecord)
      .when(edit({ contributionTime: tenYears }))
      .thenRefused({
        name: 'ValidationError',
        fields: {
          contributionTime:
            'Não é possível alterar esse campo pois o sistema está considerando os dados dos registros de trabalho.',
        },
      });
  });

  it('takes the derived spans back as they were shown, and keeps the stated ones', () => {
    given(created(), withRecord)
      .when({ ...edit({ contributionTime: tenYears, state: 'SP' }), shownSpans: { contributionTime: tenYears } })
      .thenEvents(edited({ state: 'SP' }));
  });

  it('is not found once deleted', () => {
    given(created()).when({ type: 'DeleteCalculation' }).thenEvents(deleted);
    given(created(), deleted).when(edit({})).thenRefused({ name: 'NotFound' });
  });
});

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

describe('a calculation from a file', () => {
  const record = toWorkRecord('w1', {
    companyName: 'Escola',
    ingressDate: '1990-01-01',
    egressDate: '2000-12-31',
    salaries: [{ month: '07', year: 1994, value: 777, readValue: 900.5 }],
    cnisLink: { companyCode: null, companyName: 'ESCOLA', ingressDate: null, occurrence: 0 },
  });
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
      scenarios: [],
    });
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
  ])('is refused whole with %s', (_what, over, refused) => {
    given().when(brought(over)).thenRefused({ name: 'ValidationError', fields: refused });
  });

  it('comes once', () => {
    given(created()).when(brought()).thenRefused({ name: 'AlreadyExists' });
  });
});

describe('the calculation of a forgotten customer', () => {
  it('still reads, with nothing in it', () => {
    given(
      created(null),
      { type: 'WorkRecordAdded', data: { customerId: 'c1', workRecordId: 'w1', personal: null } },
      { type: 'RemunerationsChanged', data: { customerId: 'c1', workRecordId: 'w1', personal: null } },
    ).thenState({
      phase: 'open',
      calculationId: 'k1',
      customerId: 'c1',
      accountId: 'a1',
      fields: newCalculation,
      spansStatedOn: null,
      workRecords: [],
      imports: [],
      scenarios: [],
    });
  });
});
