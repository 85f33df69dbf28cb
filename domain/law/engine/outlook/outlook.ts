/**
 * Every right by day and value, and what each further year of work brings and costs, in one pass: times, days of rights and
 * sums of salaries are worked out once, and only the benefit of each day anew.
 */

import type { OutlookAnswer, OutlookRight, OutlookWaiting, OutlookWorking } from '../../../api/outlook.ts';
import { isoOf } from '../../../units/day.ts';
import { checkLawInput } from '../../input/checks.ts';
import type { LawInput } from '../../input/input.ts';
import { isConfirmed } from '../../rule/confirmed.ts';
import { isReadingOfText } from '../../rule/reading-of-text.ts';
import { hangsOnConversion } from '../answer/conversion.ts';
import { parityOf } from '../answer/parity.ts';
import { placeNotReadIn } from '../answer/place-not-read.ts';
import { retiredIn, retiredSinceOf } from '../answer/retired.ts';
import { hangsOnRuralPay } from '../answer/rural-pay.ts';
import { missingDataOf } from '../evaluate.ts';
import { hangsOnNewPost } from '../left-post.ts';
import { supposedPay } from '../worth/valued.ts';
import { compulsoryBeyond } from './compulsory-beyond.ts';
import { disputedIn } from './disputed.ts';
import type { Best, Held } from './held.ts';
import { incapacityFirst } from './incapacity-first.ts';
import { type Measured, measured, NOT_MEASURED } from './measured.ts';
import { notesOf } from './notes.ts';
import { type Marked, type Plan, planFor } from './plan.ts';

/** The older names of the same figures stay beside them. */
const answered = (one: Measured) => ({
  ...one,
  benefits: one.forgone,
  contributions: one.parts?.contributions ?? null,
  recoveredOn: one.evensOutOn,
  receivedInLife: one.total,
});

const againstBase = ({ base, choiceOf, life, net }: Plan, asked: { day: number; value: number }): Measured =>
  base === null ? NOT_MEASURED : measured(choiceOf(asked), choiceOf(base), life?.until ?? null, net);

const rightOf = (held: Held, plan: Plan, input: LawInput): OutlookRight => {
  const { rule } = held.judgement;
  const { person, last } = plan;
  const withPay = held.on(held.from);
  const known = held.date <= person.calculationDate ? withPay : held.known();
  return {
    ruleId: rule.id,
    modality: rule.modality,
    description: rule.description,
    kind: rule.kind,
    parity: parityOf(rule, person),
    abono: rule.abono,
    confirmed: isConfirmed(rule, person.regime),
    variantOf: rule.variantOf ?? null,
    ...(isReadingOfText(rule) ? { readingOfText: true } : {}),
    ...(rule.kind === 'compulsory' ? { compulsory: true } : {}),
    ...(hangsOnRuralPay(rule, person) ? { hangsOnRuralPay: true } : {}),
    ...(hangsOnNewPost(held.judgement, person) ? { hangsOnNewPost: true } : {}),
    ...(hangsOnConversion(held.judgement, person) ? { hangsOnConversion: true } : {}),
    date: isoOf(held.date),
    from: isoOf(held.from),
    withinReach: held.from <= last,
    value: input.futurePay === 'goesOn' ? withPay : known,
    valueWithPay: withPay,
    valueKnown: known,
    ...answered(
      withPay === null || !plan.isMeasured(held) ? NOT_MEASURED : againstBase(plan, { day: held.from, value: withPay }),
    ),
  };
};

const waitingFor = (best: Best, plan: Plan): OutlookWaiting => ({
  date: isoOf(best.day),
  ruleId: best.ruleId,
  value: best.value,
  ...answered(againstBase(plan, best)),
});

/** What stands out lies on a day of waiting or on the first day of its right; where it does not, it is a day of waiting too. */
const waitedFor = (plan: Plan): Best[] => {
  const waiting = plan.waiting();
  const isTold = ({ day, ruleId }: Marked): boolean =>
    waiting.some((one) => one.day === day) ||
    plan.named.some(({ judgement, from }) => judgement.rule.id === ruleId && from === day);
  const marked = [plan.highest(), plan.bestInLife()].flatMap((mark): Best[] =>
    mark === null || mark.value === null || isTold(mark) ? [] : [{ ...mark, value: mark.value }],
  );
  const days = new Map([...waiting, ...marked].map((one) => [one.day, one]));
  return [...days.values()].sort((one, other) => one.day - other.day);
};

export const markOf = (marked: Marked | null) =>
  marked === null ? null : { date: isoOf(marked.day), ruleId: marked.ruleId, value: marked.value, total: marked.total };

const nobody = (input: LawInput, missingData: string[]): OutlookAnswer => ({
  regimeType: input.regimeType === 'RGPS' ? 'RGPS' : 'RPPS',
  calculationDate: input.calculationDate,
  workAfter: input.regimeType === 'RGPS' ? (input.workAfter ?? 'goesOn') : 'ends',
  rights: [],
  waiting: [],
  marks: { first: null, highest: null, bestInLife: null, soonest: null, best: null },
  disputed: [],
  until: null,
  horizon: null,
  lifeExpectancy: null,
  notes: [],
  missingData,
});

const lifeOf = ({ life }: Plan): Pick<OutlookAnswer, 'horizon' | 'lifeExpectancy'> =>
  life === null
    ? { horizon: null, lifeExpectancy: null }
    : { horizon: isoOf(life.until), lifeExpectancy: { ...life, until: isoOf(life.until) } };

/** What of a day that stands out no card tells: the value of its right on another day than the first. */
const workingsOf = ({ named, pay, highest, bestInLife }: Plan): OutlookWorking[] => {
  const marked = [highest(), bestInLife()].filter((mark) => mark !== null);
  const days = new Map(marked.map((mark) => [mark.day, mark]));
  return [...days.values()].flatMap(({ day, ruleId, value }): OutlookWorking[] => {
    const right = named.find(({ judgement }) => judgement.rule.id === ruleId);
    const [log] = right?.estimateOn(day)?.logs ?? [];
    if (right === undefined || log === undefined || value === null || right.on(right.from) === value) return [];
    const steps = [...supposedPay(pay, 'o pedido'), ...log.steps];
    return [{ date: isoOf(day), ruleId, modality: right.judgement.rule.modality, value, steps }];
  });
};

/** A plan as it is answered. */
export const presentPlan = (plan: Plan, input: LawInput): OutlookAnswer => {
  const { held, last } = plan;
  const [first, highest] = [markOf(plan.first), markOf(plan.highest())];
  const beyond = compulsoryBeyond(plan);
  const incapacity = incapacityFirst(plan)?.judgement.rule.id;
  const workings = workingsOf(plan);
  return {
    ...nobody(input, []),
    ceiling: plan.person.ceiling,
    minimumWage: plan.person.minimumWage,
    workAfter: plan.workAfter,
    rights: held.map((right) => rightOf(right, plan, input)),
    waiting: waitedFor(plan).map((best) => waitingFor(best, plan)),
    marks: { first, highest, bestInLife: markOf(plan.bestInLife()), soonest: first, best: highest },
    ...(workings.length === 0 ? {} : { workings }),
    disputed: disputedIn(plan),
    ...(beyond === null ? {} : { compulsoryBeyond: beyond }),
    ...(incapacity === undefined ? {} : { incapacityFirst: incapacity }),
    until: isoOf(last),
    ...lifeOf(plan),
    notes: notesOf(plan, input),
    ...(plan.person.nothingRecorded ? { nothingRecorded: true } : {}),
    ...(plan.pay.pays.length + plan.pay.withoutPay.length > 0 ? { worksOn: true } : {}),
    ...placeNotReadIn(input),
  };
};

/**
 * When to retire: every right by day and value, and what each further year of waiting is worth. What is missing is listed
 * in `missingData`, and the lists are empty then.
 *
 * @throws LawError for a date, span or amount that cannot be read; nothing that passed the API's schemas does
 */
export const outlook = (input: LawInput): OutlookAnswer => {
  checkLawInput(input);
  const plan = planFor(input);
  if (plan !== null && retiredSinceOf(input) !== null) return { ...nobody(input, []), ...retiredIn(input) };
  return plan === null ? nobody(input, missingDataOf(input)) : presentPlan(plan, input);
};
