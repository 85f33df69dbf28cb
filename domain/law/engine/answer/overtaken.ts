/** Rights to come that nobody asks for on their first day: another one pays as much then. */

import type { Day } from '../../../units/day.ts';
import { canBeChosen } from '../../../words/ranked-rights.ts';
import type { Case } from '../case.ts';
import type { Judgement } from '../judge.ts';
import { parityOf } from './parity.ts';

/** BRL of a right when it is asked for on a day; null where it is not known. */
type ValueOn = (judgement: Judgement, day: Day) => number | null;

const isNamed = ({ rule, standing }: Judgement): boolean =>
  standing !== 'notApplicable' && rule.variantOf === undefined && canBeChosen(rule);

/** Of those that pay more than what is complete by now: nobody is told to wait for the others. */
export const overtakenAmong = (
  judgements: readonly Judgement[],
  person: Case,
  valueOn: ValueOn,
): ReadonlySet<Judgement> => {
  const rights = judgements.flatMap((judgement) => {
    const { whenToRetire: day } = judgement;
    const value = isNamed(judgement) && day !== null ? valueOn(judgement, day) : null;
    return day === null || value === null ? [] : [{ judgement, day, value }];
  });
  const isOvertaken = ({ judgement, day, value }: (typeof rights)[number]): boolean =>
    rights.some((other) => {
      if (other.judgement === judgement || other.day >= day) return false;
      const keepsParity = parityOf(other.judgement.rule, person) === true || parityOf(judgement.rule, person) !== true;
      const then = keepsParity ? valueOn(other.judgement, day) : null;
      return then !== null && then >= value;
    });
  const complete = rights.filter(({ judgement }) => judgement.standing === 'applicable');
  const now = Math.max(0, ...complete.map(({ value }) => value));
  const toCome = rights.filter(({ judgement, value }) => judgement.standing === 'future' && value > now);
  return new Set(toCome.filter(isOvertaken).map(({ judgement }) => judgement));
};
