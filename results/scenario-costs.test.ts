import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/hypotheses.ts';
import { underHypotheses } from '../domain/calculations/scenarios/apply.ts';
import { emptyCustomer } from '../domain/customers/customer.ts';
import { NO_OVERLAY } from '../domain/law/tables/overlay.ts';
import { formatMoney } from '../domain/words/format.ts';
import { add, at, change, compare, empty, facts, keep, months, typed } from './testing/supposed.ts';

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
