import { describe, expect, it } from 'vitest';
import { hypothesisFormOf, newHypothesis, scenarioOf } from './scenario-form.ts';

const sentOf = (changes: Partial<ReturnType<typeof newHypothesis>>) =>
  scenarioOf({ name: 'Só o que falta', hypotheses: [{ ...newHypothesis('complemented', 'w1'), ...changes }] });

describe('a hypothesis of months that are paid up', () => {
  it('is of all of them, or of so many', () => {
    expect(sentOf({}).body?.hypotheses[0]).toMatchObject({ kind: 'complemented', months: null });
    expect(sentOf({ months: '38' }).body?.hypotheses[0]).toMatchObject({ months: 38 });
    expect(sentOf({ months: 'x' }).refused).toHaveProperty(['hypotheses.0.months']);
  });

  it('asks for no number where months are grouped for nothing', () => {
    expect(sentOf({ by: 'grouping', months: '38' }).body?.hypotheses[0]).not.toHaveProperty('months');
  });

  it('is read again as it was sent', () => {
    const hypothesis = { kind: 'complemented', workRecordId: 'w1', rate: 7.5, months: 38, cost: null } as const;
    expect(hypothesisFormOf(hypothesis)).toMatchObject({ months: '38', by: 'paying' });
  });
});
