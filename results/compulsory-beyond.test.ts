/** A servant whose age retires him soon, with more than the right that he could ask for today. */
import { describe, expect, it } from 'vitest';
import { outlook } from '../domain/law/index.ts';
import { outlookSentences, waitingNotes } from '../domain/words/outlook.ts';
import { markName } from '../domain/words/outlook-marks.ts';
import { waitingSentence } from '../domain/words/outlook-waiting.ts';
import { lawInput } from './question.ts';
import { asked, man, only, servantOf, UNIAO } from './testing/asked-steps.ts';
import { at, months, questionOf } from './testing/supposed.ts';

const servant = servantOf(UNIAO, '2008-04-01', {
  companyName: 'Universidade Federal',
  salaries: months(at(2008, 4), at(2026, 10), () => 7800),
});
const outlookOf = (birthDate: string) => outlook(lawInput(questionOf(servant, man(birthDate)), 'RPPS'));

describe('CF, art. 40, § 1º, II; EC 103/2019, art. 26, § 4º', () => {
  const answer = outlookOf('1952-03-20');
  const compulsory = answer.rights.find((right) => right.compulsory);
  const voluntary = answer.rights.find(({ ruleId }) => ruleId === answer.marks.first?.ruleId);

  it('pays at 75 the average by eighteenths of twenty years, which is more than the fraction of thirty-five asked for before', () => {
    expect(compulsory?.date).toBe('2027-03-20');
    expect(compulsory?.value).toBeGreaterThan(voluntary?.value ?? Number.POSITIVE_INFINITY);
    expect(answer.compulsoryBeyond).toMatchObject({
      date: '2027-03-20',
      value: compulsory?.value,
      balance: compulsory?.balance,
    });
  });

  it.each([
    ['the outlook', outlookSentences(answer).join(' ')],
    ['page 1', waitingSentence(answer) ?? ''],
    ['the step', only(asked(servant, man('1952-03-20'), 'RPPS'), 'request').text],
  ])('%s says so to whoever could ask today, and no smaller sum is called the greatest', (_, text) => {
    expect(text).toContain(
      'Quem não pede e fica no cargo até 20/03/2027 recebe daí em diante a aposentadoria compulsória',
    );
    expect(text).not.toMatch(/maior soma/i);
  });

  it('leaves no mark on what pays less', () => {
    expect([markName(answer, 'highest'), markName(answer, 'bestInLife')]).toEqual([null, null]);
    expect(markName(answer, 'first')).toBe('Maior valor hoje');
  });

  it('is said under the rows of the rights that are chosen', () => {
    expect(waitingNotes(answer)[0]).toContain('em 20/03/2027 vem a compulsória, que paga mais');
  });

  it('is not said where a right that is chosen pays as much', () => {
    const { rights, compulsoryBeyond } = outlookOf('1965-03-20');
    expect(rights.some((right) => right.compulsory)).toBe(true);
    expect(compulsoryBeyond).toBeUndefined();
  });
});
