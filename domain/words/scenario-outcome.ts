/** What a scenario comes to, in the words of screen and report. */
import type { ComparedScenario, ScenarioRight } from '../api/scenarios.ts';
import { formatCount, formatDate, formatMoney, unbroken } from './format.ts';

export const outcomeWords = {
  facts: 'Fatos',
  name: 'Cenário',
  soonest: 'Primeiro direito',
  best: 'Maior valor',
  cost: 'Custo',
  gain: 'Ganho por mês',
  recovered: 'Recupera o custo em',
  noRight: 'Nenhum direito',
  already: (day: string) => `Já pode, desde ${day}`,
  onDay: (day: string) => `em ${day}`,
  noValue: 'Sem valor',
  unknown: 'Não calculado',
  nothing: '—',
  never: 'Não recupera',
  atOnce: 'Sem custo',
  months: (count: number) => `${count} ${count === 1 ? 'mês' : 'meses'}`,
  sooner: (days: number) => `${formatCount(days)} ${days === 1 ? 'dia' : 'dias'} antes`,
  later: (days: number) => `${formatCount(days)} ${days === 1 ? 'dia' : 'dias'} depois`,
} as const;

/** A scenario, or a suggestion that nobody has kept yet. */
export type ShownScenario = Omit<ComparedScenario, 'id'> & { readonly id?: string };

const moneyText = (value: number): string => unbroken(formatMoney(value));

/**
 * A right that was complete before it could be asked for is there already; its day is not the day of the calculation. Where
 * a scenario goes on beyond that day (`on`), it is asked for at its end.
 */
export const dayText = (right: ScenarioRight | null, on: string): string => {
  if (right === null) return outcomeWords.noRight;
  const isThere = right.date < right.from && right.from <= on;
  return isThere ? outcomeWords.already(formatDate(right.date)) : formatDate(right.from);
};

export const valueText = (right: ScenarioRight | null): string => {
  if (right === null) return outcomeWords.noValue;
  return right.value === null ? outcomeWords.noValue : moneyText(right.value);
};

/** How much earlier or later the first right comes than by the facts; null for the same day. */
export const shiftText = ({ soonerByDays }: Pick<ShownScenario, 'soonerByDays'>): string | null => {
  if (soonerByDays === null || soonerByDays === 0) return null;
  return soonerByDays > 0 ? outcomeWords.sooner(soonerByDays) : outcomeWords.later(-soonerByDays);
};

export const costText = ({ cost }: Pick<ShownScenario, 'cost'>): string => {
  if (cost === null) return outcomeWords.unknown;
  return cost === 0 ? outcomeWords.atOnce : moneyText(cost);
};

export const gainText = ({ gain }: Pick<ShownScenario, 'gain'>): string => {
  if (gain === null) return outcomeWords.nothing;
  if (gain === 0) return moneyText(0);
  return `${gain > 0 ? '+' : '−'}\u00a0${moneyText(Math.abs(gain))}`;
};

export const recoveredText = ({ cost, gain, recoveredInMonths }: ShownScenario): string => {
  if (recoveredInMonths !== null)
    return recoveredInMonths === 0 ? outcomeWords.nothing : outcomeWords.months(recoveredInMonths);
  return cost !== null && cost > 0 && gain !== null && gain <= 0 ? outcomeWords.never : outcomeWords.nothing;
};

/** Of what a cost is made: 'Contribuição de facultativo: R$ 3.890,40 (12 × R$ 324,20) · Lei 8.212/1991, art. 21'. */
export const costLineText = ({ months, monthly, total, label, article }: ShownScenario['costs'][number]): string => {
  const by = months > 0 && monthly !== null ? ` (${months} × ${moneyText(monthly)})` : '';
  const law = article === null ? '' : ` · ${article}`;
  return `${label}: ${total === null ? outcomeWords.unknown : moneyText(total)}${by}${law}`;
};
