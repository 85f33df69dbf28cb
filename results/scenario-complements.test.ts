import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/hypotheses.ts';
import { emptyCustomer } from '../domain/customers/customer.ts';
import { add, at, change, compare, empty, facts, keep, months, newPay, reduced, typed } from './testing/supposed.ts';

const readingOfComplement = 'Complemento pago depois da reforma contado também em 13/11/2019';

describe('what a complement costs', () => {
  it('of a plan of 5% complemented today brings no right of 13/11/2019 as counted here: the other reading says it', async () => {
    const mei = typed(
      empty,
      add('w1', { companyName: 'Fábrica', regimeType: 'RGPS', ingressDate: '1989-06-01', egressDate: '2009-12-31' }),
      add('w2', {
        companyName: 'MEI',
        regimeType: 'RGPS',
        ingressDate: '2010-01-01',
        egressDate: '2017-12-31',
        contributionPlan: 'simplified',
        salaries: months(at(2010, 1), at(2017, 12), () => 954),
      }),
      add('w3', { companyName: 'Loja', regimeType: 'RGPS', ingressDate: '2018-01-01', salaries: newPay }),
    );
    const woman = { customer: { ...emptyCustomer, gender: 'Mulher' as const, birthDate: '1972-05-10' } };
    const paidUp: Hypothesis = { kind: 'complemented', workRecordId: 'w2', rate: 5, cost: null };
    const { facts: now, scenarios } = await compare(typed(mei, keep('s1', [paidUp])), woman);
    const [scenario] = scenarios;
    expect(scenario?.outcome.soonest?.ruleId).not.toBe('rgps-pre-tempo-contribuicao');
    // Time it is all the same: the right of today's rules comes earlier than without it.
    expect(scenario?.soonerByDays).toBeGreaterThan(0);
    expect(now.disputed.map(({ reading }) => reading)).not.toContain(readingOfComplement);
    expect(scenario?.disputed).toContainEqual(expect.objectContaining({ reading: readingOfComplement }));
    expect(scenario?.notes.join(' ')).toContain('Pergunte ao INSS antes de pagar.');
  });

  it('of a complement is the difference of the rates, with the fine on what lacked to the minimum', async () => {
    const calculation = typed(
      reduced,
      keep('s1', [{ kind: 'complemented', workRecordId: 'w2', rate: 11, cost: null }]),
    );
    const [scenario] = (await compare(calculation)).scenarios;
    // 9% of 48 months of 500 and of 34 minimum wages, the base of the plan, and what is missing to the minimum wage at 20%.
    const missing =
      1039 - 500 + 11 * (1045 - 500) + 12 * (1100 - 500) + 12 * (1212 - 500) + 4 * (1302 - 500) + 8 * (1320 - 500);
    const bases = 12 * 1412 + 12 * 1518 + 10 * 1621;
    expect(scenario?.costs[0]?.total).toBeCloseTo((48 * 500 + bases) * 0.09 + missing * 0.2 * 1.2, 2);
    expect(scenario).toMatchObject({ interestMissing: true });
    expect(scenario?.notes.join(' ')).toContain('traz a multa de 0,33% ao dia, até 20%, e não traz os juros');
    expect(scenario?.notes.join(' ')).toContain('A diferença até 20% do plano reduzido não tem os juros');
  });

  it('of a complement up to the minimum alone is by the rate of the reduced plan, which is kept', async () => {
    const calculation = typed(
      reduced,
      keep('s1', [{ kind: 'complemented', workRecordId: 'w2', rate: 11, by: 'minimum', cost: null }]),
    );
    const [scenario] = (await compare(calculation)).scenarios;
    const missing =
      1039 - 500 + 11 * (1045 - 500) + 12 * (1100 - 500) + 12 * (1212 - 500) + 4 * (1302 - 500) + 8 * (1320 - 500);
    expect(scenario?.costs[0]?.total).toBeCloseTo(missing * 0.11 * 1.2, 0);
    expect(scenario?.costs[0]?.article).toBe('Lei 8.212/1991, art. 21, § 2º');
    expect(scenario?.notes.join(' ')).toContain('o registro continua nele');
    expect(scenario?.notes.join(' ')).not.toContain('A diferença até 20% do plano reduzido');
  });

  it('of a complement is of what the extract printed, over all records of the month, and not of what limits made of it', async () => {
    const salaries = [
      { month: '01', year: 2025, value: 1518, readValue: 1000 },
      { month: '02', year: 2025, value: 1518, readValue: 1000 },
      { month: '03', year: 2025, value: 1600, readValue: 1600 },
    ];
    const besides = [{ month: '02', year: 2025, value: 600 }];
    const calculation = typed(
      facts,
      add('n1', {
        companyName: 'Importado',
        regimeType: 'RGPS',
        ingressDate: '2025-01-01',
        egressDate: '2025-03-31',
        salaries,
      }),
      add('n2', {
        companyName: 'Outro',
        regimeType: 'RGPS',
        ingressDate: '2025-02-01',
        egressDate: '2025-02-28',
        salaries: besides,
      }),
      change('w2', { egressDate: '2024-12-31', salaries: newPay.filter(({ year }) => year < 2025) }),
      keep('s1', [{ kind: 'complemented', workRecordId: 'n1', rate: 7.5, cost: null }]),
    );
    const [scenario] = (await compare(calculation)).scenarios;
    // 01/2025 alone lies below 1,518.00: 7.5% of 518.00, and a fifth more
    expect(scenario?.costs[0]?.total).toBe(46.62);
    expect(scenario?.notes).toContain('1 mês sobe ao salário mínimo.');
  });

  it('of months below the minimum is less with the excess of other months, and nothing where only as many as are free are kept', async () => {
    const salaries = [
      { month: '01', year: 2025, value: 600 },
      { month: '02', year: 2025, value: 600 },
      { month: '03', year: 2025, value: 600 },
      { month: '04', year: 2025, value: 1718 },
    ];
    const complement = { kind: 'complemented', workRecordId: 'n1', rate: 7.5, cost: null } as const;
    const calculation = typed(
      facts,
      add('n1', {
        companyName: 'Importado',
        regimeType: 'RGPS',
        ingressDate: '2025-01-01',
        egressDate: '2025-04-30',
        salaries,
      }),
      change('w2', { egressDate: '2024-12-31', salaries: newPay.filter(({ year }) => year < 2025) }),
      keep('s1', [complement]),
      keep('s2', [{ ...complement, by: 'excess' }]),
      keep('s3', [{ ...complement, by: 'grouping' }]),
      keep('s4', [{ ...complement, by: 'keeping', keep: 2 }]),
    );
    const { scenarios } = await compare(calculation);
    // 918.00 three times, 200.00 of it by the excess of 04/2025: 7.5%, and a fifth more
    expect(scenarios.map(({ costs }) => costs[0]?.total)).toEqual([247.86, 229.86, 0, 93.24]);
    expect(scenarios.map(({ notes }) => notes[0])).toEqual([
      '3 meses sobem ao salário mínimo.',
      '3 meses sobem ao salário mínimo.',
      '1 mês sobe ao salário mínimo. 2 meses continuam sem contar.',
      '2 meses sobem ao salário mínimo. 1 mês continua sem contar.',
    ]);
    // what can be chosen from stands on each, doing nothing first
    for (const { notes } of scenarios)
      expect(notes.join(' ')).toContain(
        '2025: não fazer nada, nenhum mês; 1 mês, sem pagar; 2 meses, R$ 93,24; 3 meses, R$ 229,86 (cada mês pago sozinho, R$ 247,86).',
      );
    expect(scenarios[3]?.inWords[0]).toContain('agrupando e pagando o que falta para 2 meses por ano');
    expect(scenarios[1]?.notes.join(' ')).toContain('R$ 200,00 do excedente de 04/2025 para 01/2025');
    expect(scenarios[2]?.notes.join(' ')).toContain('agrupados de');
  });
});
