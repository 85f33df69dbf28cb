/** Steps about the same months: whoever takes both pays for what the other brings. */
import type { NextStep } from '../api/next-steps.ts';
import { formatCount, formatMoney } from '../words/format.ts';
import { isAsMuch, mostInLife, takenBy } from '../words/step-groups.ts';
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

const isCertificate = (step: NextStep): boolean => step.kind === 'certify' && (mostInLife(step) ?? 0) > 0;

/** That another certificate brings as much: one of both is asked for. */
const orTheOther = (step: NextStep, steps: readonly NextStep[]): NextStep => {
  const other = isCertificate(step)
    ? steps.find((one) => one !== step && isCertificate(one) && isAsMuch(one, step))
    : undefined;
  if (other === undefined) return step;
  const more = takenBy(step) - takenBy(other);
  const regime = (other.elsewhere ?? step.elsewhere)?.regimeType;
  const takes =
    regime === undefined || more === 0
      ? ''
      : ` e tira ${formatMoney(Math.abs(more))} a ${more > 0 ? 'mais' : 'menos'} do ${regime}`;
  const text = `${step.text} Basta um certificado: o de ${other.subject?.name ?? other.title}, sozinho, traz o mesmo primeiro direito${takes}.`;
  return { ...step, text };
};

/** Of steps that bring the same, which of them is enough, and what the dearer one brings beyond the other. */
export const asAlternatives = (weighed: readonly Weighed[]): Weighed[] => {
  const steps = weighed.map(({ step }) => step);
  return weighed.map((one) => ({ ...one, step: orTheOther(told(one.step, steps), steps) }));
};
