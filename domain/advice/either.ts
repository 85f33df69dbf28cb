/** Time of the INSS serves one of two: a certificate to the regime of servants, or, contributing, a right in the INSS. */
import type { NextStep } from '../api/next-steps.ts';
import { underHypotheses } from '../calculations/scenarios/apply.ts';
import { mostInLife } from '../words/step-groups.ts';
import { noLongerThanNeeded } from './as-needed.ts';
import type { AdvisedOn, Candidate } from './candidate.ts';
import { certificates } from './candidates.ts';
import { contributeSteps } from './contribute.ts';
import { type Advised, type Evaluated, evaluated } from './evaluated.ts';
import type { Weighed } from './order.ts';
import { stepOf } from './step-of.ts';

type Either = NonNullable<NextStep['either']>;

/** A regime, and what is asked of it. */
interface Side {
  readonly on: AdvisedOn;
  readonly advised: Advised;
}

/** The same facts by the other regime; null where nothing is recorded there. */
const otherSide = ({ on, advised }: Side): Side | null => {
  const { elsewhere, plan } = on;
  if (elsewhere === null) return null;
  const regimeType = on.regimeType === 'RPPS' ? 'RGPS' : 'RPPS';
  const inputOf: Advised['inputOf'] = (calculation) => ({ ...advised.inputOf(calculation), regimeType });
  return {
    on: { ...on, regimeType, plan: elsewhere, elsewhere: plan, input: { ...on.input, regimeType } },
    advised: { ...advised, regimeType, inputOf },
  };
};

/** With all months, and with as few as it takes. */
const OF_CONTRIBUTING = 2;

/** Of whoever has no right in the INSS unless he contributes. */
const contributionIn = ({ on }: Side): Candidate | null =>
  on.plan.first === null
    ? (contributeSteps(on).find(({ onlyAsLongAsNeeded }) => onlyAsLongAsNeeded === true) ?? null)
    : null;

const contributed = (contribution: Candidate, { on, advised }: Side): Evaluated | null =>
  noLongerThanNeeded(contribution, { facts: on.plan, elsewhere: null }, advised).found;

/** What contributing still brings where the time is certified. */
const leftOf = ({ hypothesis }: NextStep, contribution: Candidate, inss: Side): number | null => {
  if (hypothesis === null) return null;
  const { calculation } = underHypotheses(inss.advised.calculation, [hypothesis], inss.advised);
  return contributed(contribution, { ...inss, advised: { ...inss.advised, calculation } })?.effect.balance ?? null;
};

const rounded = (isFar: boolean): Pick<Either, 'farAhead'> => (isFar ? { farAhead: true } : {});

const brings = (step: NextStep): boolean => (mostInLife(step) ?? 0) > 0;

/** Beside each certificate what contributing would bring, without it and with it. */
const besideCertificates = (weighed: readonly Weighed[], inss: Side, most: number): Weighed[] => {
  const contribution = contributionIn(inss);
  const certified = weighed.filter(({ step }) => step.kind === 'certify' && brings(step));
  if (contribution === null || certified.length === 0 || most < 2 * OF_CONTRIBUTING) return [...weighed];
  const found = contributed(contribution, inss);
  const balance = found?.effect.balance ?? 0;
  if (found === null || balance <= 0) return [...weighed];
  const told = new Set(certified.slice(0, Math.floor(most / OF_CONTRIBUTING) - 1));
  return weighed.map((one) => {
    const left = told.has(one) ? leftOf(one.step, contribution, inss) : null;
    if (left === null || left >= balance) return one;
    const either: Either = { regimeType: 'RGPS', balance, left, ...rounded(found.effect.farAhead === true) };
    return { ...one, step: { ...one.step, either } };
  });
};

/** Beyond waiting without it, where that brings as much a month. */
const worthOf = (step: NextStep): number => step.waiting?.balance ?? mostInLife(step) ?? 0;

/** The certificate that brings most to the regime of servants; null where none brings anything. */
const bestCertificate = ({ on, advised }: Side, most: number): NextStep | null => {
  const steps = certificates(on)
    .filter(({ otherwise }) => otherwise !== null)
    .slice(0, Math.max(0, most))
    .map((candidate) => {
      const found =
        candidate.otherwise === null
          ? null
          : evaluated(candidate.otherwise, { facts: on.plan, elsewhere: null }, advised);
      return stepOf(candidate, found, false);
    })
    .filter(brings)
    .toSorted((one, other) => worthOf(other) - worthOf(one));
  return steps[0] ?? null;
};

/** Beside contributing what a certificate would bring to the other regime, and what it leaves of contributing. */
const besideContributing = (weighed: readonly Weighed[], inss: Side, servants: Side, most: number): Weighed[] => {
  const contribution = contributionIn(inss);
  const place = weighed.findIndex(({ step }) => step.id === contribution?.id && (step.effect?.balance ?? 0) > 0);
  const one = weighed[place];
  const certificate = one === undefined ? null : bestCertificate(servants, most - OF_CONTRIBUTING);
  if (one === undefined || contribution === null || certificate === null) return [...weighed];
  const left = leftOf(certificate, contribution, inss);
  if (left === null || left >= (one.step.effect?.balance ?? 0)) return [...weighed];
  const either: Either = {
    regimeType: 'RPPS',
    balance: worthOf(certificate),
    ...(certificate.waiting === undefined ? {} : { until: certificate.waiting.until }),
    left,
    ...rounded(one.step.effect?.farAhead === true),
  };
  return weighed.with(place, { ...one, step: { ...one.step, either } });
};

/** Steps about the same time in two regimes, each with what the other brings; at most so many evaluations more. */
export const withTheOther = (weighed: readonly Weighed[], on: AdvisedOn, advised: Advised, most: number): Weighed[] => {
  const here = { on, advised };
  const there = otherSide(here);
  if (there === null) return [...weighed];
  return on.regimeType === 'RPPS'
    ? besideCertificates(weighed, there, most)
    : besideContributing(weighed, here, there, most);
};
