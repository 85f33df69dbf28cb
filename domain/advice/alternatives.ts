/** Steps about the same months: whoever takes both pays for what the other brings. */
import type { NextStep } from '../api/next-steps.ts';
import { formatCount, formatMoney } from '../words/format.ts';
import type { Weighed } from './order.ts';

const wayOf = ({ hypothesis }: NextStep): string | null =>
  hypothesis?.kind === 'complemented' ? (hypothesis.by ?? 'paying') : null;

const recordOf = ({ subject, hypothesis }: NextStep): string | null =>
  hypothesis?.kind === 'complemented' ? (subject?.id ?? null) : null;

/** Of the same months, what is joined for nothing. */
const freeWayOf = (paid: NextStep, steps: readonly NextStep[]): NextStep | undefined =>
  wayOf(paid) === 'paying' || wayOf(paid) === 'excess'
    ? steps.find((step) => wayOf(step) === 'grouping' && recordOf(step) === recordOf(paid) && !step.notComputed)
    : undefined;

interface More {
  readonly days: number;
  readonly gain: number;
}

/** What it brings beyond the other; null where one of the two is not known. */
const beyond = (paid: NextStep, free: NextStep): More | null => {
  if (paid.effect === null || free.effect === null) return null;
  const { soonerByDays: days, gain } = paid.effect;
  const { soonerByDays: freeDays, gain: freeGain } = free.effect;
  if (days === null || gain === null || freeDays === null || freeGain === null) return null;
  return { days: days - freeDays, gain: gain - freeGain };
};

const spares = ({ spares: amount = 0 }: NextStep): number => amount;
const isNoMore = (more: More, paid: NextStep, free: NextStep): boolean =>
  more.days <= 0 && more.gain <= 0 && spares(paid) <= spares(free);

const IN_VAIN = ' O ajuste sem pagar traz o mesmo: pagar não acrescenta nada ao primeiro direito.';

const inPlace = ({ days, gain }: More): string => {
  const sooner = days > 0 ? `o direito vem ${formatCount(days)} ${days === 1 ? 'dia' : 'dias'} antes` : null;
  const more = gain > 0 ? `são ${formatMoney(gain)} a mais por mês` : null;
  const brings = [sooner, more].filter((part) => part !== null).join(' e ');
  return ` É em lugar do ajuste sem pagar${brings === '' ? '' : `: frente a ele, ${brings}`}.`;
};

const told = (step: NextStep, steps: readonly NextStep[]): NextStep => {
  const free = freeWayOf(step, steps);
  const more = free === undefined ? null : beyond(step, free);
  if (free === undefined || more === null) return step;
  return isNoMore(more, step, free)
    ? { ...step, text: `${step.text}${IN_VAIN}`, noMoreThan: free.id }
    : { ...step, text: `${step.text}${inPlace(more)}` };
};

/** Of paying for months that could be joined for nothing: what it brings beyond that, or that it brings nothing. */
export const asAlternatives = (weighed: readonly Weighed[]): Weighed[] => {
  const steps = weighed.map(({ step }) => step);
  return weighed.map((one) => ({ ...one, step: told(one.step, steps) }));
};
