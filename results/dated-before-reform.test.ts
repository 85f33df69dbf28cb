/** A servant of the União contributed 11% before the bands of EC 103/2019. @see Lei 10.887/2004, arts. 4, 5 and 16 */
import { expect, it } from 'vitest';
import { outlook } from '../domain/law/index.ts';
import { lawInput } from './question.ts';
import { man, servantOf, UNIAO } from './testing/asked-steps.ts';
import { at, datedOn, months, questionOf, typed } from './testing/supposed.ts';

const servant = servantOf(UNIAO, '1984-12-01', {
  companyName: 'Ministério',
  salaries: months(at(1994, 7), at(2026, 10), () => 10_000),
});
const on = (date: string) => outlook(lawInput(questionOf(typed(servant, datedOn(date)), man('1955-05-01')), 'RPPS'));

it('the sums of a calculation of 2018 take off the contribution of that day, by the law of that day', () => {
  const { notes, waiting } = on('2018-06-15');
  const said = notes.join(' ');
  expect(said).toContain('menos a contribuição (Lei 10.887/2004, art. 4º).');
  expect(said).not.toContain('não é conhecida');
  expect(waiting.at(-1)?.contributions).toBeGreaterThan(0);
});

it('those of today by the bands', () => {
  expect(on('2024-06-15').notes.join(' ')).toContain('menos a contribuição (EC 103/2019, art. 11; Portaria');
});
