/** The explanation of a requirement as data and as one Portuguese sentence, so that screen, report and API show the same. */

import type { RequirementExplained } from '../../../api/requirements.ts';
import type { Rule as AnsweredRule } from '../../../api/rules.ts';
import { type Day, isoOf } from '../../../units/day.ts';
import { formatCount, formatDate } from '../../../words/format.ts';
import { formatQuantity, requirementWords } from '../../../words/quantities.ts';
import type { Stretch } from '../../time/stretch.ts';
import type { Demand, Quantity } from '../demands/demand.ts';
import { articleOf, askedOf, type Judgement } from '../judge.ts';

const labelOf = ({ key, label, detail }: Demand): string => `${label ?? requirementWords[key].label}${detail ?? ''}`;

const holdsOn = (days: readonly Stretch[], day: Day): boolean => {
  for (const { from, to } of days) if (from <= day && day <= to) return true;
  return false;
};

const whenText = (demand: Demand, metOn: Day | null, calculationDate: Day, then: string | null): string => {
  if (metOn === null) {
    return demand.days.some(({ to }) => to > calculationDate)
      ? 'Não alcançável antes dos 100 anos de idade.'
      : 'Não será cumprido se a situação atual continuar.';
  }
  const day = `${formatDate(isoOf(metOn))}${then === null ? '' : `, com ${then}`}.`;
  return metOn <= calculationDate ? `Completo em ${day}` : `Previsto para ${day}`;
};

/** What is needed on the day of completion, where that is not what is needed on the day that is read. */
const otherThen = (demand: Demand, metOn: Day | null, readOn: Day, necessary: Quantity): Quantity => {
  if (metOn === null || metOn === readOn || demand.gate) return null;
  const then = demand.necessaryOn(metOn);
  return sameQuantity(then, necessary) ? null : then;
};

const sameQuantity = (one: Quantity, other: Quantity): boolean => {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.years === other.years && one.months === other.months && one.days === other.days;
};

/** The calculation date, or the last day of a window that closed before it. */
export const lastOpenDay = ({ window }: Judgement, calculationDate: Day): Day =>
  window.to === null ? calculationDate : Math.min(window.to, calculationDate);

/** The one day on which everything on a card is read: that of the right where it is complete, else the last open day. */
export const measuringDay = (judgement: Judgement, calculationDate: Day): Day => {
  const { standing, whenToRetire } = judgement;
  return standing === 'applicable' && whenToRetire !== null ? whenToRetire : lastOpenDay(judgement, calculationDate);
};

/** A demand as it is read on a day. */
interface Reading {
  readonly measuredOn: Day;
  /** The same day in words. */
  readonly day: string;
  readonly metOn: Day | null;
  readonly necessary: Quantity;
  readonly necessaryThen: Quantity;
  readonly held: Quantity;
}

const sentence = (demand: Demand, judgement: Judgement, reading: Reading, calculationDate: Day): string => {
  const { measuredOn, day, metOn, necessary, necessaryThen, held } = reading;
  const { reason } = demand;
  let said = reason === null ? '' : `${reason}${reason.endsWith('.') ? '' : '.'} `;
  if (necessary !== null && !(demand.gate && typeof necessary === 'string')) {
    const past = judgement.standing === 'applicable' ? `Em ${day}` : `Até ${day}`;
    const when = measuredOn < calculationDate ? past : 'Cumprido';
    const needed = formatQuantity(demand.key, necessary);
    said += `Necessário: ${needed}. ${when}: ${held === null ? 'nada' : formatQuantity(demand.key, held)}. `;
  }
  if (demand.tollDays > 0) said += `Inclui pedágio de ${counted(demand.tollDays)}${tollReason(demand)}. `;
  const { whenToRetire } = judgement;
  if (demand.moves && whenToRetire !== null && whenToRetire > calculationDate && whenToRetire !== metOn) {
    const then = demand.necessaryOn(whenToRetire);
    if (!sameQuantity(then, necessary)) {
      said += `Em ${formatDate(isoOf(whenToRetire))}: ${formatQuantity(demand.key, then)}. `;
    }
  }
  if (demand.gate) return said.slice(0, -1);
  const onCompletion = necessaryThen === null ? null : formatQuantity(demand.key, necessaryThen);
  return said + whenText(demand, metOn, calculationDate, onCompletion);
};

const tollReason = ({ tollReason: reason }: Demand): string => (reason === null ? '' : ` (${reason()})`);

const counted = (days: number): string => (days === 1 ? '1 dia' : `${formatCount(days)} dias`);

/**
 * Each demand of a rule explained, all of them as on the measuring day of the rule. What is only sometimes said is put in
 * last: spread into the object it doubled the cost of explaining.
 */
export const explain = (judgement: Judgement, calculationDate: Day): RequirementExplained[] => {
  const acquired = judgement.standing === 'applicable';
  const measuredOn = measuringDay(judgement, calculationDate);
  const day = formatDate(isoOf(measuredOn));
  return judgement.demands.map((demand, index) => {
    const metOn = judgement.metOn[index] ?? null;
    const met = acquired || holdsOn(demand.days, measuredOn);
    const necessary = demand.necessaryOn(measuredOn);
    const held = demand.heldOn(measuredOn);
    const necessaryThen = otherThen(demand, metOn, measuredOn, necessary);
    const later = measuredOn < calculationDate ? demand.heldOn(calculationDate) : held;
    const explained: RequirementExplained = {
      requirement: demand.key,
      label: labelOf(demand),
      necessary,
      held,
      missing: demand.missingOn(measuredOn),
      metOn: metOn === null || demand.gate ? null : isoOf(metOn),
      met,
      share: met ? 1 : demand.shareOn(measuredOn),
      article: articleOf(judgement, index),
      asks: askedOf(judgement, index),
      text: sentence(demand, judgement, { measuredOn, day, metOn, necessary, necessaryThen, held }, calculationDate),
    };
    const parts = demand.partsOn?.(measuredOn);
    if (parts !== undefined && parts.length > 0) explained.parts = [...parts];
    if (necessaryThen !== null) explained.necessaryThen = necessaryThen;
    if (!sameQuantity(held, later)) explained.heldOnCalculationDate = later;
    return explained;
  });
};

type WhyNot = AnsweredRule['whyNot'][number];

/** Said before what is lacking where everything would come together only after the age of 100. */
const NOT_REACHABLE: WhyNot = {
  requirement: 'window',
  necessary: null,
  held: null,
  missing: null,
  reason: 'Não alcançável: os requisitos só se completariam depois dos 100 anos de idade.',
};

/** The day of an incapacity, or of the compulsory age, that came before the rule. */
const dayBefore = ({ demands }: Judgement, opens: Day): Day | null => {
  for (const { days } of demands) {
    const [only] = days;
    if (days.length === 1 && only !== undefined && only.from === only.to && only.to < opens) return only.from;
  }
  return null;
};

/** Why a rule is not applicable, measured on the calculation date, or on the last day of a window that closed. */
export const whyNot = (judgement: Judgement, calculationDate: Day, compulsoryOn: Day | null): WhyNot[] => {
  const { standing, exclusion, window, whenToRetire, completeOn } = judgement;
  if (standing !== 'notApplicable') return [];
  if (exclusion !== null) {
    return [
      {
        requirement: 'compulsory',
        necessary: compulsoryOn === null ? null : isoOf(compulsoryOn),
        held: whenToRetire === null ? null : isoOf(whenToRetire),
        missing: null,
      },
    ];
  }
  const measuredOn = measuringDay(judgement, calculationDate);
  const closed = measuredOn < calculationDate;
  const entry =
    (day: Day) =>
    (demand: Demand): WhyNot => {
      const missing = demand.missingOn(day);
      const on = demand.measuredOn ?? day;
      const reason = demand.unmet ?? demand.reason;
      const why: WhyNot = {
        requirement: demand.key,
        necessary: demand.necessaryOn(day),
        held: demand.heldOn(day),
        missing,
      };
      if (on !== calculationDate) why.measuredOn = isoOf(on);
      if (missing === null && reason !== null) why.reason = reason;
      return why;
    };
  const tooLate = (day: Day | null): boolean => day === null || (window.to !== null && day > window.to);
  const failing = judgement.demands.filter((_, index) => tooLate(judgement.metOn[index] ?? null));
  /** Each alone is met some day, but never all together: what is lacking when the rule is open. */
  const openOn = Math.max(window.from, measuredOn);
  const lacking = judgement.demands.filter((demand) => !holdsOn(demand.days, openOn));
  const entries = failing.length > 0 ? failing.map(entry(measuredOn)) : lacking.map(entry(openOn));
  const reasons = entries.filter(
    ({ requirement, necessary }) =>
      necessary !== null || !entries.some((other) => other.requirement === requirement && other.necessary !== null),
  );
  const early = dayBefore(judgement, window.from);
  if (early !== null) {
    reasons.push({ requirement: 'window', necessary: isoOf(window.from), held: isoOf(early), missing: null });
  } else if (window.to !== null && (closed || completeOn !== null)) {
    reasons.push({
      requirement: 'window',
      necessary: isoOf(window.to),
      held: completeOn === null ? null : isoOf(completeOn),
      missing: null,
    });
  }
  return judgement.beyondLife ? [NOT_REACHABLE, ...reasons] : reasons;
};
