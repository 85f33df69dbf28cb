/** What a rule observes, without what concerns other people only: nobody reads of others on a sheet about himself. */
import { dayOf } from '../../../units/day.ts';
import type { ObservationFor, Rule } from '../../rule/rule.ts';
import { daysOfUnits } from '../../time/counter.ts';
import type { Case } from '../case.ts';
import { counterOf } from '../demands/time.ts';

const hasTaught = (rule: Rule, person: Case): boolean =>
  daysOfUnits(counterOf('teaching', rule, person).at(person.calculationDate)) > 0;

const concerns = ({ gender, affiliatedUntil, taught }: ObservationFor, rule: Rule, person: Case): boolean => {
  if (gender !== undefined && gender !== person.gender) return false;
  if (affiliatedUntil !== undefined && (person.affiliation === null || person.affiliation > dayOf(affiliatedUntil))) {
    return false;
  }
  return taught !== true || hasTaught(rule, person);
};

/** In one text; null where there is nothing to say. */
export const observationOf = (rule: Rule, person: Case): string | null => {
  const ofOthers = (rule.observationsFor ?? []).filter((one) => !concerns(one, rule, person)).map(({ says }) => says);
  const said = rule.observations.filter((observation) => !ofOthers.includes(observation));
  return said.length === 0 ? null : said.join(' ');
};
