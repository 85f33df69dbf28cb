/**
 * Rights whose day rests on exposure that was converted, into common time or toward a degree of disability: the same proof is
 * asked for. @see EC 103/2019, art. 25, § 2; Decreto 3.048/1999, art. 70-F, § 1
 */
import type { Case } from '../case.ts';
import { contributionCountOf, convertedDays } from '../demands/time.ts';
import { type Judgement, rightOf } from '../judge.ts';

const countsDegrees = ({ rule, whenToRetire }: Judgement, { holdings }: Case): boolean =>
  rule.requirements.some((asked) => asked.kind === 'disability' && asked.degree !== 'any') &&
  whenToRetire !== null &&
  holdings.anySpecial().at(whenToRetire) > 0;

/** Each day brought to its degree by the table of the degrees alone. */
const asIfNotExposed = (person: Case): Case => ({
  ...person,
  holdings: { ...person.holdings, degrees: person.holdings.degreesByDegreeAlone },
  atReform: person.atReform === null ? null : asIfNotExposed(person.atReform),
});

/** Whether the right would be complete only later, or never, with the exposed time counted day for day. */
export const hangsOnConversion = (judgement: Judgement, person: Case): boolean => {
  const { rule, whenToRetire } = judgement;
  if (whenToRetire === null || rule.kind === 'special') return false;
  const ofDegrees = countsDegrees(judgement, person);
  if (!ofDegrees && convertedDays(rule, person, whenToRetire) === 0) return false;
  const dayForDay = { ...rule, contributionCount: { ...contributionCountOf(rule), specialTime: 'simple' as const } };
  const without = rightOf(dayForDay, ofDegrees ? asIfNotExposed(person) : person).whenToRetire;
  const from = Math.max(whenToRetire, person.calculationDate);
  return without === null || without > from;
};
