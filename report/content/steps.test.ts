import { expect, it } from 'vitest';
import { sampleNextSteps } from '../sample.ts';
import { outcomeOf, stepBlocks, worthDoing } from './steps.ts';

it('tells of the steps that are named alone what the most effective one brings', () => {
  const { steps } = sampleNextSteps('RPPS');
  const [, second] = worthDoing(steps);
  if (second === undefined) throw new Error('no second step');
  expect(outcomeOf(second)).not.toBe('');
  expect(JSON.stringify(stepBlocks(steps, { steps: 1 }))).toContain(`E ainda: ${second.title} (${outcomeOf(second)})`);
});
