/** A judgement in the shape in which the API answers a rule. Pure: screen, report and API show the same. */

import type { BenefitLog } from '../../../api/benefit-logs.ts';
import type { Rule as AnsweredRule } from '../../../api/rules.ts';
import { type Day, isoOf } from '../../../units/day.ts';
import type { Span } from '../../../units/span.ts';
import { limitsBeside } from '../../../words/far-ahead.ts';
import { isConfirmed } from '../../rule/confirmed.ts';
import { ruleCheckedOn } from '../../rule/read.ts';
import { isReadingOfText } from '../../rule/reading-of-text.ts';
import { EVERY_ENTITY, type Rule } from '../../rule/rule.ts';
import { sourcesOf } from '../../texts/sources-of-a-rule.ts';
import { type Case, dayOfLaw } from '../case.ts';
import type { Demand, Quantity, RequirementKey } from '../demands/demand.ts';
import type { Judgement } from '../judge.ts';
import { hangsOnNewPost } from '../left-post.ts';
import type { OtherCount } from '../other-count.ts';
import { hangsOnConversion } from './conversion.ts';
import { explain, measuringDay, whyNot } from './explain.ts';
import { type Held, heldOf } from './held.ts';
import { noticesOf } from './notices.ts';
import { observationOf } from './observations.ts';
import { parityOf } from './parity.ts';
import { hangsOnRuralPay } from './rural-pay.ts';

export interface PresentedBenefit {
  readonly value: number | null;
  /** With the remunerations known alone. */
  readonly known: number | null;
  /** Of the value: what the União pays beside the retirement to who moved to the complementary regime. */
  readonly special?: number | undefined;
  /** Months that enter without a correction, 'MM/YYYY'. */
  readonly uncorrected: readonly string[];
  /** Why there is no value, in Portuguese. */
  readonly missing: string | null;
  readonly why: AnsweredRule['benefitMissingReason'];
  readonly logs: readonly BenefitLog[];
}

export const NO_BENEFIT: PresentedBenefit = {
  value: null,
  known: null,
  uncorrected: [],
  missing: null,
  why: null,
  logs: [],
};

const iso = (day: Day | null): string | null => (day === null ? null : isoOf(day));
const spanOrNull = (quantity: Quantity): Span | null =>
  quantity !== null && typeof quantity === 'object' ? quantity : null;
const numberOrNull = (quantity: Quantity): number | null => (typeof quantity === 'number' ? quantity : null);

interface PresentOptions {
  readonly compulsoryOn: Day | null;
  readonly benefit: PresentedBenefit;
  /** What is held whatever the rule asks for. */
  readonly always: Held;
  /** The last day of work: what comes after it is planned by nobody. */
  readonly last: Day;
  /** What the other way of counting says, where that matters. */
  readonly otherCount: OtherCount | null;
  readonly isOvertaken: boolean;
  /** Since when a retirement of the RGPS is received; null where none is. */
  readonly retiredSince: string | null;
}

/** The place of a rule computed as 'Sem Reforma'; null is the RGPS alone. */
const WITHOUT_REFORM = 'sem-reforma';

/** Where the demand of a kind stands, -1 for nowhere; a requirement comes before a gate of its kind. They are few: looked through faster than a map is made. */
const placeOf = (demands: readonly Demand[], key: RequirementKey): number => {
  let first = -1;
  for (let place = 0; place < demands.length; place += 1) {
    const demand = demands[place];
    if (demand?.key !== key) continue;
    if (!demand.gate) return place;
    if (first === -1) first = place;
  }
  return first;
};

/** The day on which a rule's figures are read: that of an acquired right, else the calculation date inside the window. */
const readingDay = ({ standing, whenToRetire, window }: Judgement, { calculationDate }: Case): Day =>
  standing === 'applicable' && whenToRetire !== null
    ? whenToRetire
    : Math.max(window.from, Math.min(calculationDate, window.to ?? calculationDate));

/** What each kind of requirement needs on the day on which the rule is read. */
const needsOf = (judgement: Judgement, person: Case) => {
  const { rule, demands } = judgement;
  const readOn = readingDay(judgement, person);
  const demandOf = (key: RequirementKey): Demand | undefined => demands[placeOf(demands, key)];
  const necessary = (key: RequirementKey): Quantity => demandOf(key)?.necessaryOn(readOn) ?? null;
  return {
    necessary,
    /** Before tolls, reductions and steps. */
    base: (key: RequirementKey): Span | null => spanOrNull(demandOf(key)?.baseOn(readOn) ?? null),
    withToll: (key: 'contribution' | 'teaching'): Span | null =>
      rule.toll?.of === key ? spanOrNull(necessary(key)) : null,
  };
};

/** The first day on which each requirement alone is met. */
const firstDays =
  ({ demands, metOn }: Judgement) =>
  (key: RequirementKey): string | null => {
    const place = placeOf(demands, key);
    return demands[place]?.gate === true ? null : iso(metOn[place] ?? null);
  };

/** LC 142/2013, art. 3: the years of a degree are years of contribution. */
const isAskedByDegree = ({ requirements }: Rule): boolean =>
  requirements.some((requirement) => requirement.kind === 'disability' && requirement.degree !== 'any');

const ageDecreases = ({ requirements }: Rule): boolean =>
  requirements.some((requirement) => requirement.kind === 'age' && requirement.decrease !== undefined);

const fixedPointsOf = ({ requirements }: Rule): boolean | null => {
  const points = requirements.find((requirement) => requirement.kind === 'points');
  return points?.kind === 'points' ? points.fixed : null;
};

/** One literal of all fields: an answer put together by spreading parts, however few, costs the engine three times as much. */
export const presentRule = (judgement: Judgement, person: Case, options: PresentOptions): AnsweredRule => {
  const { rule, window, standing, whenToRetire } = judgement;
  const { always, benefit, compulsoryOn, isOvertaken, last, otherCount, retiredSince } = options;
  const { calculationDate, regime } = person;
  const { necessary, base, withToll } = needsOf(judgement, person);
  const metOn = firstDays(judgement);
  const requirements = explain(judgement, calculationDate);
  const confirmed = isConfirmed(rule, regime);
  const { ceiling, minimumWage } = limitsBeside(benefit.value, person);
  return {
    id: rule.id,
    modality: rule.modality,
    description: rule.description,
    ruleLaw: rule.ruleLaw,
    ruleYear: rule.ruleYear,
    observation: observationOf(judgement, person),
    gender: rule.gender === 'Ambos' ? null : rule.gender,
    regimeType: rule.regimeType,
    place: rule.place === EVERY_ENTITY ? (regime?.place ?? WITHOUT_REFORM) : rule.place,
    kind: rule.kind,
    teacher: rule.teacher,
    parity: parityOf(rule, person),
    abono: rule.abono,
    hasReductor: rule.hasReductor,
    confirmed,
    checkedOn: confirmed ? ruleCheckedOn(rule) : null,
    sources: [...sourcesOf(rule)],
    variantOf: rule.variantOf ?? null,
    readingOfText: isReadingOfText(rule) ? true : undefined,
    hangsOnRuralPay: hangsOnRuralPay(rule, person) ? true : undefined,
    hangsOnNewPost: hangsOnNewPost(judgement, person) ? true : undefined,
    hangsOnConversion: hangsOnConversion(judgement, person) ? true : undefined,
    retiredSince: retiredSince ?? undefined,
    overtaken: isOvertaken ? true : undefined,
    notices: noticesOf(judgement, person, { confirmed, otherCount, uncorrected: benefit.uncorrected }),

    necessaryAge: base('age'),
    decreasedNecessaryAge: ageDecreases(rule) ? spanOrNull(necessary('age')) : null,
    necessaryContribution: base('contribution') ?? (isAskedByDegree(rule) ? base('disability') : null),
    increasedNecessaryContribution: withToll('contribution'),
    necessaryPublicServiceTime: base('publicService'),
    necessaryCarreerTime: base('carreer'),
    necessaryPositionTime: base('position'),
    necessaryTeachingTime: base('teaching'),
    increasedNecessaryTeachingTime: withToll('teaching'),
    necessarySpecialTime: base('special'),
    necessaryPoliceTime: base('police'),
    necessaryDisabledTime: base('disability'),
    necessaryPoints: numberOrNull(necessary('points')),
    fixedPoints: fixedPointsOf(rule),
    minRemunerations: fewestRemunerations(judgement, readingDay(judgement, person)),

    ruleStartDate: iso(window.from),
    ruleLimitDate: iso(window.to),
    tollLimitDate: rule.toll === undefined ? null : iso(dayOfLaw(rule.toll.measuredOn, regime)),
    regimeDate: regimeDateOf(person),
    calculationDate: isoOf(calculationDate),
    ceiling,
    minimumWage,
    measuredOn: isoOf(measuringDay(judgement, calculationDate)),

    held: heldOf(judgement, requirements, always),
    requirements,

    ageToRetire: metOn('age'),
    contributionToRetire: metOn('contribution'),
    positionToRetire: metOn('position'),
    publicServiceToRetire: metOn('publicService'),
    teachingToRetire: metOn('teaching'),
    carreerToRetire: metOn('carreer'),
    specialTimeToRetire: metOn('special'),
    policeToRetire: metOn('police'),
    pointsToRetire: metOn('points'),
    remunerationsToRetire: metOn('remunerations'),
    whenToRetire: iso(standing === 'notApplicable' ? null : whenToRetire),
    withinReach: whenToRetire === null || whenToRetire <= last,

    otherCount: otherCountOf(otherCount),
    whyNot: whyNot(judgement, calculationDate, compulsoryOn),
    exclusion: judgement.exclusion,

    benefitCalculusMethod: rule.benefitCalculusMethod,
    estimatedBenefit: benefit.value,
    estimatedBenefitKnown: benefit.known,
    specialBenefit: benefit.special,
    benefitMissing: benefit.missing,
    benefitMissingReason: benefit.why,
    benefitLogs: [...benefit.logs],
  };
};

const fewestRemunerations = ({ demands }: Judgement, readOn: Day): number | null =>
  numberOrNull(demands.find((demand) => demand.key === 'remunerations')?.necessaryOn(readOn) ?? null);

const otherCountOf = (other: OtherCount | null): AnsweredRule['otherCount'] =>
  other === null
    ? null
    : { countingMethod: other.method, standing: other.standing, whenToRetire: iso(other.whenToRetire) };

/** The reform date of the regime; 'Sem Reforma' shows the day after the calculation. */
export const regimeDateOf = (person: Case): string | null => {
  if (person.regimeType === 'RGPS') return '2019-11-13';
  if (person.regime === null) return null;
  return person.regime.reformDate ?? isoOf(person.calculationDate + 1);
};
