import { expect, it } from 'vitest';
import { sampleNextSteps } from '../sample.ts';
import { outcomeOf, stepBlocks, worthDoing } from './steps.ts';

it('tells of the steps that are named alone what they bring, in brief of the most effective one', () => {
  const { steps } = sampleNextSteps('RPPS');
  const [, second] = worthDoing(steps);
  if (second === undefined) throw new Error('no second step');
  expect(outcomeOf(second)).not.toBe('');
  const third = { ...second, id: 'third', title: 'Outro passo', effect: { soonerByDays: 0, gain: 10, balance: 100 } };
  const sooner = { ...third, id: 'sooner', title: 'Certificar', effect: { soonerByDays: 877, gain: 0, balance: 100 } };
  const named = (told: { steps: number; brief?: true }) => JSON.stringify(stepBlocks([...steps, third, sooner], told));
  expect(named({ steps: 1 })).toContain(`E ainda: ${second.title} (${outcomeOf(second)})`);
  expect(named({ steps: 1 })).toContain(`${third.title} (${outcomeOf(third)})`);
  expect(named({ steps: 1, brief: true })).toContain(`E ainda: ${second.title} (${outcomeOf(second)})`);
  expect(named({ steps: 1, brief: true })).not.toContain(`${third.title} (`);
  expect(named({ steps: 1, brief: true })).toContain(`Certificar (${outcomeOf(sooner)})`);
});

it('says of a step beyond those that were evaluated that its effect is not known: its bare name read as one without an effect', () => {
  const { steps } = sampleNextSteps('RPPS');
  const [first] = steps;
  if (first === undefined) throw new Error('no step');
  const beyond = { ...first, id: 'beyond', title: 'Resolver pendências', effect: null, notComputed: true };
  expect(JSON.stringify(stepBlocks([...steps, beyond], { steps: 1, brief: true }))).toContain(
    'Resolver pendências (Efeito não calculado)',
  );
});
