/** The greatest sum until the expectation of life, in sentences. */

import type { OutlookAnswer } from '../api/outlook.ts';
import { dayOf, elapsed } from '../units/day.ts';
import { isSameSum } from '../units/money.ts';
import { compulsoryBeyondText } from './compulsory.ts';
import { headlineDifference } from './far-ahead.ts';
import { formatDate } from './format.ts';
import { chosenDays, greatestSum, MOST_OF_CALENDAR } from './greatest-sum.ts';
import { type Choice, isCompulsory } from './outlook-marks.ts';
import {
  aheadSinceText,
  isNextToNothing,
  isNoReasonToWait,
  isWithoutAbono,
  monthOf,
  workAsked,
} from './outlook-worth.ts';

/** Of which the sum says more than is known. */
const withoutContribution = ({ parts }: Choice): string =>
  parts !== null && parts.contributions === null && parts.pay !== null && parts.pay > 0
    ? ', sem descontar a contribuição, que não é conhecida aqui'
    : '';

/** A day of before half of that wait which already brings nearly all of it: nobody works eighteen years for what is left. */
const soonAlmost = (answer: OutlookAnswer, most: Choice): string => {
  const { marks, calculationDate } = answer;
  const from = dayOf(marks.first?.date ?? calculationDate);
  const half = (from + dayOf(most.date)) / 2;
  const isNearly = ({ date, value, balance }: Choice): boolean =>
    balance !== null &&
    dayOf(date) > from &&
    dayOf(date) <= half &&
    isNoReasonToWait((most.balance ?? 0) - balance, { day: dayOf(date), value }, dayOf(most.date));
  const [soon] = chosenDays(answer).filter(isNearly);
  if (soon === undefined) return '';
  return `; quase o mesmo já vem pedindo em ${formatDate(soon.date)} (${headlineDifference(soon.balance ?? 0, soon.date, calculationDate)} a mais)`;
};

/** Where the pension is as much as the pay the months of a short wait decide by some days, and nobody waits for those. */
const isOfCalendar = ({ marks, calculationDate }: OutlookAnswer, { date, balance }: Choice): boolean => {
  const { years } = elapsed(dayOf(marks.first?.date ?? calculationDate), dayOf(date));
  return years === 0 && (balance ?? 0) <= (marks.first?.value ?? 0) * MOST_OF_CALENDAR;
};

const ABONO_LEFT_OUT = '; o abono de permanência, que pode haver, não entra nessa conta e favorece esperar';

/** A sum and no advice: it is said with the work that it asks for. */
export const sumSentence = (answer: OutlookAnswer): string[] => {
  if (answer.compulsoryBeyond !== undefined) {
    return [compulsoryBeyondText(answer.compulsoryBeyond, answer.calculationDate)];
  }
  const named = greatestSum(answer);
  const most = named?.choice ?? null;
  const greatest = named?.isNearly === true ? 'Praticamente a maior soma' : 'A maior soma';
  const { first } = answer.marks;
  if (most === null || first === null || answer.horizon === null || isCompulsory(answer, most.ruleId)) return [];
  /** Beside a first day of which no value is known there is nothing that waiting could be measured against. */
  if (first.value === null) return [];
  const until = monthOf(answer.horizon);
  const abono = answer.waiting.some((later) => later.date > first.date && isWithoutAbono(later)) ? ABONO_LEFT_OUT : '';
  if (most.date === first.date) {
    return [
      `Pela soma até a expectativa de vida (${until}), pedir em ${formatDate(first.date)} é o que mais rende${abono}.`,
    ];
  }
  if (isOfCalendar(answer, most) || isSameSum(most.balance ?? 0, 0)) {
    return [
      `Pela soma até a expectativa de vida (${until}), esperar não traz mais do que pedir em ${formatDate(first.date)}${withoutContribution(most)}${abono}.`,
    ];
  }
  const by = `a de quem pede em ${formatDate(most.date)}, ${workAsked(answer, most)}`;
  const more = headlineDifference(most.balance ?? 0, most.date, answer.calculationDate);
  if (isNextToNothing(answer, most)) {
    return [
      `${greatest} até a expectativa de vida (${until}) é ${by}, e traz só ${more} a mais${withoutContribution(most)}: não compensa tanta espera.`,
    ];
  }
  return [
    `${greatest} até a expectativa de vida (${until}) é ${by}: ${more} a mais${withoutContribution(most)}${aheadSinceText(most.date, most.evensOutOn)}${soonAlmost(answer, most)}.`,
  ];
};
