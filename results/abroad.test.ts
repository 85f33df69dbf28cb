import { describe, expect, it } from 'vitest';
import { evaluate, timeTotals } from '../domain/law/index.ts';
import { lawInput } from './question.ts';
import { add, compare, empty, facts, questionOf, typed } from './testing/supposed.ts';

const portugal = add('abroad', {
  companyName: 'Fábrica do Porto',
  ingressDate: '1985-01-01',
  egressDate: '1990-12-31',
  country: 'Portugal',
});

describe('a calculation with a record of another country', () => {
  const here = questionOf(facts);
  const there = questionOf(typed(facts, portugal));

  it.each(['RPPS', 'RGPS'] as const)('has the totals and the rules of the %s that it has without it', (regimeType) => {
    const [without, having] = [lawInput(here, regimeType), lawInput(there, regimeType)];
    expect(timeTotals(having, 'today', regimeType)).toEqual(timeTotals(without, 'today', regimeType));
    const { warnings: _, ...answer } = evaluate(without);
    const { warnings, ...other } = evaluate(having);
    const own = (rules: typeof answer.applicableRules) => rules.filter(({ id }) => !id.endsWith('-totalizacao'));
    expect(own(other.applicableRules)).toEqual(answer.applicableRules);
    expect(own(other.futureRules)).toEqual(answer.futureRules);
    expect(warnings.join(' ')).toContain('O tempo no exterior (Portugal)');
  });

  it('is the only one of whose stated times nobody speaks: time abroad alone is not counted', () => {
    const stated = { ...empty, fields: { ...empty.fields, contributionTime: { years: 30, months: 0, days: 0 } } };
    const input = lawInput(questionOf(typed(stated, portugal)), 'RGPS');
    expect(timeTotals(input, 'today', 'RGPS').totals.contributionTime).toEqual({ years: 0, months: 0, days: 0 });
  });

  it('suggests what it suggests without it', async () => {
    const names = async (of: typeof facts) => (await compare(of)).suggested.map(({ name }) => name);
    expect(await names(typed(facts, portugal))).toEqual(await names(facts));
  });
});
