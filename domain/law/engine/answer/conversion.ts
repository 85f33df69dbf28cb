/** Rights whose day rests on exposure that was converted into common time: the same proof is asked for. @see EC 103/2019, art. 25, § 2 */
import type { Case } from '../case.ts';
import { contributionCountOf, convertedDays } from '../demands/time.ts';
import { type Judgement, rightOf } from '../judge.ts';

/** Whether the right would be complete only later, or never, with the exposed time counted day for day. */
export const hangsOnConversion = ({ rule, whenToRetire }: Judgement, person: Case): boolean => {
  if (whenToRetire === null || rule.kind === 'special' || convertedDays(rule, person, whenToRetire) === 0) return false;
  const dayForDay = { ...rule, contributionCount: { ...contributionCountOf(rule), specialTime: 'simple' as const } };
  const without = rightOf(dayForDay, person).whenToRetire;
  const from = Math.max(whenToRetire, person.calculationDate);
  return without === null || without > from;
};
