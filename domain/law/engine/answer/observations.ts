/** What a rule observes, without what concerns other people only: nobody reads of others on a sheet about himself. */
import { dayOf } from '../../../units/day.ts';
import { OBSERVATIONS_FOR } from '../../norms/observations-for.ts';
import { forGender } from '../../rule/figures.ts';
import type { ObservationFor, Rule } from '../../rule/rule.ts';
import { daysOfUnits } from '../../time/counter.ts';
import type { Case } from '../case.ts';
import { counterOf } from '../demands/time.ts';
import type { Judgement } from '../judge.ts';

const hasTaught = (rule: Rule, person: Case): boolean =>
  daysOfUnits(counterOf('teaching', rule, person).at(person.calculationDate)) > 0;

const isOfEntity = (of: ObservationFor['of'], { regime }: Case): boolean =>
  of === undefined || regime === null || (regime.place === 'uniao') === (of === 'uniao');

const isWithin = (complete: ObservationFor['complete'], { whenToRetire }: Judgement): boolean =>
  complete === undefined ||
  (whenToRetire !== null &&
    whenToRetire <= dayOf(complete.until) &&
    (complete.from === undefined || whenToRetire >= dayOf(complete.from)));

const isUntil = (day: string | undefined, held: number | null): boolean =>
  day === undefined || (held !== null && held <= dayOf(day));

const concerns = (one: ObservationFor, judgement: Judgement, person: Case): boolean =>
  (one.gender === undefined || one.gender === person.gender) &&
  isUntil(one.affiliatedUntil, person.affiliation) &&
  isUntil(one.enteredUntil, person.ingress) &&
  isUntil(one.bornUntil === undefined ? undefined : forGender(one.bornUntil, person.gender), person.birth) &&
  isOfEntity(one.of, person) &&
  isWithin(one.complete, judgement) &&
  (one.taught !== true || hasTaught(judgement.rule, person));

/** In one text; null where there is nothing to say. */
export const observationOf = (judgement: Judgement, person: Case): string | null => {
  const said = judgement.rule.observations.filter((observation) => {
    const only = OBSERVATIONS_FOR.get(observation);
    return only === undefined || concerns(only, judgement, person);
  });
  return said.length === 0 ? null : said.join(' ');
};
