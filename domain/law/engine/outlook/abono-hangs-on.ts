/** What the day of the abono hangs on, where only a right to be assessed, proved or read gives it. */

import { type Day, isoOf } from '../../../units/day.ts';
import { formatDate } from '../../../words/format.ts';
import { onlyIfNotes } from '../../../words/only-if.ts';
import { isConfirmed } from '../../rule/confirmed.ts';
import { hangsOnConversion } from '../answer/conversion.ts';
import type { Held } from './held.ts';
import type { Plan } from './plan.ts';

const conditionsOf = ({ judgement }: Held, { person }: Plan): string[] => [
  ...onlyIfNotes({
    kind: judgement.rule.kind,
    ...(hangsOnConversion(judgement, person) ? { hangsOnConversion: true } : {}),
  }).map((note) => `${note[0]?.toLowerCase() ?? ''}${note.slice(1)}`),
  ...(isConfirmed(judgement.rule, person.regime) ? [] : ['e a regra ainda não foi conferida no texto da norma']),
];

/** Empty where a right that hangs on nothing gives the same day. */
export const abonoHangsOnText = (plan: Plan, from: Day): string => {
  const bringing = plan.held.filter(({ judgement: { rule } }) => rule.abono === true && rule.variantOf === undefined);
  const ofThatDay = bringing.filter(({ date }) => date === from);
  const [right] = ofThatDay;
  const isSure = (one: Held): boolean => conditionsOf(one, plan).length === 0;
  if (right === undefined || ofThatDay.some(isSure)) return '';
  const sure = bringing.find(isSure);
  const otherwise = sure === undefined ? '' : ` Sem isso, o abono é desde ${formatDate(isoOf(sure.date))}.`;
  const conditions = conditionsOf(right, plan).join('; ').replace(/^e /, '');
  return ` Esse dia é o de “${right.judgement.rule.modality}”: ${conditions}.${otherwise}`;
};
