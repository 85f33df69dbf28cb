/** What waiting beyond the first right brings, in sentences: with the work that it asks for, and whether it makes up for it. */

import type { OutlookAnswer } from '../api/outlook.ts';
import { addMonths, dayOf } from '../units/day.ts';
import { gainMoney, headlineAmong, headlineBeside, headlineDifference, headlineMoney } from './far-ahead.ts';
import { formatDate } from './format.ts';
import { markedChoice } from './outlook-marks.ts';
import { sumSentence } from './outlook-sum.ts';
import { evening, isNextToNothing, ruleOf, workAsked } from './outlook-worth.ts';

/** Nobody waits years for a real or two a month that never make up for it. */
const LEAST_RISE = 1.01;
const MONTHS_OF_YEAR = 12;

const isYearsBefore = (one: string, other: string): boolean => addMonths(dayOf(one), MONTHS_OF_YEAR) <= dayOf(other);

/** The earliest day of waiting that brings nearly as much a month; empty where the highest value has no such day before it. */
const nearlyText = (
  answer: OutlookAnswer,
  { date, value }: { readonly date: string; readonly value: number },
): string => {
  const start = answer.marks.first?.date ?? '';
  const near = answer.waiting.find((row) => row.date > start && (row.value ?? 0) * LEAST_RISE >= value);
  if (near === undefined || near.value === null || near.value >= value || !isYearsBefore(near.date, date)) return '';
  return `; quase o mesmo, ${headlineMoney(near.value, near.date, answer)} por mês, já vem pedindo em ${formatDate(near.date)}`;
};

export const highestSentence = (answer: OutlookAnswer): string[] => {
  const highest = markedChoice(answer, 'highest');
  const { first } = answer.marks;
  if (highest === null || highest.value === null || first === null || highest.date === first.date) return [];
  const gain = highest.gain ?? 0;
  if (highest.value <= (first.value ?? 0) * LEAST_RISE && (highest.balance ?? 0) < 0) return [];
  const most = { date: highest.date, value: highest.value };
  const base = { date: first.date, value: first.value ?? highest.value - gain };
  const value = headlineBeside(most, base, answer);
  const more = gain <= 0 ? '' : ` (${gainMoney(most, base, answer)} a mais)`;
  const isFirstDay = answer.rights.some(({ ruleId, from }) => ruleId === highest.ruleId && from === highest.date);
  return [
    `${isFirstDay ? 'O' : 'Adiando o pedido, o'} maior valor, ${value} por mês${more}, vem em ${formatDate(highest.date)}, ${workAsked(answer, highest)}, ${ruleOf(answer, highest.ruleId)}${evening(answer, highest)}${nearlyText(answer, most)}.`,
  ];
};

/** What the greatest sum would add to that of the first day, with the work that it asks for; null where it is no reason to wait. */
export const waitingSentence = (answer: OutlookAnswer): string | null => {
  if (answer.compulsoryBeyond !== undefined) return sumSentence(answer)[0] ?? null;
  const most = markedChoice(answer, 'bestInLife');
  if (most === null || most.date === answer.marks.first?.date || isNextToNothing(answer, most)) return null;
  return sumSentence(answer)[0] ?? null;
};

/** Beside a value still to come: that waiting beyond its first day brings more; null where `named`, in reais, is not exceeded. */
export const higherStill = (answer: OutlookAnswer, named: number): string | null => {
  const highest = markedChoice(answer, 'highest');
  if (highest === null || highest.value === null || highest.value <= named * LEAST_RISE) return null;
  const { first } = answer.marks;
  const value = headlineAmong(
    { date: highest.date, value: highest.value },
    [{ date: first?.date ?? answer.calculationDate, value: named }],
    answer,
  );
  /** The work until that day, and what comes of it, is said of the greatest sum. */
  const isSaid = highest.date === answer.marks.bestInLife?.date && waitingSentence(answer) !== null;
  const asking = isSaid ? '' : `, ${workAsked(answer, highest)}${evening(answer, highest)}`;
  return `Esperando além disso, o valor sobe até ${value} por mês, em ${formatDate(highest.date)}${asking}.`;
};

/** Of a right to come that is called the higher one: that waiting for it never pays, where that is so. */
export const notMadeUpFor = (answer: OutlookAnswer, ruleId: string): string | null => {
  const right = answer.rights.find((one) => one.ruleId === ruleId);
  if (right === undefined || right.balance === null || right.balance >= 0 || right.evensOutOn !== null) return null;
  if (right.from === answer.marks.first?.date) return null;
  const less = headlineDifference(right.balance, right.from, answer.calculationDate);
  return `Por “${right.modality}”, esperar até ${formatDate(right.from)} só compensa depois da expectativa de vida (até lá, ${less} a menos).`;
};
