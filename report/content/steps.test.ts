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

it('tells in brief what an action in court would bring: named alone it is read as a formality', () => {
  const { steps } = sampleNextSteps('RPPS');
  const [, second] = worthDoing(steps);
  if (second === undefined) throw new Error('no second step');
  const other = { ...second, id: 'other', title: 'Outro passo' };
  const effect = { soonerByDays: 0, gain: 1756.1, balance: 493_303.13 };
  const action = { ...second, id: 'dispute:a', kind: 'dispute' as const, title: 'Avaliar a ação judicial', effect };
  const said = JSON.stringify(stepBlocks([...steps, other, action], { steps: 1, brief: true })).replaceAll(
    '\u00a0',
    ' ',
  );
  expect(said).toContain('Avaliar a ação judicial (Frente ao mesmo pedido sem ela: R$ 1.756,10 a mais por mês');
});

it('tells in one sentence of the steps that are not worth it for the same reason, and not again in the section', () => {
  const [first] = sampleNextSteps('RPPS').steps;
  if (first === undefined) throw new Error('no step');
  const loss = { soonerByDays: 0, gain: -3.09, balance: -783.31 };
  const lossOf = (id: string, title: string) => ({ ...first, id, title, kind: 'complement' as const, effect: loss });
  const told = [lossOf('a', 'Completar um'), lossOf('b', 'Completar outro')];
  const said = stepBlocks(told, { steps: 3 }).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^Não compensa agora: Completar um \(.+\); Completar outro \(.+\)\.$/);
  expect(stepBlocks(told, { steps: Number.POSITIVE_INFINITY, restSaid: true })).toEqual([]);
});
