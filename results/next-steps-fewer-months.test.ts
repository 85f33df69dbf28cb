import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/hypotheses.ts';
import type { NextStep } from '../domain/api/next-steps.ts';
import type { OpenCalculation } from '../domain/calculations/calculation.ts';
import { nextStepsOf } from './next-steps.ts';
import type { LawQuestion } from './question.ts';
import { asked, asScenario, effectIn, man, ofKind, woman } from './testing/asked-steps.ts';
import { add, at, change, compare, empty, keep, months, questionOf, typed } from './testing/supposed.ts';

const titled = (steps: readonly NextStep[], start: string): NextStep => {
  const found = steps.find(({ title }) => title.startsWith(start));
  if (found === undefined) throw new Error(steps.map(({ title }) => title).join('; '));
  return found;
};

const scenarioOf = async (hypothesis: Hypothesis, ...[calculation, whose]: [OpenCalculation, Partial<LawQuestion>]) =>
  (await compare(typed(calculation, keep('k', [hypothesis])), whose)).scenarios[0];

describe('months that are paid up', () => {
  const maid = typed(
    empty,
    add('w1', {
      companyName: 'Família',
      regimeType: 'RGPS',
      ingressDate: '2008-03-01',
      salaries: months(at(2008, 3), at(2026, 10), (year) => (year < 2020 ? 1100 : 900)),
    }),
  );
  const of1964 = woman('1964-07-07');

  it('are as few as the right takes, those that cost least, with price and effect of just those', async () => {
    const step = titled(ofKind(asked(maid, of1964), 'complement'), 'Complementar');
    // 142 of 180 contributions are there
    expect(step.title).toBe('Complementar 38 dos 82 meses de Família');
    expect(step.hypothesis).toMatchObject({ months: 38 });
    const row = await asScenario(step, maid, of1964);
    expect([step.effect, step.price?.amount]).toEqual([effectIn(row), row?.cost]);
    expect(row?.soonerByDays).toBeGreaterThan(0);
    expect(step.text).toContain(
      'Bastam 38 meses, os que custam menos antes dos juros: de 01/2020 a 12/2022, de 03/2023 a 04/2023.',
    );
    expect(step.text).toContain(
      'Os outros 44 custariam R$ 2.230,37 mais os juros e não trariam nada ao primeiro direito.',
    );
    expect(step.text).toContain('Feito isso, já pode se aposentar.');
    expect(row?.inWords).toEqual([
      'Complementa contribuições de Família, só os 38 meses mais baratos, pagando mês a mês',
    ]);
    expect(row?.notes.slice(0, 2)).toEqual([
      '38 meses sobem ao salário mínimo. 44 meses continuam sem contar.',
      'Completa-se só 38 meses, os que custam menos na data do cálculo, antes dos juros: de 01/2020 a 12/2022, de 03/2023 a 04/2023.',
    ]);
  });

  it('are said to be perhaps fewer where the evaluations end before the fewest are found', () => {
    const plans = (id: string, companyName: string, ingressDate: string, egressDate: string | null) =>
      add(id, { companyName, regimeType: 'RGPS', ingressDate, egressDate, contributionPlan: 'simplified' });
    const sewer = typed(
      empty,
      plans('w1', 'Autônoma', '1974-06-11', '1976-03-17'),
      plans('w2', 'Autônoma', '1977-06-22', '1989-06-14'),
      plans('w3', 'Autônoma', '1996-06-08', '2001-03-09'),
      plans('w4', 'Costura', '2007-09-09', null),
      change('w3', { salaries: months(at(1996, 6), at(2001, 3), () => 200) }),
      change('w4', { salaries: months(at(2007, 9), at(2026, 10), (year) => (year > 2019 ? 1621 : 900)) }),
    );
    const whose = woman('1958-03-05');
    const [step] = ofKind(asked(sewer, whose), 'complement').filter(({ title }) => title.endsWith('de Costura'));
    if (step?.hypothesis?.kind !== 'complemented') throw new Error('no complement');
    expect(step.text).toContain(
      'Bastam 171 meses (talvez menos: não foi calculado), os que custam menos antes dos juros',
    );
    // Asked for alone it may take as many as it needs
    const [clicked] = nextStepsOf(questionOf(sewer, whose), 'RGPS', step.id).steps;
    if (clicked?.hypothesis?.kind !== 'complemented') throw new Error('no complement');
    expect(clicked.text).not.toContain('talvez menos');
    expect(clicked.hypothesis.months).toBeLessThanOrEqual(step.hypothesis.months ?? 0);
  });

  it('are said to be perhaps fewer where no evaluation is left to find them', () => {
    const jobs = Array.from({ length: 11 }, (_, place) =>
      add(`m${place}`, {
        companyName: `Obra ${place}`,
        regimeType: 'RGPS',
        ingressDate: `${2009 + place}-01-01`,
        egressDate: `${2009 + place}-12-31`,
        contributionPlan: 'simplified',
        salaries: months(at(2009 + place, 1), at(2009 + place, 12), () => 1000),
      }),
    );
    const mason = typed(
      empty,
      add('w1', { companyName: 'Fábrica', regimeType: 'RGPS', ingressDate: '1985-01-01', egressDate: '2008-12-31' }),
      add('w2', {
        companyName: 'Autônoma',
        regimeType: 'RGPS',
        ingressDate: '2020-01-01',
        egressDate: '2026-10-31',
        contributionPlan: 'simplified',
        salaries: months(at(2020, 1), at(2026, 10), () => 1621),
      }),
      ...jobs,
    );
    const step = titled(ofKind(asked(mason, woman('1966-06-10')), 'complement'), 'Complementar 82 meses de Autônoma');
    expect(step.effect?.soonerByDays).toBeGreaterThan(0);
    expect(step.text).toContain('Talvez bastem menos meses: não foi calculado.');
  });

  it('are followed by months to come that are paid in full too, where the right lies ahead: that is said, as no price has it', async () => {
    const driver = typed(
      empty,
      add('w1', {
        companyName: 'Fábrica',
        regimeType: 'RGPS',
        ingressDate: '1990-03-01',
        egressDate: '2012-12-31',
        salaries: months(at(1994, 7), at(2012, 12), () => 1800),
      }),
      add('w2', {
        companyName: 'MEI',
        regimeType: 'RGPS',
        ingressDate: '2022-01-01',
        contributionPlan: 'simplified',
        salaries: months(at(2022, 1), at(2026, 10), () => 1621),
      }),
    );
    const of1974 = woman('1974-06-10');
    const step = titled(ofKind(asked(driver, of1974), 'complement'), 'Complementar 58 meses de MEI');
    expect(step.hypothesis).not.toHaveProperty('months');
    expect(step.text.replaceAll('\u00a0', ' ')).toContain(
      'Supõe que os meses a vir também sejam pagos a 20%: a diferença, R$ 243,15 por mês, não está no custo.',
    );
    const row = await asScenario(step, driver, of1974);
    expect(row?.notes).toContain(
      'Supõe-se que os meses a vir também sejam pagos a 20%: a diferença deles até o direito não está no custo.',
    );
  });

  it('are no fewer where one less would bring the right later', async () => {
    const { hypothesis } = titled(ofKind(asked(maid, of1964), 'complement'), 'Complementar');
    if (hypothesis?.kind !== 'complemented') throw new Error('no complement');
    const rows = await Promise.all([38, 37].map((count) => scenarioOf({ ...hypothesis, months: count }, maid, of1964)));
    expect(rows.map((row) => row?.first?.date)).toEqual(['2026-11-20', expect.not.stringMatching('2026-11-20')]);
  });

  const mei = typed(
    empty,
    add('w1', {
      companyName: 'Fábrica',
      regimeType: 'RGPS',
      ingressDate: '1985-01-01',
      egressDate: '2017-12-31',
      salaries: months(at(1994, 7), at(2017, 12), () => 3000),
    }),
    add('w2', {
      companyName: 'MEI',
      regimeType: 'RGPS',
      ingressDate: '2018-01-01',
      egressDate: '2026-10-31',
      contributionPlan: 'simplified',
      salaries: months(at(2018, 1), at(2026, 10), () => 1621),
    }),
  );
  const of1963 = man('1963-07-07');

  it('are all of them where the others are worth their price, and fewer that bring the right on its day are told', () => {
    const step = titled(ofKind(asked(mei, of1963), 'complement'), 'Complementar');
    expect(step.title).toBe('Complementar 106 meses de MEI');
    expect(step.hypothesis).not.toHaveProperty('months');
    expect(step.text).toContain(
      'Para o direito nesse dia já bastam 36 meses (R$ 5.393,70 mais os juros), os que custam menos antes dos juros: de 01/2018 a 12/2020. Os outros 70 custam R$ 14.232,30 mais os juros e aumentam o valor em R$ 145,72 por mês, mais do que custam, antes dos juros, até a expectativa de vida.',
    );
  });

  it('are of a reduced plan only so many too, and the others stay in it', async () => {
    const row = await scenarioOf(
      { kind: 'complemented', workRecordId: 'w2', rate: 5, cost: null, months: 36 },
      mei,
      of1963,
    );
    const all = await scenarioOf({ kind: 'complemented', workRecordId: 'w2', rate: 5, cost: null }, mei, of1963);
    expect([row?.cost, row?.first?.date, row?.first?.ruleId]).toEqual([5393.7, all?.first?.date, all?.first?.ruleId]);
    const less = await scenarioOf(
      { kind: 'complemented', workRecordId: 'w2', rate: 5, cost: null, months: 35 },
      mei,
      of1963,
    );
    expect(less?.first?.date).not.toBe(all?.first?.date);
  });

  it('of which nothing comes are told as they are', () => {
    const step = titled(ofKind(asked(mei, man('1961-07-07')), 'complement'), 'Complementar');
    expect(step.title).toBe('Complementar 106 meses de MEI');
    expect(step.text).not.toContain('astam');
  });
});
