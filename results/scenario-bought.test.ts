import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/hypotheses.ts';
import type { PublishedIndexes } from '../domain/law/tables/index.ts';
import { centsOf } from '../domain/units/money.ts';
import { parseMonth, partsOfMonth } from '../domain/units/month.ts';
import { add, at, change, compare, empty, facts, keep, months, reduced, typed } from './testing/supposed.ts';

describe('what a period paid afterwards costs', () => {
  it('of months that the INSS still collects is contribution and fine, the interest missing', async () => {
    const recent: Hypothesis = {
      kind: 'bought',
      from: '2025-01-01',
      until: '2025-12-31',
      paidOn: 'minimum',
      value: null,
      cost: null,
    };
    const { scenarios } = await compare(typed(facts, keep('s1', [recent]), keep('s2', [{ ...recent, cost: 9000 }])));
    // twelve times 20% of 1,518.00, and a fifth more
    expect(scenarios.map(({ cost, interestMissing }) => [cost, interestMissing])).toEqual([
      [4371.84, true],
      [9000, false],
    ]);
    expect(scenarios[0]?.notes.join(' ')).toContain('informe o valor da guia');
    expect(scenarios[0]?.notes.join(' ')).not.toContain('reforma');
  });

  describe('with the SELIC of 1% a month that was published', () => {
    const published = (since: string, until: string): PublishedIndexes[] => [
      {
        date: '11/2026',
        minSalary: null,
        maxSalary: null,
        indexes: [],
        selic: Array.from({ length: parseMonth(until) - parseMonth(since) + 1 }, (_, place) => ({
          ...partsOfMonth(parseMonth(since) + place),
          percent: 1,
        })),
      },
    ];
    const late = typed(
      facts,
      keep('s1', [
        { kind: 'bought', from: '2025-01-01', until: '2025-12-31', paidOn: 'minimum', value: null, cost: null },
      ]),
    );

    it('is of months that the INSS still collects the price with interest', async () => {
      const [scenario] = (await compare(late, { indexes: published('2025-03', '2026-10') })).scenarios;
      // contribution and fine as without it; 21% of 303.60 for 01/2025 to 10% for 12/2025, each rounded
      expect([scenario?.cost, scenario?.interestMissing]).toEqual([4936.54, false]);
      expect(scenario?.notes.join(' ')).toMatch(/e juros de R\$\s564,70: a SELIC dos meses entre/);
    });

    it('leaves out the interest of the months for which a rate is missing, and says of how many', async () => {
      const [scenario] = (await compare(late, { indexes: published('2025-04', '2026-10') })).scenarios;
      expect([scenario?.cost, scenario?.interestMissing]).toEqual([4872.78, true]);
      expect(scenario?.notes.join(' ')).toContain('que não estão no valor em 1 de 12 meses (');
    });

    it('is of a complement the price with interest, on the difference of the plan without a fine', async () => {
      const complemented = typed(
        reduced,
        keep('s1', [{ kind: 'complemented', workRecordId: 'w2', rate: 11, cost: null }]),
      );
      const without = (await compare(complemented)).scenarios[0];
      const [scenario] = (await compare(complemented, { indexes: published('2019-01', '2026-10') })).scenarios;
      expect(scenario?.interestMissing).toBe(false);
      expect(scenario?.cost).toBeGreaterThan(without?.cost ?? Number.POSITIVE_INFINITY);
      const notes = scenario?.notes.join(' ') ?? '';
      const said = [...notes.matchAll(/juros de R\$\s([\d.]+,\d\d) \(SELIC\)/g)].map(([, amount]) =>
        centsOf(Number(amount?.replace('.', '').replace(',', '.'))),
      );
      expect(said).toHaveLength(2);
      expect(said.reduce((sum, cents) => sum + cents, 0)).toBe(
        centsOf(scenario?.cost ?? 0) - centsOf(without?.cost ?? 0),
      );
    });
  });

  it('of a period over the last decadent month has both prices', async () => {
    const over: Hypothesis = {
      kind: 'bought',
      from: '2020-06-01',
      until: '2021-05-31',
      paidOn: 'minimum',
      value: null,
      cost: null,
    };
    const { scenarios } = await compare(typed(facts, keep('s1', [over])));
    const labels = scenarios[0]?.costs.map(({ label, interestMissing }) => [label, interestMissing]);
    expect(labels).toEqual([
      ['Indenização de 6 meses (06/2020 a 11/2020)', false],
      ['Contribuições em atraso de 6 meses (12/2020 a 05/2021)', true],
    ]);
  });

  it('of months of before the reform is for what the INSS counts of them, the reading of the courts beside it', async () => {
    const old: Hypothesis = {
      kind: 'bought',
      from: '1983-01-01',
      until: '2002-12-31',
      paidOn: 'minimum',
      value: null,
      cost: null,
    };
    const { scenarios } = await compare(
      typed(facts, keep('s1', [old]), keep('s2', [{ ...old, purpose: 'reciprocal' }])),
    );
    const readings = scenarios.map(({ disputed }) =>
      disputed.filter(({ reading }) => reading === 'Período pago depois da reforma contado também em 13/11/2019'),
    );
    const [first] = scenarios;
    expect(first?.first).toMatchObject({ date: '2027-08-31', ruleId: 'rgps-ec103-art15-pontos' });
    expect(readings[0]).toMatchObject([
      { ruleId: 'rgps-ec103-art20-pedagio-100', from: '2026-11-20', soonerByDays: 284 },
    ]);
    expect(first?.notes.join(' ')).toContain('assim é contado aqui');
    expect(readings[1]).toEqual([]);
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
    const said = 'não tem juros nem multa, que só há desde 14/10/1996 (Decreto 3.048/1999, art. 239, § 8º-A)';
    expect(scenarios.map(({ notes }) => notes.join(' ').includes(`O período ${said}`))).toEqual([true, false]);
    const across = (await compare(typed(facts, keep('s3', [{ ...old, until: '1997-12-31' }])))).scenarios[0];
    expect(across?.notes.join(' ')).toContain(`Até 09/1996 o período ${said}`);
    expect((withInterest ?? 0) / (without ?? 1)).toBeCloseTo(1.6, 2);
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
    expect(scenarios[0]?.notes.join(' ')).toContain('art. 216, §§ 7º e 7º-A');
    // Read on paper too: no word of a box on the screen, and no price on the minimum wage where all is indemnity
    expect(scenarios[0]?.notes.join(' ')).toMatch(
      /não incide a multa de 10% [^:]+: se for o caso, a indenização é de R\$\s[\d.,]+\./,
    );
    expect(scenarios[0]?.inWords.join(' ')).toContain(
      '(por indenização; os meses que o INSS ainda puder cobrar, sobre',
    );
  });

  it('of a period bought says what of it is carência: what follows a contribution of one’s own in time, while insured', async () => {
    const own = (workRecordId: string, from: number, to: number) =>
      add(workRecordId, {
        companyName: 'Contribuinte individual',
        regimeType: 'RGPS',
        ingressDate: `${Math.floor(from / 12)}-${String((from % 12) + 1).padStart(2, '0')}-01`,
        egressDate: null,
        salaries: months(from, to, () => 2000),
      });
    const late = (from: string, until: string): Hypothesis => ({
      kind: 'bought',
      from,
      until,
      paidOn: 'minimum',
      value: null,
      cost: null,
    });
    const calculation = typed(
      empty,
      own('n1', at(2012, 1), at(2018, 3)),
      change('n1', { egressDate: '2018-03-31' }),
      own('n2', at(2018, 12), at(2026, 10)),
      keep('s1', [late('2018-04-01', '2018-11-30')]),
      keep('s2', [late('2011-07-01', '2011-12-31')]),
    );
    const { scenarios } = await compare(calculation);
    expect(scenarios[0]?.notes[0]).toContain('O período conta também para carência');
    expect(scenarios[1]?.notes[0]).toContain('O período não conta para carência');
    const lost = typed(
      calculation,
      change('n2', { ingressDate: '2019-06-01', salaries: months(at(2019, 6), at(2026, 10), () => 2000) }),
      keep('s3', [late('2018-04-01', '2019-05-31')]),
    );
    const after = (await compare(lost)).scenarios;
    expect(after[2]?.notes[0]).toContain('O período não conta para carência');
    expect(after[2]?.notes[0]).toContain('art. 15, §§ 1º e 2º');
  });
});
