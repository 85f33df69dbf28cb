/** All steps that a case may have, before any is evaluated. */
import { placeNotReadOf } from '../law/engine/answer/place-not-read.ts';
import { retiredSinceOf } from '../law/engine/answer/retired.ts';
import type { AdvisedOn, Candidate } from './candidate.ts';
import { complementSteps } from './complement.ts';
import { contributeSteps } from './contribute.ts';
import { elsewhereSteps } from './elsewhere.ts';
import { indicatorSteps, openEndSteps } from './extract.ts';
import { incapacityBefore } from './incapacity.ts';
import { lateSteps } from './late.ts';
import { missingPaySteps } from './missing-pay.ts';
import { deadlineSteps, disputeSteps } from './open-questions.ts';
import { certifySteps } from './other-time.ts';
import { ownGapSteps } from './own-gaps.ts';
import { proveSteps } from './prove.ts';
import { requestSteps } from './request.ts';
import { retiredStep } from './retired.ts';
import { abonoSteps } from './servant.ts';
import { unpaidMonthSteps } from './unpaid-months.ts';

export const candidatesOf = (on: AdvisedOn): Candidate[] => {
  const since = retiredSinceOf(on.input);
  return since === null ? toPlan(on) : [retiredStep(since, on.today), ...elsewhereSteps(on)];
};

/** Against the age that retires, which is all that is known of a place, no certificate can be measured. */
const isRightUnknown = ({ input, plan: { first, held } }: AdvisedOn): boolean =>
  placeNotReadOf(input) !== null &&
  held.some(({ judgement: { rule } }) => rule.id === first?.ruleId && rule.kind === 'compulsory');

const unmeasured = (candidate: Candidate): Candidate => ({
  ...candidate,
  text: `${candidate.text} O efeito não se calcula sem as regras do ente, que não foram lidas.`,
  otherwise: null,
  evenWithoutEffect: true,
});

export const certificates = (on: AdvisedOn): Candidate[] =>
  isRightUnknown(on) ? certifySteps(on).map(unmeasured) : certifySteps(on);

const toPlan = (on: AdvisedOn): Candidate[] => [
  ...incapacityBefore(on, [...requestSteps(on), ...contributeSteps(on)]),
  ...elsewhereSteps(on),
  ...certificates(on),
  ...complementSteps(on),
  ...unpaidMonthSteps(on),
  ...lateSteps(on),
  ...proveSteps(on),
  ...missingPaySteps(on),
  ...indicatorSteps(on),
  ...ownGapSteps(on),
  ...openEndSteps(on),
  ...abonoSteps(on),
  ...disputeSteps(on),
  ...deadlineSteps(on),
];
