/** A servant whom age has retired, with more than the right that he could still ask for. */
import { describe, expect, it } from 'vitest';
import { evaluate, outlook } from '../domain/law/index.ts';
import { answerOf } from '../domain/words/answer.ts';
import { outlookSentences } from '../domain/words/outlook.ts';
import { waitingSentence } from '../domain/words/outlook-waiting.ts';
import { highestMarks } from '../domain/words/standouts.ts';
import { lawInput } from './question.ts';
import { asked, man, only, servantOf, UNIAO } from './testing/asked-steps.ts';
import { at, months, questionOf } from './testing/supposed.ts';

const since = (year: number) =>
  servantOf(UNIAO, `${year}-02-01`, {
    companyName: 'Ministério',
    salaries: months(at(year, 2), at(2026, 10), () => 8105),
  });
const VOLUNTARY = 'ec41-art40-idade-proporcional';
const COMPULSORY = 'ec103-compulsoria-75';

const facesOf = (year: number) => {
  const question = questionOf(since(year), man('1951-03-03'));
  const input = lawInput(question, 'RPPS');
  const rules = evaluate({ ...input, futurePay: 'goesOn' });
  const answer = outlook(input);
  return {
    rules,
    answer,
    step: only(asked(since(year), man('1951-03-03'), 'RPPS'), 'request'),
    headline: answerOf(rules, 'RPPS', 'Celso'),
    sentences: outlookSentences(answer).join(' '),
  };
};
const worthOf = (rules: ReturnType<typeof facesOf>['rules'], id: string) =>
  rules.applicableRules.find((rule) => rule.id === id)?.estimatedBenefit ?? 0;

describe('CF, art. 40, § 1º, II: the age was complete on 03/03/2026 and pays more than the old right', () => {
  const { rules, answer, step, headline, sentences } = facesOf(2005);

  it('that right is complete and pays less', () => {
    expect(worthOf(rules, VOLUNTARY)).toBeGreaterThan(0);
    expect(worthOf(rules, COMPULSORY)).toBeGreaterThan(worthOf(rules, VOLUNTARY));
  });

  it('nobody is sent to ask for what pays less for life', () => {
    expect(step.title).toBe('Aposentadoria compulsória desde 03/03/2026');
    expect(step.subject?.id).toBe(COMPULSORY);
    expect(step.text).toContain('Pedir por outra regra pagaria menos');
  });

  it('the answer, the outlook and page 1 name the same right', () => {
    expect(headline).toContain('completou a idade da aposentadoria compulsória em 03/03/2026');
    expect(headline).toContain('Pedir por outra regra pagaria menos');
    expect(sentences).toContain('A aposentadoria compulsória veio em 03/03/2026');
    expect(answer.marks.first).toMatchObject({ ruleId: COMPULSORY, value: worthOf(rules, COMPULSORY) });
    expect(waitingSentence(answer) ?? '').not.toMatch(/é o que mais rende/);
  });

  it('nothing is supposed of work that has ended with the age', () => {
    expect(answer.notes.join(' ')).not.toMatch(/Supõe-se que o trabalho continue|Enquanto espera|salário com o abono/);
    expect(answer.notes.join(' ')).toContain('O cargo terminou com a idade da compulsória');
  });

  it('what pays less is not marked as the highest value of today', () => {
    expect(highestMarks(rules).get(VOLUNTARY)).toBeUndefined();
  });
});

describe('a right that pays more than the age', () => {
  const { rules, step, headline } = facesOf(1985);

  it('is asked for, and the age is said beside it', () => {
    const most = Math.max(...rules.applicableRules.map(({ estimatedBenefit }) => estimatedBenefit ?? 0));
    expect(most).toBeGreaterThan(worthOf(rules, COMPULSORY));
    expect(step.title).toMatch(/requerer/i);
    expect(headline).toContain('já pode se aposentar');
    expect(headline).toContain('A idade da compulsória, com a qual o cargo termina, foi completada em 03/03/2026.');
  });
});
