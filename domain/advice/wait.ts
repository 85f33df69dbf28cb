/** What whoever can ask today gives up by not waiting: the next better right, and the day of the greatest sum. */

import { compulsoryBeyond } from '../law/engine/outlook/compulsory-beyond.ts';
import { type Best, bestOn, type Held } from '../law/engine/outlook/held.ts';
import { measured } from '../law/engine/outlook/measured.ts';
import { type Day, isoOf } from '../units/day.ts';
import { formatMonthOfYear, parseMonth } from '../units/month.ts';
import { compulsoryBeyondText } from '../words/compulsory.ts';
import { headlineBeside, headlineDifference, isFarAhead } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import { isAsMuch, NEARLY } from '../words/greatest-sum.ts';
import { aheadSinceText, howLong, isNoReasonToWait } from '../words/outlook-worth.ts';
import { type AdvisedOn, sightOf } from './candidate.ts';

type Planned = Pick<AdvisedOn, 'plan'>;

/** A pension of the RGPS that began to be received is kept. */
export const KEPT_ONCE_RECEIVED = ' Recebida a aposentadoria, não se troca por outra (Decreto 3.048/1999, art. 181-B).';

export interface Asked {
  readonly day: Day;
  readonly value: number;
}

export interface Better extends Asked {
  readonly ruleId: string;
  readonly balance: number;
  readonly evensOutOn: string | null;
}

/** What a later day adds up to beyond the first one; null where it is no reason to wait. */
const worthIt = ({ plan }: Planned, base: Asked, asked: Asked & { readonly ruleId: string }): Better | null => {
  const { life, choiceOf, net } = plan;
  if (life === null || asked.day <= base.day) return null;
  const { balance, evensOutOn } = measured(choiceOf(asked), choiceOf(base), life.until, net);
  if (balance === null || balance <= 0 || isNoReasonToWait(balance, base, asked.day)) return null;
  const { day, value, ruleId } = asked;
  return { day, value, ruleId, balance, evensOutOn };
};

/** The next right by another rule that pays more a month, and more in life. */
export const nextBetter = (on: Planned, base: Asked & { readonly ruleId: string }): Better | null => {
  const { named, last } = on.plan;
  for (const { from } of named) {
    const best = from > base.day && from <= last ? bestOn(from, named) : null;
    if (best === null || best.ruleId === base.ruleId || best.value <= base.value) continue;
    const better = worthIt(on, base, best);
    if (better !== null) return better;
  }
  return null;
};

interface Greatest extends Better {
  /** A later day adds some days of the calendar to it. */
  readonly isNearly: boolean;
}

/** Days of asking and of rights, the earliest first, each with its best right. */
const daysBefore = ({ plan }: Planned, base: Asked, last: Day): readonly Best[] => {
  const ofRights = plan.named.flatMap(({ from }) => bestOn(from, plan.named) ?? []);
  return [...plan.waiting(), ...ofRights]
    .filter(({ day }) => day > base.day && day < last)
    .sort((one, other) => one.day - other.day);
};

/** The choice that page 1 and the outlook name as the greatest sum. */
const greatestSum = (on: AdvisedOn, base: Asked): Greatest | null => {
  const bestInLife = on.plan.bestInLife();
  if (bestInLife === null || bestInLife.value === null) return null;
  const most = worthIt(on, base, { ...bestInLife, value: bestInLife.value });
  if (most === null) return null;
  for (const asked of daysBefore(on, base, most.day)) {
    const before = worthIt(on, base, asked);
    if (before !== null && isAsMuch(most, before)) return { ...before, isNearly: true };
  }
  return { ...most, isNearly: false };
};

const nameOf = (named: readonly Held[], id: string): string =>
  named.find(({ judgement }) => judgement.rule.id === id)?.judgement.rule.modality ?? '';

const aheadSince = ({ day, evensOutOn }: Better): string => aheadSinceText(isoOf(day), evensOutOn);

/** Nobody works for years for what is left beyond the day named before, nor is that known where what is paid meanwhile is not. */
const isNoMore = ({ plan }: AdvisedOn, most: Better, named: Better): boolean => {
  const { life, choiceOf, net } = plan;
  const { balance, parts } = measured(choiceOf(most), choiceOf(named), life?.until ?? null, net);
  const isUnknown = parts !== null && (parts.pay ?? 0) > 0 && parts.contributions === null;
  return isUnknown || isNoReasonToWait(balance, named, most.day);
};

/** ' A maior soma até lá é a de quem pede em …'; empty where that is the day already named, or none is greater. */
export const greatestSumText = (on: AdvisedOn, base: Asked, named: Better): string => {
  const most = greatestSum(on, base);
  if (most === null || most.day === named.day || isNoMore(on, most, named)) return '';
  const day = isoOf(most.day);
  const since = isoOf(base.day) === on.day ? 'de hoje' : 'do primeiro direito';
  return ` ${most.isNearly ? NEARLY : 'A maior soma'} até lá é a de quem pede em ${formatDate(day)}, ${howLong(base.day, most.day)} depois ${since}: ${headlineDifference(most.balance, day, on.day)} a mais${aheadSince(most)}.`;
};

/**
 * Before somebody asks for what is less for life; empty where no later day brings more, or the first right is years ahead. One day is
 * compared with the other.
 */
export const waitText = (on: AdvisedOn): string => {
  const { plan, regimeType, day } = on;
  const { first, life, named } = plan;
  if (first === null || first.value === null || life === null || isFarAhead(isoOf(first.day), day)) return '';
  const compulsory = compulsoryBeyond(plan);
  if (compulsory !== null) return ` Antes de pedir, compare. ${compulsoryBeyondText(compulsory, day)}`;
  const base = { day: first.day, value: first.value, ruleId: first.ruleId };
  const next = nextBetter(on, base);
  const until = `até a expectativa de vida (${formatMonthOfYear(parseMonth(isoOf(life.until)))})`;
  const more = ({ balance, day: asked }: Better): string => headlineDifference(balance, isoOf(asked), day);
  const kept = regimeType === 'RGPS' ? KEPT_ONCE_RECEIVED : '';
  const asking = (choice: Better): string => `quem pede em ${formatDate(isoOf(choice.day))}`;
  const worth = ({ value, day: asked }: Better): string =>
    `${headlineBeside({ date: isoOf(asked), value }, { date: isoOf(base.day), value: base.value }, sightOf(plan))} por mês`;
  if (next === null) {
    /** A servant's greatest sum lies near the last day of work: nobody is told to wait for it by a step. */
    const most = greatestSum(on, base);
    if (most === null || regimeType === 'RPPS') return '';
    const by = most.ruleId === first.ruleId ? 'pela mesma regra' : `por “${nameOf(named, most.ruleId)}”`;
    return ` Antes de pedir, compare: ${asking(most)}, ${howLong(base.day, most.day)} depois, ${by}, recebe ${worth(most)}, e ${more(most)} a mais ${until}${aheadSince(most)}.${kept}`;
  }
  const by = `por “${nameOf(named, next.ruleId)}”`;
  return ` Antes de pedir, compare: em ${formatDate(isoOf(next.day))}, ${by}, ${worth(next)}, e ${more(next)} a mais ${until}${aheadSince(next)}.${greatestSumText(on, base, next)}${kept}`;
};
