import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/hypotheses.ts';
import { underHypotheses } from '../domain/calculations/scenarios/apply.ts';
import { emptyCustomer } from '../domain/customers/customer.ts';
import type { PublishedIndexes } from '../domain/law/tables/index.ts';
import { NO_OVERLAY } from '../domain/law/tables/overlay.ts';
import { centsOf } from '../domain/units/money.ts';
import { parseMonth, partsOfMonth } from '../domain/units/month.ts';
import { formatMoney } from '../domain/words/format.ts';
import { add, at, change, compare, empty, facts, keep, months, newPay, reduced, typed } from './testing/supposed.ts';

const readingOfComplement = 'Complemento pago depois da reforma contado também em 13/11/2019';

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

  it('is of an employee no more than the ceiling leaves beside his pay, and says so', async () => {
    const employed = (salary: number) =>
      typed(
        empty,
        add('w1', {
          companyName: 'Fábrica',
          regimeType: 'RGPS',
          ingressDate: '2003-01-01',
          salaries: months(at(2003, 1), at(2026, 10), () => salary),
        }),
        keep('s1', [byHimself('ceiling', '2034-10-31')]),
      );
    const [beside] = (await compare(employed(5200))).scenarios;
    // 8,475.55 less 5,200.00
    expect(beside?.costs.map(({ monthly }) => monthly)).toEqual([655.11]);
    expect(beside?.notes.join(' ')).toContain(`A base por fora fica em ${formatMoney(3275.55)} por mês`);
    const [none] = (await compare(employed(9000))).scenarios;
    expect(none?.costs.map(({ total }) => total)).toEqual([0]);
    expect(none?.notes.join(' ')).toContain('O salário já chega ao teto');
  });

  it('is of another pay in the same job none of his own, and says that what is withheld from it is left out', async () => {
    const worksOn: Hypothesis = { kind: 'worksOn', workRecordId: 'w2', until: null, paidOn: 'ceiling', value: null };
    const [scenario] = (await compare(typed(facts, keep('s1', [worksOn])))).scenarios;
    expect(scenario).toMatchObject({ cost: 0, costs: [] });
    expect(scenario?.notes.join(' ')).toContain('o que se desconta dela não entra no custo');
    const [same] = (await compare(typed(facts, keep('s1', [{ ...worksOn, paidOn: 'last' }])))).scenarios;
    expect(same?.notes.join(' ')).not.toContain('desconta');
  });

  const onThreeThousand: Hypothesis = {
    kind: 'contributes',
    category: 'individual',
    rate: 20,
    from: null,
    until: null,
    paidOn: 'value',
    value: 3000,
  };

  it('is cut at what the ceiling leaves, and not the remuneration: in the month whose pay is not known yet that alone would be averaged', () => {
    const running = typed(
      empty,
      add('w1', {
        companyName: 'Fábrica',
        regimeType: 'RGPS',
        ingressDate: '1990-01-01',
        salaries: months(at(1990, 1), at(2026, 10), () => 7800),
      }),
    );
    const { calculation, charges } = underHypotheses(running, [onThreeThousand], {
      today: '2026-11-20',
      birthDate: '1962-03-15',
      overlay: NO_OVERLAY,
    });
    const [first] = calculation.workRecords.at(-1)?.salaries ?? [];
    expect(first).toMatchObject({ month: '11', year: 2026, value: 3000 });
    expect(charges).not.toHaveLength(0);
  });

  it('is of the competências from that of the calculation to the one before the right, unless the first is paid', async () => {
    const left = (month: number) =>
      typed(
        empty,
        add('w1', {
          companyName: 'Fábrica',
          regimeType: 'RGPS',
          ingressDate: '2003-01-01',
          egressDate: `2026-${month}-18`,
          salaries: months(at(2003, 1), at(2026, month), () => 900),
        }),
        keep('s1', [{ ...alone, rate: 11 }]),
        keep('s2', [{ ...alone, rate: 20 }]),
      );
    const woman = { customer: { ...emptyCustomer, gender: 'Mulher' as const, birthDate: '1966-03-15' } };
    const alone: Extract<Hypothesis, { kind: 'contributes' }> = {
      kind: 'contributes',
      category: 'facultativo',
      rate: 20,
      from: null,
      until: null,
      paidOn: 'minimum',
      value: null,
    };
    const { facts: now, scenarios } = await compare(left(10), woman);
    expect(now.first?.date).toBe('2028-03-15');
    // 11/2026 to 02/2028: 16 × 178.31, and 16 × 324.20
    expect(scenarios.map(({ cost, first }) => [first?.date, cost])).toEqual([
      ['2028-03-15', 2852.96],
      ['2028-03-15', 5187.2],
    ]);
    expect((await compare(left(11), woman)).scenarios.map(({ cost }) => cost)).toEqual([2674.65, 4863]);
  });

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

  it('for another regime rests on the pay there, and is unknown where that is', async () => {
    const certified: Hypothesis = {
      kind: 'bought',
      from: '2005-01-01',
      until: '2009-12-31',
      paidOn: 'minimum',
      value: null,
      purpose: 'reciprocal',
      cost: null,
    };
    const servant = typed(
      facts,
      add('n1', {
        companyName: 'Prefeitura',
        regimeType: 'RPPS',
        ingressDate: '2015-01-01',
        egressDate: null,
        isPublicService: true,
        salaries: [{ month: '10', year: 2026, value: 20_000 }],
      }),
      keep('s1', [certified]),
    );
    const [known] = (await compare(servant)).scenarios;
    // 60 × (1,695.11 + 847.56 + 169.51) on the ceiling of 8,475.55
    expect(known?.costs[0]?.total).toBe(162_730.8);
    expect(known?.notes.join(' ')).toContain('art. 96, IV');
    expect(known?.notes.join(' ')).toContain('Se o ente o aceita para isso não foi lido');
    const [unknown] = (await compare(typed(facts, keep('s1', [certified])))).scenarios;
    expect(unknown?.cost).toBeNull();
    expect(unknown?.notes.join(' ')).toContain('Não se conhece a remuneração atual no regime próprio');
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
