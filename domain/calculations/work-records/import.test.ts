import { describe, expect, it } from 'vitest';
import { linksOf } from '../../cnis/link.ts';
import type { RegisterChoice } from '../../cnis/records.ts';
import type { CnisRegister } from '../../cnis/register.ts';
import { aRegister, paid } from '../../cnis/testing/register.ts';
import { specify } from '../../testing/decider-spec.ts';
import { calculationAggregate } from '../decider.ts';
import type { PackedWorkRecord } from '../event-fields.ts';
import type { CalculationEvent } from '../events.ts';

const { given } = specify(calculationAggregate.decider);

const created: CalculationEvent = {
  type: 'CalculationCreated',
  data: { calculationId: 'k1', customerId: 'c1', accountId: 'a1', personal: { name: 'Planejamento' } },
};
const take = (
  registers: readonly CnisRegister[],
  choices: readonly RegisterChoice[] = registers.map((_, register) => ({ register })),
  { importId = 'i2', includeMissing = false } = {},
) =>
  ({
    type: 'ImportRegisters',
    importId,
    registers,
    choices,
    includeMissing,
    workRecordIds: ['n1', 'n2', 'n3'],
    today: '2026-11-20',
  }) as const;
const refusal = (fields: Record<string, string>) => ({ name: 'ValidationError', fields }) as const;

const register = aRegister({ salaries: [paid('2010-01'), paid('2010-02')] });
const linkOf = (read: CnisRegister) => linksOf([read])[0] ?? null;
const packed = (workRecordId: string, stated: Partial<PackedWorkRecord> = {}): PackedWorkRecord => ({
  workRecordId,
  companyName: 'PADARIA INVENTADA',
  ingressDate: '2009-03-01',
  egressDate: '2011-02-28',
  remunerations: [
    [2010, 1, 100_000, 100_000],
    [2010, 2, 100_000, 100_000],
  ],
  cnisLink: linkOf(register),
  ...stated,
});
const imported = (importId: string, ...workRecords: PackedWorkRecord[]): CalculationEvent => ({
  type: 'CnisImported',
  data: {
    customerId: 'c1',
    importId,
    workRecordIds: workRecords.map(({ workRecordId }) => workRecordId),
    personal: { workRecords },
  },
});
const of = { customerId: 'c1', workRecordId: 'w1' };
const nothingNew = imported('i2');

describe('saving what was read', () => {
  it('is one fact, with the link that each record came from', () => {
    given(created)
      .when(take([register]))
      .thenEvents(imported('i2', packed('n1')));
  });

  it('takes the values as the regime has them: as printed for servants, within the limits for others', () => {
    const low = aRegister({ salaries: [{ month: '01', year: 2010, value: 510, readValue: 100 }] });
    const inEvent = (stated: Partial<PackedWorkRecord>) =>
      imported('i2', packed('n1', { cnisLink: linkOf(low), ...stated }));
    given(created)
      .when(take([low]))
      .thenEvents(inEvent({ remunerations: [[2010, 1, 51_000, 10_000]] }));
    given(created)
      .when(take([low], [{ register: 0, regimeType: 'RPPS' }]))
      .thenEvents(inEvent({ regimeType: 'RPPS', isPublicService: true, remunerations: [[2010, 1, 10_000, 10_000]] }));
  });

  it('refuses by its name what cannot be, and then saves nothing', () => {
    const undated = aRegister({ ingressDate: null });
    given(created)
      .when(
        take(
          [register, undated],
          [{ register: 0 }, { register: 1 }, { register: 0 }, { register: 7 }, { register: 1, workRecordId: 'w9' }],
        ),
      )
      .thenRefused(
        refusal({
          'registers.1.ingressDate': 'Campo obrigatório',
          'registers.2.register': 'Vínculo repetido',
          'registers.3.register': 'Valor inválido',
          'registers.4.register': 'Vínculo repetido',
        }),
      );
    given(created)
      .when(take([register], [{ register: 0, workRecordId: 'of another calculation' }]))
      .thenRefused(refusal({ 'registers.0.workRecordId': 'Este registro não está neste cálculo' }));
    given(created)
      .when(take([register], [{ register: 0, egressDate: '2000-01-01' }]))
      .thenRefused(
        refusal({
          'registers.0.ingressDate': 'Data de início e término inválidas',
          'registers.0.egressDate': 'Data de início e término inválidas',
        }),
      );
  });

  it('is done once', () => {
    given(created, imported('i2', packed('w1')))
      .when(take([register]))
      .thenRefused({ name: 'ImportAlreadyUsed' });
  });
});

describe('adding what was read to a record that is known', () => {
  const known = [created, imported('i1', packed('w1'))] as const;
  const longer = aRegister({
    egressDate: '2011-06-30',
    salaries: [paid('2010-01', 1111), paid('2010-02'), paid('2011-03', 1200), paid('2011-13', 300)],
  });
  const choice: RegisterChoice = { register: 0, workRecordId: 'w1' };

  it('changes nothing when the extract says what the last one said', () => {
    given(...known)
      .when(take([register], [choice]))
      .thenEvents(nothingNew);
  });

  it('adds the months that are new and the later end, and leaves what stands there', () => {
    given(...known)
      .when(take([longer], [choice]))
      .thenEvents(
        nothingNew,
        { type: 'WorkRecordEdited', data: { ...of, personal: { egressDate: '2011-06-30' } } },
        {
          type: 'RemunerationsChanged',
          data: {
            ...of,
            personal: {
              set: [
                [2011, 3, 120_000, 120_000],
                [2011, 13, 30_000, 30_000],
              ],
              cleared: [],
            },
          },
        },
      );
  });

  it('adds of the new months those that were paid late, and leaves what somebody said of the others', () => {
    given(...known)
      .when(take([{ ...longer, lateMonths: '01/2010, 03/2011' }], [choice]))
      .thenEvents(
        nothingNew,
        {
          type: 'WorkRecordEdited',
          data: { ...of, personal: { egressDate: '2011-06-30', lateMonths: '03/2011' } },
        },
        expect.objectContaining({ type: 'RemunerationsChanged' }),
      );
  });

  it('takes what the adviser says over what stands there', () => {
    const salaries = [{ month: '01', year: 2010, value: 1111 }];
    given(...known)
      .when(take([longer], [{ ...choice, egressDate: '2011-05-31', salaries }]))
      .thenEvents(
        nothingNew,
        { type: 'WorkRecordEdited', data: { ...of, personal: { egressDate: '2011-05-31' } } },
        { type: 'RemunerationsChanged', data: { ...of, personal: { set: [[2010, 1, 111_100]], cleared: [] } } },
      );
  });

  it('asks for the end where months come after it and the extract leaves the link open', () => {
    const open = { ...longer, egressDate: null };
    given(...known)
      .when(take([open], [choice]))
      .thenRefused(refusal({ 'registers.0.egressDate': 'Campo obrigatório' }));
  });

  it('does not mix plans in one record unasked', () => {
    const plan = { ...longer, contributionPlans: [{ plan: 'simplified' as const, from: '2011-03', to: '2011-06' }] };
    given(...known)
      .when(take([plan], [choice]))
      .thenRefused({
        name: 'ValidationError',
        fields: { 'registers.0.contributionPlan': expect.stringContaining('outro plano') },
      });
  });

  it('gives each month to the part that holds it, and the end to the last, after a division', () => {
    const divided: CalculationEvent = {
      type: 'WorkRecordDivided',
      data: {
        ...of,
        secondWorkRecordId: 'w2',
        personal: { firstEgressDate: '2010-01-31', secondIngressDate: '2010-02-01', movedToSecond: [[2010, 2]] },
      },
    };
    const late = { ...longer, salaries: [paid('2009-12'), ...longer.salaries] };
    given(...known, divided)
      .when(take([late], [{ register: 0, workRecordId: 'w2' }]))
      .thenEvents(
        nothingNew,
        {
          type: 'RemunerationsChanged',
          data: { ...of, personal: { set: [[2009, 12, 100_000, 100_000]], cleared: [] } },
        },
        {
          type: 'WorkRecordEdited',
          data: { ...of, workRecordId: 'w2', personal: { egressDate: '2011-06-30' } },
        },
        {
          type: 'RemunerationsChanged',
          data: {
            ...of,
            workRecordId: 'w2',
            personal: {
              set: [
                [2011, 3, 120_000, 120_000],
                [2011, 13, 30_000, 30_000],
              ],
              cleared: [],
            },
          },
        },
      );
  });

  it('keeps from then on which link a typed record is', () => {
    const { cnisLink: _none, ...typed } = packed('w1');
    given(created, { type: 'WorkRecordAdded', data: { ...of, personal: typed } })
      .when(take([register], [choice]))
      .thenEvents(nothingNew, {
        type: 'WorkRecordEdited',
        data: { ...of, personal: { cnisLink: linkOf(register) } },
      });
  });
});

it('keeps the link through events, so that a second extract finds the record again', () => {
  const { evolve, initialState } = calculationAggregate.decider;
  const state = [created, imported('i1', packed('w1'))].reduce(evolve, initialState);
  expect(state).toMatchObject({ imports: ['i1'], workRecords: [{ id: 'w1', cnisLink: linkOf(register) }] });
});

describe('a retirement that the extract shows as being received', () => {
  const benefit = aRegister({
    kind: 'benefit',
    companyName: 'APOSENTADORIA',
    ingressDate: '2016-05-02',
    egressDate: null,
    warnings: [{ code: 'retired', month: null, year: null, message: 'Em curso.' }],
  });
  const received: CalculationEvent = {
    type: 'CalculationEdited',
    data: { customerId: 'c1', personal: { retiredSince: '2016-05-02' } },
  };

  it('is kept with the calculation, unless a day is said there already', () => {
    given(created)
      .when(take([benefit], []))
      .thenEvents(imported('i2'), received);
    given(created, received)
      .when(take([benefit], []))
      .thenEvents(imported('i2'));
  });
});
