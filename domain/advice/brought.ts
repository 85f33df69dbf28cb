/** What a step brings beside the line of its effect: on the day of before, and until when what is paid for it is back. */
import { bestOn } from '../law/engine/outlook/held.ts';
import { measured } from '../law/engine/outlook/measured.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { type IndexOverlay, minimumWage } from '../law/tables/index.ts';
import { isoOf, monthOf } from '../units/day.ts';
import { roundedReais } from '../units/money.ts';
import { formatMonthOfYear, parseMonth } from '../units/month.ts';
import { headlineDifference, headlineMoney } from '../words/far-ahead.ts';
import { formatDate, formatMoney } from '../words/format.ts';
import { sightOf } from './candidate.ts';
import { contributedUntil } from './contributed.ts';

export interface SameDay {
  readonly text: string;
  /** BRL until the expectation of life. */
  readonly balance: number;
}

/**
 * What it brings to whoever asks no sooner than without it, where that is more than twice what its earlier day brings until the
 * expectation of life, and no later right pays as much without it; else null. Read alone, the sum of the earlier day is a reason to
 * leave undone what only adds.
 */
export const onSameDay = (facts: Plan, done: Plan | null, ofItsDay: number | null): SameDay | null => {
  const { first, life, person } = facts;
  if (done === null || first === null || first.value === null || done.first === null) return null;
  if (done.first.day >= first.day) return null;
  const best = bestOn(first.day, done.named);
  if (best === null) return null;
  const isHadLater = facts.named.some(({ from, on }) => from > first.day && (on(from) ?? 0) >= best.value);
  if (isHadLater) return null;
  const { gain, balance } = measured(
    done.choiceOf(best),
    facts.choiceOf({ day: first.day, value: first.value }),
    life?.until ?? null,
    done.net,
  );
  if (gain === null || gain <= 0 || balance === null || balance <= 2 * Math.max(0, ofItsDay ?? 0)) return null;
  const [day, today] = [isoOf(first.day), isoOf(person.calculationDate)];
  const worth = `${headlineMoney(best.value, day, sightOf(facts))} por mês (${headlineDifference(gain, day, today)} a mais)`;
  return {
    balance,
    text: ` Quem pede no mesmo dia que sem isso, ${formatDate(day)}, recebe ${worth}, e ${headlineDifference(balance, day, today)} a mais até a expectativa de vida.`,
  };
};

/** Of a MEI, on the minimum wage. @see Lei 8.212/1991, art. 21, § 2, II */
const LEAST_RATE = 0.05;

export interface Spared {
  readonly text: string;
  /** BRL. */
  readonly amount: number;
}

/** Contributions that the first right of the same day no longer asks for; null where it asks for as many. */
export const contributionsSpared = (facts: Plan, done: Plan | null, overlay: IndexOverlay): Spared | null => {
  const [until, enough] = [contributedUntil(facts), done === null ? null : contributedUntil(done)];
  if (until === null || facts.first === null || done?.first?.day !== facts.first.day) return null;
  const today = facts.person.calculationDate;
  const months = monthOf(until) - monthOf(enough ?? today);
  if (months <= 0) return null;
  const wage = minimumWage(monthOf(today), overlay);
  return {
    amount: roundedReais(months * LEAST_RATE * (wage ?? 0)),
    text:
      enough === null
        ? ' Com isso já não é preciso contribuir para o primeiro direito.'
        : ` Com isso, para o primeiro direito basta contribuir até ${formatDate(isoOf(enough))}.`,
  };
};

/**
 * That nothing more is paid for a right that comes sooner, though without this it would ask for years of contributions: read
 * alone, the step beside it says to go on. `stopping`: the plan of whoever stops as well. Empty where that one loses it.
 */
export const nothingMoreToPay = (facts: Plan, done: Plan | null, stopping: () => Plan | null): string => {
  const [otherwise, right] = [facts.first, done?.first ?? null];
  if (done === null || otherwise === null || right === null || facts.person.regimeType === 'RPPS') return '';
  if (right.day >= otherwise.day || right.day <= facts.person.calculationDate) return '';
  if (contributedUntil(facts) === null || contributedUntil(done) !== null) return '';
  if (stopping()?.first?.day !== right.day) return '';
  return ` Com isso o primeiro direito vem em ${formatDate(isoOf(right.day))}, e até lá já não é preciso contribuir para ele.`;
};

interface PaidBack {
  /** `YYYY-MM-DD` */
  readonly evensOutOn: string | null;
  /** BRL that it brings until the expectation of life. */
  readonly balance: number;
  readonly interestMissing: boolean;
}

/**
 * Who pays tens of thousands for a few hundred a month has to live until then. Interest of many years may be more than all that
 * comes of it: whoever asks for the bill reads how much of it he may pay.
 */
export const paidBackText = ({ evensOutOn, balance, interestMissing }: PaidBack): string => {
  const back = evensOutOn === null ? '' : `o que se paga volta até ${formatMonthOfYear(parseMonth(evensOutOn))}`;
  if (!interestMissing) return back === '' ? '' : ` O${back.slice(1)}.`;
  const most = `só compensa se os juros ficarem abaixo de ${formatMoney(balance)}.`;
  return back === '' ? ` Sem contar os juros: ${most}` : ` Sem contar os juros, ${back}; ${most}`;
};
