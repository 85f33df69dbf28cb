/** What a reading in the courts would bring in fifteen years is told as roughly as the right that it is a reading of. */
import { expect, it } from 'vitest';
import { evaluate, outlook } from '../domain/law/index.ts';
import { answerOf } from '../domain/words/answer.ts';
import { effectText } from '../domain/words/next-steps.ts';
import { outlookSentences } from '../domain/words/outlook.ts';
import { lawInput } from './question.ts';
import { asked, only, servantOf, UNIAO, woman } from './testing/asked-steps.ts';
import { at, months, questionOf } from './testing/supposed.ts';

const TO_THE_CENT = /R\$\s[\d.]+,(?!00)\d\d/;

it('the step, the outlook and the answer say about as much, and none to the cent', () => {
  const calculation = servantOf(UNIAO, '2015-03-02', {
    companyName: 'Autarquia',
    salaries: months(at(2015, 3), at(2026, 10), () => 7100),
  });
  const client = woman('1980-07-07');
  const input = lawInput(questionOf(calculation, client), 'RPPS');
  const answer = answerOf(evaluate({ ...input, futurePay: 'goesOn' }), 'RPPS', 'Rita');
  const more = /cerca de R\$\s[\d.]+,00 a mais/.exec(answer)?.[0] ?? 'none';
  const step = only(asked(calculation, client, 'RPPS'), 'dispute');
  expect(step.effect?.farAhead).toBe(true);
  const sentence = outlookSentences(outlook(input)).find((one) => /discussão nos tribunais/.test(one)) ?? '';
  for (const text of [step.text, effectText(step), sentence]) {
    expect(text).toContain(more);
    expect(text).not.toMatch(TO_THE_CENT);
  }
});
