import { describe, expect, it } from 'vitest';
import { calculationNameMaximum } from '../../../../domain/api/calculations.ts';
import { newCalculation } from './new-calculation.ts';

const nameBeside = (...names: string[]) =>
  newCalculation({ publicServantState: null, calculations: names.map((name) => ({ name })) }).name;

describe('a new calculation', () => {
  it('begins with a name that the client has not yet', () => {
    const first = nameBeside();
    expect(first).toMatch(/^Cálculo de \d\d\/\d\d\/\d{4}$/);
    const second = nameBeside(first);
    expect(second).toBe(`${first} (2)`);
    expect(nameBeside(first, second)).toBe(`${first} (3)`);
    expect(nameBeside(second)).toBe(first);
    expect(second.length).toBeLessThanOrEqual(calculationNameMaximum);
  });
});
