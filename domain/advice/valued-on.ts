/** An acquired right that is worth most as calculated on a day before the last one of its law: who asks has to ask for that. */
import type { Held } from '../law/engine/outlook/held.ts';
import { type Day, dayOf, isoOf } from '../units/day.ts';
import { formatDate } from '../words/format.ts';

/** Empty where it is calculated on the last day, or today. @see Decreto 3.048/1999, art. 181-D, § 1 */
export const valuedOnText = ({ judgement: { rule, window }, estimateOn }: Held, today: Day): string => {
  if (rule.regimeType !== 'RGPS' || rule.valuedWhenComplete === true || window.to === null || window.to >= today)
    return '';
  const on = estimateOn(today)?.logs[0]?.measuredOn ?? null;
  if (on === null || dayOf(on) >= window.to) return '';
  return ` É o valor do cálculo em ${formatDate(on)}, mais vantajoso que em ${formatDate(isoOf(window.to))}: peça-o assim, e confira a memória da concessão (Lei 8.213/1991, art. 122; Decreto 3.048/1999, art. 181-D).`;
};
