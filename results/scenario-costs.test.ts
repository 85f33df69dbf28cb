import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/scenarios.ts';
import { add, change, compare, facts, keep, newPay, reduced, typed } from './testing/supposed.ts';

describe('what a scenario costs', () => {
  const byHimself = (paidOn: 'minimum' | 'ceiling', until: string): Hypothesis => ({
    kind: 'contributes',
    category: 'individual',
    rate: 20,
    from: '2026-11-01',
    until,
    paidOn,
    value: null,
  });

  it('is the price at the rate of the plan of the competências before the right, beside what it brings', async () => {
    const calculation = typed(
      facts,
      change('w2', { egressDate: '2026-10-31' }),
      keep('s1', [byHimself('ceiling', '2034-10-31')]),
    );
    const { facts: now, scenarios } = await compare(calculation);
    const [scenario] = scenarios;
    expect(scenario?.inWords).toEqual([
      'Contribui por conta própria como contribuinte individual (20%) de 01/11/2026 até 31/10/2034, sobre o teto do INSS',
    ]);
    expect(scenario?.costs).toEqual([
      {
        label: 'Contribuinte individual, 20%',
        article: 'Lei 8.212/1991, art. 21',
        months: 95,
        monthly: 1695.11,
        total: 161_035.45,
        interestMissing: false,
      },
    ]);
    const gain = Math.round(((scenario?.first?.value ?? 0) - (now.first?.value ?? 0)) * 100) / 100;
    expect(scenario).toMatchObject({ cost: 161_035.45, gain, gainOnFirst: gain, first: { date: '2034-10-31' } });
    expect(gain).toBeGreaterThan(0);
    expect(scenario?.parts?.contributions).toBe(161_035.45);
    const totals = (scenario?.first?.total ?? 0) - (now.first?.total ?? 0);
    expect(scenario?.balance).toBe(Math.round(totals * 100) / 100);
  });

  it('is never nothing where it is not known', async () => {
    const recent: Hypothesis = {
      kind: 'bought',
      from: '2025-01-01',
      until: '2025-12-31',
      paidOn: 'minimum',
      value: null,
      cost: null,
    };
    const { scenarios } = await compare(typed(facts, keep('s1', [recent]), keep('s2', [{ ...recent, cost: 9000 }])));
    expect(scenarios.map(({ cost, balance }) => [cost, balance === null])).toEqual([
      [null, true],
      [9000, false],
    ]);
    expect(scenarios[0]?.reasons).toContainEqual({ field: 'cost', text: expect.stringContaining('valor da guia') });
    expect(scenarios[0]?.notes).not.toContainEqual(expect.stringContaining('reforma'));
  });

  it('of a period of long ago has interest and fine, and of one before 14/10/1996 neither', async () => {
    const old: Hypothesis = {
      kind: 'bought',
      from: '1993-01-01',
      until: '1993-12-31',
      paidOn: 'minimum',
      value: null,
      cost: null,
    };
    const later: Hypothesis = { ...old, from: '2016-01-01', until: '2016-12-31' };
    const { scenarios } = await compare(typed(facts, keep('s1', [old]), keep('s2', [later])));
    const [without, withInterest] = scenarios.map(({ cost }) => cost ?? 0);
    expect(scenarios[0]?.notes).toContainEqual(expect.stringContaining('Portaria INSS 1.382/2021'));
    expect((withInterest ?? 0) / (without ?? 1)).toBeCloseTo(1.6, 2);
  });

  it('of a complement is the difference of the rates, without interest', async () => {
    const calculation = typed(
      reduced,
      keep('s1', [{ kind: 'complemented', workRecordId: 'w2', rate: 11, cost: null }]),
    );
    const [scenario] = (await compare(calculation)).scenarios;
    // 48 months of 500 and 34 of 2000 at 9%, and what is missing to the minimum wage at 20%.
    const missing =
      1039 - 500 + 11 * (1045 - 500) + 12 * (1100 - 500) + 12 * (1212 - 500) + 4 * (1302 - 500) + 8 * (1320 - 500);
    expect(scenario?.costs[0]?.total).toBeCloseTo((48 * 500 + 34 * 2000) * 0.09 + missing * 0.2, 2);
    expect(scenario).toMatchObject({ interestMissing: true });
    expect(scenario?.notes).toContain('O custo da complementação não tem juros nem multa.');
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
    // 01/2025 alone lies below 1,518.00: 7.5% of 518.00
    expect(scenario?.costs[0]?.total).toBe(38.85);
    expect(scenario?.notes).toContain('1 mês sobe ao salário mínimo.');
  });

  it('of an indemnity is of the base in which its months then count', async () => {
    const old: Hypothesis = {
      kind: 'bought',
      from: '2016-01-01',
      until: '2016-12-31',
      paidOn: 'minimum',
      value: null,
      cost: null,
    };
    const { scenarios } = await compare(typed(facts, keep('s1', [old]), keep('s2', [{ ...old, paidOn: 'ceiling' }])));
    expect(scenarios[0]?.first).toEqual(scenarios[1]?.first);
    expect(scenarios[0]?.notes.join(' ')).toContain('a média das 80% maiores remunerações (Lei 8.212/1991, art. 45-A');
  });

  it('is nothing where nothing changes', async () => {
    const asItIs: Hypothesis = { kind: 'worksOn', workRecordId: 'w2', until: null, paidOn: 'last', value: null };
    const { facts: now, scenarios } = await compare(typed(facts, keep('s1', [asItIs])));
    const [scenario] = scenarios;
    expect(scenario).toMatchObject({
      cost: 0,
      gainOnFirst: 0,
      balance: 0,
      soonerByDays: 0,
      evensOutOn: now.first?.date,
    });
    expect([scenario?.first, scenario?.highest, scenario?.bestInLife]).toEqual([
      now.first,
      now.highest,
      now.bestInLife,
    ]);
  });

  it('of who pays for himself is the difference to what he pays already', async () => {
    const own = typed(facts, change('w2', { companyName: 'Contribuinte individual' }));
    const more: Hypothesis = { kind: 'worksOn', workRecordId: 'w2', until: null, paidOn: 'value', value: 5000 };
    const [scenario] = (await compare(typed(own, keep('s1', [more])))).scenarios;
    expect(scenario?.costs[0]).toMatchObject({ monthly: 400, total: 400 * (scenario?.costs[0]?.months ?? 0) });
    expect(scenario?.gainOnFirst).toBeGreaterThan(0);
  });
});
