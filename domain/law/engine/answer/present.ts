/** A judgement in the shape in which the API answers a rule. Pure: screen, report and API show the same. */
import type { Rule as AnsweredRule, BenefitLog } from '../../../api/rules.ts';
import { type Day, isoOf } from '../../../units/day.ts';
import type { Span } from '../../../units/span.ts';
import { checkedOn } from '../../rule/read.ts';
import { EVERY_ENTITY, type Rule } from '../../rule/rule.ts';
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
const heldOf = (judgement: Judgement, person: Case): Partial<Record<RequirementKey, Quantity>> => {
  const held: Partial<Record<RequirementKey, Quantity>> = {};
  for (const demand of judgement.demands) {
    if (demand.gate && held[demand.key] !== undefined) continue;
    held[demand.key] = demand.heldOn(person.calculationDate);
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

/** Where the demand of each kind stands; a requirement comes before a gate of its kind. */
const placesOf = (judgement: Judgement): ReadonlyMap<RequirementKey, number> => {
  const places = new Map<RequirementKey, number>();
  judgement.demands.forEach((demand, index) => {
    const before = places.get(demand.key);
    const isGate = before === undefined || judgement.demands[before]?.gate === true;
    if (before === undefined || (isGate && !demand.gate)) places.set(demand.key, index);
  });
  return places;
};

/** The day on which a rule's figures are read: that of an acquired right, else the calculation date inside the window. */
const readingDay = ({ standing, whenToRetire, window }: Judgement, { calculationDate }: Case): Day =>
  standing === 'applicable' && whenToRetire !== null
    ? whenToRetire
    : Math.max(window.from, Math.min(calculationDate, window.to ?? calculationDate));

const ruleOf = (rule: Rule, person: Case) => ({
  id: rule.id,
  modality: rule.modality,
  description: rule.description,
  ruleLaw: rule.ruleLaw,
  ruleYear: rule.ruleYear,
  observation: rule.observations.length === 0 ? null : rule.observations.join(' '),
  gender: rule.gender === 'Ambos' ? null : rule.gender,
  regimeType: rule.regimeType,
  place: rule.place === EVERY_ENTITY ? (person.regime?.place ?? WITHOUT_REFORM) : rule.place,
  kind: rule.kind,
  teacher: rule.teacher,
  parity: rule.parity,
  abono: rule.abono,
  hasReductor: rule.hasReductor,
  checkedOn: checkedOn(rule.read),
  sources: rule.read.pages.map(({ title, address }) => ({ title, address })),
  variantOf: rule.variantOf ?? null,
  benefitCalculusMethod: rule.benefitCalculusMethod,
});

/** What each kind of requirement needs on the day on which the rule is read. */
const necessaryOf = (judgement: Judgement, person: Case, places: ReadonlyMap<RequirementKey, number>) => {
  const { rule, demands } = judgement;
  const readOn = readingDay(judgement, person);
  const demandOf = (key: RequirementKey): Demand | undefined => demands[places.get(key) ?? -1];
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
  const points = rule.requirements.find((requirement) => requirement.kind === 'points');
  const remunerations = demands.find((demand) => demand.key === 'remunerations');
  return {
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
    fixedPoints: points?.kind === 'points' ? points.fixed : null,
    minRemunerations: numberOrNull(remunerations?.necessaryOn(readOn) ?? null),
  };
};

/** The first day on which each requirement alone is met, and the day of the right. */
const daysOf = ({ demands, metOn, standing, whenToRetire }: Judgement, places: ReadonlyMap<RequirementKey, number>) => {
  const firstDayOf = (key: RequirementKey): string | null => {
    const place = places.get(key) ?? -1;
    return demands[place]?.gate === true ? null : iso(metOn[place] ?? null);
  };
  return {
    ageToRetire: firstDayOf('age'),
    contributionToRetire: firstDayOf('contribution'),
    positionToRetire: firstDayOf('position'),
    publicServiceToRetire: firstDayOf('publicService'),
    teachingToRetire: firstDayOf('teaching'),
    carreerToRetire: firstDayOf('carreer'),
    specialTimeToRetire: firstDayOf('special'),
    policeToRetire: firstDayOf('police'),
    pointsToRetire: firstDayOf('points'),
    remunerationsToRetire: firstDayOf('remunerations'),
    whenToRetire: iso(standing === 'notApplicable' ? null : whenToRetire),
  };
};

const limitsOf = (judgement: Judgement, person: Case) => {
  const { rule, window } = judgement;
  return {
    ruleStartDate: iso(window.from),
    ruleLimitDate: iso(window.to),
    tollLimitDate: rule.toll === undefined ? null : iso(dayOfLaw(rule.toll.measuredOn, person.regime)),
    regimeDate: regimeDateOf(person),
    calculationDate: isoOf(person.calculationDate),
    measuredOn: isoOf(measuringDay(judgement, person.calculationDate)),
  };
};

export const presentRule = (judgement: Judgement, person: Case, options: PresentOptions): AnsweredRule => {
  const { rule, exclusion } = judgement;
  const { always, benefit, compulsoryOn, otherCount } = options;
  const places = placesOf(judgement);
  const confirmed = rule.confirmed && (rule.regimeType === 'RGPS' || person.regime?.confirmed !== false);
  return {
    ...ruleOf(rule, person),
    confirmed,
    notices: noticesOf(judgement, person, { confirmed, otherCount }),
    ...necessaryOf(judgement, person, places),
    ...limitsOf(judgement, person),
    held: { ...always, ...heldOf(judgement, person) },
    requirements: explain(judgement, person.calculationDate),
    ...daysOf(judgement, places),
    otherCount: otherCountOf(otherCount),
    whyNot: whyNot(judgement, person.calculationDate, compulsoryOn),
    exclusion,
    estimatedBenefit: benefit.value,
    benefitMissing: benefit.missing,
    benefitLogs: [...benefit.logs],
  };
};

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
