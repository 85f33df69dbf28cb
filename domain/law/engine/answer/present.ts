/** A judgement in the shape in which the API answers a rule. Pure: screen, report and API show the same. */
import type { Rule as AnsweredRule, BenefitLog } from '../../../api/rules.ts';
import { type Day, isoOf } from '../../../units/day.ts';
import type { Span } from '../../../units/span.ts';
import { EVERY_ENTITY } from '../../rule/rule.ts';
import { type Case, dayOfLaw } from '../case.ts';
import type { Demand, Quantity, RequirementKey } from '../demands/demand.ts';
import type { Judgement } from '../judge.ts';
import type { OtherCount } from '../other-count.ts';
import { explain, measuringDay, whyNot } from './explain.ts';
import { noticesOf } from './notices.ts';

export interface PresentedBenefit {
  readonly value: number | null;
  /** Why there is no value, in Portuguese. */
  readonly missing: string | null;
  readonly logs: readonly BenefitLog[];
}

export const NO_BENEFIT: PresentedBenefit = { value: null, missing: null, logs: [] };

const iso = (day: Day | null): string | null => (day === null ? null : isoOf(day));
const spanOrNull = (quantity: Quantity): Span | null =>
  quantity !== null && typeof quantity === 'object' ? quantity : null;
const numberOrNull = (quantity: Quantity): number | null => (typeof quantity === 'number' ? quantity : null);

/** Held on the calculation date, for each kind of requirement of the rule and always for age and contribution. */
const heldOf = (judgement: Judgement, known: Case): Partial<Record<RequirementKey, Quantity>> => {
  const held: Partial<Record<RequirementKey, Quantity>> = {};
  for (const demand of judgement.demands) {
    if (demand.gate && held[demand.key] !== undefined) continue;
    held[demand.key] = demand.heldOn(known.calculationDate);
  }
  return held;
};

interface PresentOptions {
  readonly compulsoryOn: Day | null;
  readonly benefit: PresentedBenefit;
  /** What is held whatever the rule asks for. */
  readonly always: Partial<Record<RequirementKey, Quantity>>;
  /** What the other way of counting says, where that matters. */
  readonly otherCount: OtherCount | null;
}

/** The place of a rule computed as 'Sem Reforma'; null is the RGPS alone. */
const WITHOUT_REFORM = 'sem-reforma';

/** Where the demand of each kind stands; a requirement goes before a gate of its kind. */
const placesOf = (judgement: Judgement): ReadonlyMap<RequirementKey, number> => {
  const places = new Map<RequirementKey, number>();
  judgement.demands.forEach((demand, index) => {
    const known = places.get(demand.key);
    const isGate = known === undefined || judgement.demands[known]?.gate === true;
    if (known === undefined || (isGate && !demand.gate)) places.set(demand.key, index);
  });
  return places;
};

export const presentRule = (judgement: Judgement, known: Case, options: PresentOptions): AnsweredRule => {
  const { rule, window, whenToRetire } = judgement;
  const places = placesOf(judgement);
  const demandOf = (key: RequirementKey): Demand | undefined => judgement.demands[places.get(key) ?? -1];
  const metOn = (key: RequirementKey): string | null =>
    demandOf(key)?.gate === true ? null : iso(judgement.metOn[places.get(key) ?? -1] ?? null);
  const acquired = judgement.standing === 'applicable' && whenToRetire !== null;
  const readOn = acquired
    ? whenToRetire
    : Math.max(window.from, Math.min(known.calculationDate, window.to ?? known.calculationDate));
  const base = (key: RequirementKey): Span | null => spanOrNull(demandOf(key)?.baseOn(readOn) ?? null);
  const withToll = (key: 'contribution' | 'teaching'): Span | null =>
    rule.toll?.of === key ? spanOrNull(demandOf(key)?.necessaryOn(readOn) ?? null) : null;
  const decreases = rule.requirements.some(
    (requirement) => requirement.kind === 'age' && requirement.decrease !== undefined,
  );
  /** LC 142/2013, art. 3: the years of a degree are years of contribution. */
  const askedByDegree = rule.requirements.some(
    (requirement) => requirement.kind === 'disability' && requirement.degree !== 'any',
  );
  const pointsRequirement = rule.requirements.find((requirement) => requirement.kind === 'points');
  const confirmed = rule.confirmed && (rule.regimeType === 'RGPS' || known.regime?.confirmed !== false);
  return {
    id: rule.id,
    modality: rule.modality,
    description: rule.description,
    ruleLaw: rule.ruleLaw,
    ruleYear: rule.ruleYear,
    observation: rule.observations.length === 0 ? null : rule.observations.join(' '),
    gender: rule.gender === 'Ambos' ? null : rule.gender,
    regimeType: rule.regimeType,
    place: rule.place === EVERY_ENTITY ? (known.regime?.place ?? WITHOUT_REFORM) : rule.place,
    kind: rule.kind,
    teacher: rule.teacher,
    parity: rule.parity,
    abono: rule.abono,
    hasReductor: rule.hasReductor,
    confirmed,
    checkedOn: rule.checkedOn,
    variantOf: rule.variantOf ?? null,
    notices: noticesOf(judgement, known, { confirmed, otherCount: options.otherCount }),

    necessaryAge: base('age'),
    decreasedNecessaryAge: decreases ? spanOrNull(demandOf('age')?.necessaryOn(readOn) ?? null) : null,
    necessaryContribution: base('contribution') ?? (askedByDegree ? base('disability') : null),
    increasedNecessaryContribution: withToll('contribution'),
    necessaryPublicServiceTime: base('publicService'),
    necessaryCarreerTime: base('carreer'),
    necessaryPositionTime: base('position'),
    necessaryTeachingTime: base('teaching'),
    increasedNecessaryTeachingTime: withToll('teaching'),
    necessarySpecialTime: base('special'),
    necessaryPoliceTime: base('police'),
    necessaryDisabledTime: base('disability'),
    necessaryPoints: numberOrNull(demandOf('points')?.necessaryOn(readOn) ?? null),
    fixedPoints: pointsRequirement?.kind === 'points' ? pointsRequirement.fixed : null,
    minRemunerations: numberOrNull(
      judgement.demands.find((demand) => demand.key === 'remunerations')?.necessaryOn(readOn) ?? null,
    ),

    ruleStartDate: iso(window.from),
    ruleLimitDate: iso(window.to),
    tollLimitDate: rule.toll === undefined ? null : iso(dayOfLaw(rule.toll.measuredOn, known.regime)),
    regimeDate: regimeDateOf(known),
    calculationDate: isoOf(known.calculationDate),
    measuredOn: isoOf(measuringDay(judgement, known.calculationDate)),

    held: { ...options.always, ...heldOf(judgement, known) },
    requirements: explain(judgement, known.calculationDate),

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
    whenToRetire: iso(judgement.standing === 'notApplicable' ? null : whenToRetire),

    otherCount: otherCountOf(options.otherCount),

    whyNot: whyNot(judgement, known.calculationDate, options.compulsoryOn),
    exclusion: judgement.exclusion,

    benefitCalculusMethod: rule.benefitCalculusMethod,
    estimatedBenefit: options.benefit.value,
    benefitMissing: options.benefit.missing,
    benefitLogs: [...options.benefit.logs],
  };
};

const otherCountOf = (other: OtherCount | null): AnsweredRule['otherCount'] =>
  other === null
    ? null
    : { countingMethod: other.method, standing: other.standing, whenToRetire: iso(other.whenToRetire) };

/** The reform date of the regime; 'Sem Reforma' shows the day after the calculation. */
export const regimeDateOf = (known: Case): string | null => {
  if (known.regimeType === 'RGPS') return '2019-11-13';
  if (known.regime === null) return null;
  return known.regime.reformDate ?? isoOf(known.calculationDate + 1);
};
