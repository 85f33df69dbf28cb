import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/scenarios.ts';
import { change, compare, facts, keep, reduced, typed } from './testing/supposed.ts';

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

  it('is the price at the rate of the plan, beside the gain a month and the months that bring it back', async () => {
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
        months: 96,
        monthly: 1695.11,
        total: 162_730.56,
      },
    ]);
    const gain = Math.round(((scenario?.outcome.best?.value ?? 0) - (now.best?.value ?? 0)) * 100) / 100;
    expect(scenario).toMatchObject({ cost: 162_730.56, gain, recoveredInMonths: Math.ceil(162_730.56 / gain) });
    expect(gain).toBeGreaterThan(0);
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
    expect(scenarios.map(({ cost, recoveredInMonths }) => [cost, recoveredInMonths === null])).toEqual([
      [null, true],
      [9000, expect.any(Boolean)],
    ]);
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
    expect(scenario?.notes).toContain('O custo da complementação não tem juros nem multa.');
  });
});
