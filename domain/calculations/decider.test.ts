import { describe, it } from 'vitest';
import type { CalculationEdit } from '../api/calculations.ts';
import { newCalculation } from './calculation.ts';
import type { CalculationEvent } from './events.ts';
import { created, given, type Personal, tenYears, today } from './testing/calculation-spec.ts';

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
