import { describe, expect, it } from 'vitest';
import type { OpenCalculation } from '../calculation.ts';
import { calculationAggregate } from '../decider.ts';
import type { CalculationEvent } from '../events.ts';
import { type CalculationFact, calculationHistory } from './history.ts';

const { decide, evolve, initialState } = calculationAggregate.decider;

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

const factsOf = (events: readonly CalculationEvent[]): CalculationFact[] =>
  events.map((event, revision) => ({ revision, at: '2026-11-20T12:00:00.000Z', by: 'u1', event }));

/** The last fact's sentence, and each of its changes as record, label, before and after. */
const toldOf = (...events: CalculationEvent[]) => {
  const entry = calculationHistory(factsOf(events)).at(-1);
  return {
    summary: entry?.summary,
    changes: entry?.changes.map(({ record, label, from, to }) => [record?.name ?? null, label, from, to]),
  };
};

const stateAfter = (...events: CalculationEvent[]): OpenCalculation => {
  const state = events.reduce(evolve, initialState);
  if (state.phase !== 'open') throw new Error('not open');
  return state;
};

/** What a return to the state after `earlier` comes to, from the state after `present`. */
const returning = (earlier: CalculationEvent[], present: CalculationEvent[]): readonly CalculationEvent[] => {
  const restored = { revision: earlier.length - 1, at: '2026-11-20T12:00:00.000Z' };
  const decision = decide(
    { type: 'RestoreCalculation', earlier: stateAfter(...earlier), restored },
    stateAfter(...present),
  );
  return decision.ok ? decision.events : [];
};

describe('the history of a calculation', () => {
  it('has an entry a fact, with when and by whom, and the words of the form', () => {
    const at = '2026-11-20T12:00:00.000Z';
    expect(calculationHistory([{ revision: 0, at, by: null, event: created }])).toEqual([
      {
        revision: 0,
        at,
        by: null,
        event: 'CalculationCreated',
        summary: 'Cálculo criado',
        changes: [
          { field: 'name', label: 'Nome do cálculo', record: null, from: null, to: 'Planejamento' },
          { field: 'state', label: 'UF', record: null, from: null, to: 'SC – Santa Catarina' },
        ],
      },
    ]);
  });

  it('of some facts, from what was before them, says of them what the whole says', () => {
    const events = [created, added, ...['A', 'B', 'C'].map((name) => renamed(name))];
    const facts = factsOf(events);
    const before = stateAfter(...events.slice(0, 2));
    expect(calculationHistory(facts.slice(2, 4), before)).toEqual(calculationHistory(facts).slice(2, 4));
    expect(calculationHistory([], before)).toEqual([]);
  });

  it('names the fields of an edit, with what they said before and after', () => {
    const personal = {
      state: null,
      regimeId: 2,
      calculationDate: '2026-11-20',
      countingMethod: 'calendar',
      optedForRPC: true,
      teachingTime: { years: 10, months: 1, days: 0 },
    } as const;
    expect(toldOf(created, { type: 'CalculationEdited', data: { customerId: 'c1', personal } })).toEqual({
      summary:
        'Dados do cálculo alterados: UF, Regime, Dt. Para Atualização, Contagem do tempo, Optou pela previdência complementar, Tempo de magistério',
      changes: [
        [null, 'UF', 'SC – Santa Catarina', null],
        [null, 'Regime', null, 'União'],
        [null, 'Dt. Para Atualização', null, '20/11/2026'],
        [null, 'Contagem do tempo', 'Em dias (mês de 30, ano de 365)', 'Pelo calendário'],
        [null, 'Optou pela previdência complementar', 'Não', 'Sim'],
        [null, 'Tempo de magistério', '0 dias', '10 anos e 1 mês'],
      ],
    });
  });

  it('tells of an import how many records came, and each of them with its period and months', () => {
    const records = ['A', 'B'].map((companyName) => ({
      workRecordId: companyName,
      companyName,
      ingressDate: '2000-01-01',
      remunerations: companyName === 'A' ? [[2000, 1, 100] as [number, number, number]] : [],
    }));
    expect(
      toldOf(created, {
        type: 'CnisImported',
        data: { customerId: 'c1', importId: null, workRecordIds: ['A', 'B'], personal: { workRecords: records } },
      }),
    ).toEqual({
      summary: 'CNIS importado com 2 registros de tempo',
      changes: [
        ['A', 'Registro de tempo', null, 'A · desde 01/01/2000 · RGPS · 1 remuneração de 01/2000'],
        ['B', 'Registro de tempo', null, 'B · desde 01/01/2000 · RGPS'],
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

  it('tells each remuneration that changed, came or went, and sums them up', () => {
    const personal = {
      set: [
        [2000, 1, 20000],
        [2000, 13, 5000],
        [2001, 1, 5000],
      ] as [number, number, number][],
      cleared: [[2000, 2] as [number, number]],
    };
    expect(toldOf(created, added, { type: 'RemunerationsChanged', data: { ...of, personal } })).toEqual({
      summary:
        '2 remunerações de 12/2000 a 01/2001 inseridas, 1 remuneração de 01/2000 alterada, 1 remuneração de 02/2000 removida: Escola Estadual',
      changes: [
        ['Escola Estadual', 'Remuneração de 01/2000', 'R$ 100,00', 'R$ 200,00'],
        ['Escola Estadual', 'Remuneração de 02/2000', 'R$ 100,00', null],
        ['Escola Estadual', '13º salário de 2000', null, 'R$ 50,00'],
        ['Escola Estadual', 'Remuneração de 01/2001', null, 'R$ 50,00'],
      ],
    });
  });

  it('says so where the months are what they were, and only what was printed is new', () => {
    const personal = { set: [[2000, 1, 10000, 9000] as [number, number, number, number]], cleared: [] };
    expect(toldOf(created, added, { type: 'RemunerationsChanged', data: { ...of, personal } })).toEqual({
      summary: 'Remunerações conferidas com o extrato: Escola Estadual',
      changes: [],
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
    expect(toldOf(created, imported, moved)).toEqual({
      summary: 'Regime alterado para RPPS: Escola Estadual',
      changes: [
        ['Escola Estadual', 'Regime', 'RGPS', 'RPPS'],
        ['Escola Estadual', 'Remuneração de 02/1999', 'R$ 1.200,00', 'R$ 1.416,00'],
      ],
    });
  });

  it('tells an edit of a record in the words of its form', () => {
    const personal = {
      isDisabled: true,
      disabledLevel: 'low',
      egressDate: null,
      specialTimeBase: 15,
      addition: 90,
    } as const;
    expect(toldOf(created, added, { type: 'WorkRecordEdited', data: { ...of, personal } })).toEqual({
      summary:
        'Registro de tempo alterado: Escola Estadual (Data de término, Pessoa com deficiência, Grau da deficiência, Adições: Licença-prêmio não gozada (dias), Aposentadoria especial de)',
      changes: [
        ['Escola Estadual', 'Data de término', '31/12/2009', null],
        ['Escola Estadual', 'Pessoa com deficiência', 'Não', 'Sim'],
        ['Escola Estadual', 'Grau da deficiência', null, 'leve'],
        ['Escola Estadual', 'Adições: Licença-prêmio não gozada (dias)', '0 dias', '90 dias'],
        ['Escola Estadual', 'Aposentadoria especial de', '25 anos', '15 anos'],
      ],
    });
  });

  it('remembers what a record said that was removed', () => {
    expect(toldOf(created, added, { type: 'WorkRecordRemoved', data: of })).toEqual({
      summary: 'Registro de tempo removido: Escola Estadual',
      changes: [
        [
          'Escola Estadual',
          'Registro de tempo',
          'Escola Estadual · 01/01/1990 a 31/12/2009 · RGPS · 2 remunerações de 01/2000 a 02/2000',
          null,
        ],
      ],
    });
  });

  it('tells a division and the deductions it took away, each part by its own period', () => {
    const divided: CalculationEvent = {
      type: 'WorkRecordDivided',
      data: {
        ...of,
        secondWorkRecordId: 'w2',
        personal: { firstEgressDate: '1999-12-31', secondIngressDate: '2000-01-01', movedToSecond: [] },
      },
    };
    const [first, second] = ['Escola Estadual (01/01/1990 a 31/12/1999)', 'Escola Estadual (01/01/2000 a 31/12/2009)'];
    expect(toldOf(created, added, divided)).toEqual({
      summary: 'Vínculo dividido em 31/12/1999: Escola Estadual',
      changes: [
        [first, 'Data de término', '31/12/2009', '31/12/1999'],
        [second, 'Registro de tempo', null, 'Escola Estadual · 01/01/2000 a 31/12/2009 · RGPS'],
      ],
    });
    const reset: CalculationEvent = {
      type: 'DeductionsReset',
      data: { customerId: 'c1', workRecordIds: ['w1', 'w2'] },
    };
    expect(toldOf(created, added, divided, reset)).toEqual({
      summary: `Deduções zeradas nas duas partes do vínculo dividido: ${first} e ${second}`,
      changes: [
        [first, 'Deduções: Até 16/12/1998 (dias)', '10 dias', '0 dias'],
        [second, 'Deduções: Até 16/12/1998 (dias)', '10 dias', '0 dias'],
      ],
    });
  });

  it('tells a return with everything that it changed', () => {
    const present = [created, added, renamed('Outro'), { type: 'WorkRecordRemoved', data: of } as const];
    expect(toldOf(...present, ...returning([created, added], present))).toEqual({
      summary: 'Voltou ao que era em 20/11/2026 09:00 (revisão 1)',
      changes: [
        [null, 'Nome do cálculo', 'Outro', 'Planejamento'],
        [
          'Escola Estadual',
          'Registro de tempo',
          null,
          'Escola Estadual · 01/01/1990 a 31/12/2009 · RGPS · 2 remunerações de 01/2000 a 02/2000',
        ],
      ],
    });
  });

  it('tells of a calculation that came in a file', () => {
    const brought: CalculationEvent = {
      type: 'CalculationCopied',
      data: {
        calculationId: 'k1',
        customerId: 'c1',
        accountId: 'a1',
        sourceCalculationId: null,
        copiedData: ['time', 'salary'],
        personal: { fields: { name: 'Planejamento' }, workRecords: [] },
      },
    };
    expect(toldOf(brought)).toEqual({
      summary: 'Cálculo importado de um arquivo',
      changes: [[null, 'Nome do cálculo', null, 'Planejamento']],
    });
  });

  it('still tells what happened after the customer was forgotten', () => {
    expect(
      toldOf({ ...created, data: { ...created.data, personal: null } }, { ...added, data: { ...of, personal: null } }),
    ).toEqual({ summary: 'Registro de tempo inserido: dados apagados', changes: [] });
  });
});
