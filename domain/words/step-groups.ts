/** Which steps are to be done, which are not worth it, and which change nothing. */
import type { NextStep } from '../api/next-steps.ts';
import { stepWords } from './next-steps.ts';

/**
 * Computed, and nothing comes of it here or in the other regime, no contribution spared either; of what is not known nobody says so, and that nothing has to be
 * paid is what is said.
 */
const isWithoutEffect = ({
  kind,
  effect,
  elsewhere,
  spares = 0,
}: Pick<NextStep, 'kind' | 'effect' | 'elsewhere' | 'spares'>): boolean =>
  kind !== 'noNeed' &&
  spares === 0 &&
  effect !== null &&
  effect.soonerByDays === 0 &&
  effect.gain === 0 &&
  effect.balance === 0 &&
  (elsewhere?.balance ?? 0) === 0;

/** What is done and paid for: of the others the effect is what is lost without them. */
export const UNDERTAKEN: readonly NextStep['kind'][] = ['complement', 'late', 'certify'];

type Undertaken = Pick<
  NextStep,
  | 'kind'
  | 'effect'
  | 'price'
  | 'elsewhere'
  | 'receivedSooner'
  | 'sameDay'
  | 'later'
  | 'spares'
  | 'beside'
  | 'noMoreThan'
>;

/** The most that it adds until the expectation of life, on its first day or on a later one; null where that is not known. */
export const mostInLife = ({
  effect,
  sameDay,
  later,
}: Pick<NextStep, 'effect' | 'sameDay' | 'later'>): number | null => {
  const sums = [effect?.balance ?? null, sameDay ?? null, later?.balance ?? null].filter((sum) => sum !== null);
  return sums.length === 0 ? null : Math.max(...sums);
};

/** Whoever needs the benefit before may pay for the days that it comes sooner, as long as they bring back what is paid. */
const bringsDays = ({ effect, price, receivedSooner }: Undertaken): boolean =>
  (effect?.soonerByDays ?? 0) > 0 && (price?.amount ?? 0) <= (receivedSooner ?? Number.POSITIVE_INFINITY);

/** What is paid at once comes back late and little: a quarter of it until the expectation of life is no reason to pay. */
const isLittle = (step: Undertaken): boolean =>
  step.price !== null && step.price.amount !== null && (mostInLife(step) ?? step.price.amount) < step.price.amount / 4;

/** It takes from the other regime more than it brings here. */
const isOutweighed = (step: Undertaken): boolean =>
  step.elsewhere !== undefined && step.elsewhere.balance + (mostInLife(step) ?? 0) + (step.beside ?? 0) < 0;

/** The contributions that it spares cost more: nothing is received of them, and they need not be paid. */
const sparesMore = ({ effect, spares }: Undertaken): boolean =>
  spares !== undefined && spares + (effect?.balance ?? 0) > 0;

/** It costs more than it brings until the expectation of life, though it may bring more a month, and no days that are worth it. */
export const isNotWorthIt = (step: Undertaken): boolean => {
  const { kind, effect, beside } = step;
  if (!UNDERTAKEN.includes(kind)) return false;
  if (step.noMoreThan !== undefined) return true;
  /** Only what it brings beside the right is known then. */
  if (effect === null) return beside !== undefined && isOutweighed(step);
  if (effect.gain === null || effect.soonerByDays === null) return false;
  if (sparesMore(step)) return false;
  return isOutweighed(step) || (((mostInLife(step) ?? effect.gain) < 0 || isLittle(step)) && !bringsDays(step));
};

/** Why: another step brings as much, or it costs more than it brings, or what it brings is little beside the price. */
export const notWorthItText = (step: Undertaken): string => {
  if (step.noMoreThan !== undefined) return stepWords.asMuchForNothing;
  return !isOutweighed(step) && (mostInLife(step) ?? 0) > 0 ? stepWords.littleForIt : stepWords.notWorthIt;
};

export interface StepGroups {
  /** What to do, most effective first. */
  readonly effective: readonly NextStep[];
  readonly notWorthIt: readonly NextStep[];
  readonly idle: readonly NextStep[];
}

export const stepGroups = (steps: readonly NextStep[]): StepGroups => ({
  effective: steps.filter((step) => !isWithoutEffect(step) && !isNotWorthIt(step)),
  notWorthIt: steps.filter((step) => !isWithoutEffect(step) && isNotWorthIt(step)),
  idle: steps.filter(isWithoutEffect),
});

/** Two steps may each bring the same day, which is then paid for twice. */
export const MEASURED_ALONE =
  'Cada passo foi medido sozinho: os efeitos não se somam e, feito um, outro pode já não trazer nada. Antes de pagar por mais de um, avalie-os juntos.';

const isPaidFor = ({ price }: NextStep): boolean => price !== null && price.amount !== 0;

/** Each of two certificates, alone, brings the same right on the same day. */
export const isAsMuch = (one: NextStep, other: NextStep): boolean =>
  one.effect !== null &&
  other.effect !== null &&
  one.effect.soonerByDays === other.effect.soonerByDays &&
  one.effect.gain === other.effect.gain &&
  one.effect.balance === other.effect.balance;

/** What it takes from the other regime, as a gain of nothing or less. */
export const takenBy = ({ elsewhere }: Pick<NextStep, 'elsewhere'>): number => elsewhere?.balance ?? 0;

const EACH_CERTIFICATE =
  'Cada certificado foi medido sozinho: os efeitos não se somam. Antes de pedir mais de um, avalie-os juntos.';

/** What has to be known before several certificates are asked for; null where at most one brings something. */
const ofCertificates = (effective: readonly NextStep[]): string | null => {
  const steps = effective.filter((step) => step.kind === 'certify' && (mostInLife(step) ?? 0) > 0);
  const [first] = steps;
  if (first === undefined || steps.length < 2) return null;
  if (!steps.every((step) => isAsMuch(step, first))) return EACH_CERTIFICATE;
  const least = steps.toSorted((one, other) => takenBy(other) - takenBy(one))[0] ?? first;
  const isLess = least.elsewhere !== undefined && steps.some((step) => takenBy(step) < takenBy(least));
  const cheapest = isLess ? `; o de ${nameOf(least)} é o que menos tira do ${least.elsewhere?.regimeType}` : '';
  return `Dos certificados (${steps.map(nameOf).join('; ')}) basta um: cada um, sozinho, traz o mesmo primeiro direito${cheapest}.`;
};

const nameOf = ({ subject, title }: NextStep): string => subject?.name ?? title;

/** What has to be known before several of them are undertaken; null where at most one is. */
export const measuredAlone = (steps: readonly NextStep[]): string | null => {
  const { effective } = stepGroups(steps);
  const bringing = effective.filter(
    (step) => (UNDERTAKEN.includes(step.kind) && step.effect !== null) || isPaidFor(step),
  );
  /** Of one record they are told as alternatives. */
  const about = new Set(bringing.map(({ id, kind, subject }) => (kind === 'complement' ? (subject?.id ?? id) : id)));
  const paid = about.size > 1 && bringing.some(isPaidFor) ? MEASURED_ALONE : null;
  const certificates = ofCertificates(effective);
  const said = [paid, paid !== null && certificates === EACH_CERTIFICATE ? null : certificates];
  return said.filter((text) => text !== null).join(' ') || null;
};
