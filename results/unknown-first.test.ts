/** A first day of which no value is known is no measure of what comes later. */
import { expect, it } from 'vitest';
import { outlook } from '../domain/law/index.ts';
import { outlookSentences } from '../domain/words/outlook.ts';
import { waitingSentence } from '../domain/words/outlook-waiting.ts';
import { lawInput } from './question.ts';
import { man } from './testing/asked-steps.ts';
import { add, empty, questionOf, typed } from './testing/supposed.ts';

it('a farmer of whom no pay is known is not told that waiting brings no more', () => {
  const farmer = typed(
    empty,
    add('w1', { companyName: 'Sítio', regimeType: 'RGPS', ingressDate: '1983-06-15', isRural: true }),
  );
  const answer = outlook(lawInput(questionOf(farmer, man('1967-06-15')), 'RGPS'));
  expect(answer.marks.first?.value).toBeNull();
  expect(answer.marks.bestInLife?.value).toBe(1621);
  expect(outlookSentences(answer).join(' ')).not.toContain('Pela soma');
  expect(waitingSentence(answer)).toBeNull();
});
