import type { ComparedScenario, ScenarioRight } from '../../../domain/api/scenarios.ts';
import { formatDate, formatMoney, unbroken } from '../../../domain/words/format.ts';
import { scenarioTexts as texts } from './texts.ts';

/** A scenario, or a suggestion that nobody has kept yet. */
export type ShownScenario = Omit<ComparedScenario, 'id'> & { readonly id?: string };

export const moneyText = (value: number): string => unbroken(formatMoney(value));

/**
 * A right that was complete before it could be asked for is there already; its day is not the day of the calculation. Where
 * a scenario goes on beyond that day (`on`), it is asked for at its end.
 */
export const dayText = (right: ScenarioRight | null, on: string): string => {
  if (right === null) return texts.noRight;
  return right.date < right.from && right.from <= on ? texts.already(formatDate(right.date)) : formatDate(right.from);
};

export const valueText = (right: ScenarioRight | null): string => {
  if (right === null) return texts.noValue;
  return right.value === null ? texts.noValue : moneyText(right.value);
};

/** How much earlier or later the first right comes than by the facts; null for the same day. */
export const shiftText = ({ soonerByDays }: Pick<ShownScenario, 'soonerByDays'>): string | null => {
  if (soonerByDays === null || soonerByDays === 0) return null;
  return soonerByDays > 0 ? texts.sooner(soonerByDays) : texts.later(-soonerByDays);
};

export const costText = ({ cost }: Pick<ShownScenario, 'cost'>): string => {
  if (cost === null) return texts.unknown;
  return cost === 0 ? texts.atOnce : moneyText(cost);
};

export const gainText = ({ gain }: Pick<ShownScenario, 'gain'>): string => {
  if (gain === null) return texts.nothing;
  if (gain === 0) return moneyText(0);
  return `${gain > 0 ? '+' : '−'}\u00a0${moneyText(Math.abs(gain))}`;
};

export const recoveredText = ({ cost, gain, recoveredInMonths }: ShownScenario): string => {
  if (recoveredInMonths !== null) return recoveredInMonths === 0 ? texts.nothing : texts.months(recoveredInMonths);
  return cost !== null && cost > 0 && gain !== null && gain <= 0 ? texts.never : texts.nothing;
};
