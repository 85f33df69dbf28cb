import type { HistoryEntry } from '../../../domain/api/history.ts';
import { dayOf, isoOf } from '../../../domain/units/day.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { historyTexts as texts } from './texts.ts';

export interface HistoryDay {
  /** `YYYY-MM-DD`, in São Paulo. */
  readonly day: string;
  readonly entries: readonly HistoryEntry[];
}

/** Entries by the day on which they happened, in their order. */
export const byDay = (entries: readonly HistoryEntry[]): readonly HistoryDay[] => {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = dayInSaoPaulo(entry.at);
    const known = days.get(day);
    if (known === undefined) days.set(day, [entry]);
    else known.push(entry);
  }
  return [...days].map(([day, of]) => ({ day, entries: of }));
};

/** 'Hoje, 22/11/2026', 'Ontem, …', or the date alone. */
export const dayTitle = (day: string, today: string): string => {
  if (day === today) return `${texts.today}, ${formatDate(day)}`;
  return day === isoOf(dayOf(today) - 1) ? `${texts.yesterday}, ${formatDate(day)}` : formatDate(day);
};
