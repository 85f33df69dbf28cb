import { describe, expect, it } from 'vitest';
import { compared } from './comparison.fake.ts';
import { linesOf } from './sum-lines.ts';

const parts = (benefits: number, costs = 0) => ({ benefits, pay: null, abono: null, contributions: null, costs });

describe('the lines of what is received over time', () => {
  const { facts, scenarios } = compared();
  const [scenario] = scenarios;

  it('are the facts and each scenario whose sum is known, from the calculation date to the horizon', () => {
    const { lines, rows } = linesOf(
      compared({
        facts: { ...facts, parts: parts(700_000) },
        scenarios: scenario === undefined ? [] : [{ ...scenario, parts: parts(800_000, 12_000) }],
      }),
    );
    expect(lines.map(({ name }) => name)).toEqual(['Fatos', 'Pelo teto']);
    expect(rows.at(0)).toMatchObject({ line0: 0, line1: 0 });
    expect(rows.at(-1)).toMatchObject({ line0: 700_000, line1: 788_000 });
  });

  it('mark where a scenario has paid, on its own line', () => {
    const { lines } = linesOf(
      compared({
        facts: { ...facts, parts: parts(700_000) },
        scenarios: scenario === undefined ? [] : [{ ...scenario, parts: parts(800_000, 12_000) }],
      }),
    );
    expect(lines[1]?.crossing?.date).toBe('2029-05-14');
    expect(lines[1]?.crossing?.sum).toBeGreaterThan(0);
    expect(lines[0]?.crossing).toBeNull();
  });

  it('leave out what has no sum and what changes nothing', () => {
    const same = scenario === undefined ? [] : [{ ...scenario, balance: 0, parts: parts(700_000) }];
    expect(linesOf(compared({ facts: { ...facts, parts: parts(700_000) }, scenarios: same })).lines).toHaveLength(1);
    expect(linesOf(compared()).lines).toEqual([]);
  });
});
