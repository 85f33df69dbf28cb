/** Age retires by itself, and where it pays more than any right that is chosen nobody is to ask for less before. */

import type { CompulsoryBeyond } from '../../../api/outlook.ts';
import { isoOf } from '../../../units/day.ts';
import { centsOf, reaisOf } from '../../../units/money.ts';
import { bestOn, isVariant } from './held.ts';
import { measured } from './measured.ts';
import type { Plan } from './plan.ts';

/** The compulsory pension, where it is more a month than the best right of its day, and more in life than any choice; else null. */
export const compulsoryBeyond = ({
  held,
  named,
  first,
  bestInLife,
  life,
  choiceOf,
  net,
  last,
}: Plan): CompulsoryBeyond | null => {
  if (first === null || first.value === null || life === null) return null;
  const right = held.find((one) => one.judgement.rule.kind === 'compulsory' && !isVariant(one) && !named.includes(one));
  const value = right === undefined || right.from > last || right.from <= first.day ? null : right.on(right.from);
  if (right === undefined || value === null) return null;
  const best = bestOn(right.from, named)?.value ?? first.value;
  const { total, balance, evensOutOn } = measured(
    choiceOf({ day: right.from, value }),
    choiceOf({ day: first.day, value: first.value }),
    life.until,
    net,
  );
  if (value <= best || total === null || balance === null || total <= (bestInLife()?.total ?? total)) return null;
  const { id: ruleId } = right.judgement.rule;
  return { date: isoOf(right.from), ruleId, value, gain: reaisOf(centsOf(value) - centsOf(best)), balance, evensOutOn };
};
