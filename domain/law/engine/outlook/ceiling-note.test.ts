/** All factors of update are one, so that averages are plain. */
import { expect, it } from 'vitest';
import { outlookSentences } from '../../../words/outlook.ts';
import { completeTable } from '../../testing/complete-table.ts';
import { monthly } from '../../testing/monthly.ts';
import { someone, worked } from '../../testing/people.ts';
import { outlook } from './outlook.ts';

const outlookOn = (pay: number, birthDate: '1981-03-15' | '1964-03-15') =>
  outlook({
    ...someone({
      gender: 'Mulher',
      birthDate,
      on: '2026-11-22',
      records: [worked('2000-01-01', null, { salaries: monthly('2000-01', '2026-10', pay) })],
    }),
    indexes: [completeTable('11/2026')],
  });
const notesOn = (...asked: Parameters<typeof outlookOn>) =>
  outlookOn(...asked)
    .notes.join(' ')
    .replaceAll('\u00a0', ' ');

it('a value that the ceiling holds is said to be the ceiling', () => {
  expect(notesOn(9000, '1981-03-15')).toContain('R$ 8.475,55 é o teto do INSS hoje, que limita o valor.');
});

it('nothing is said of the ceiling where no value reaches it', () => {
  expect(notesOn(3000, '1981-03-15')).not.toContain('é o teto do INSS');
  expect(notesOn(3000, '1964-03-15')).not.toContain('é o teto do INSS');
});

it('the outlook and the rule far ahead know the ceiling, and neither reads as more', () => {
  const answer = outlookOn(9000, '1981-03-15');
  expect(answer.ceiling).toBe(8475.55);
  const said = outlookSentences(answer).join(' ').replaceAll('\u00a0', ' ');
  expect(said).toContain('cerca de R$ 8.475,55 por mês');
  expect(said).not.toContain('8.500');
});

it('a value that stands out on no first day of its right is worked out step by step, to the cent', () => {
  const { marks, workings, rights } = outlookOn(3000, '1964-03-15');
  const right = rights.find(({ ruleId }) => ruleId === marks.highest?.ruleId);
  expect(right?.from).not.toBe(marks.highest?.date);
  const working = workings?.find(({ date }) => date === marks.highest?.date);
  expect(working).toMatchObject({ ruleId: marks.highest?.ruleId, value: marks.highest?.value });
  expect(working?.steps[0]?.label).toBe('Remunerações a vir, supostas até o pedido');
  expect(working?.steps.map(({ label }) => label)).toContain('Coeficiente');
});
