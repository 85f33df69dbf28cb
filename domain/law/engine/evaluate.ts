/** All rules of a regime for one person, sorted into applicable, future and not applicable. */
import type { BenefitLog as AnsweredLog } from '../../api/benefit-logs.ts';
import type { Rule as AnsweredRule, RulesAnswer } from '../../api/rules.ts';
import { type Day, elapsed, yearOf } from '../../units/day.ts';
import { spanOfDays } from '../../units/span.ts';
import type { BenefitLog } from '../benefit/index.ts';
import { checkLawInput } from '../input/checks.ts';
import type { LawInput } from '../input/input.ts';
import { rulesOf } from '../norms/index.ts';
import type { Rule } from '../rule/rule.ts';
import { daysOfUnits } from '../time/counter.ts';
import { once } from '../time/once.ts';
import { readInOrder } from './answer/in-order.ts';
import { incapacityDoubts } from './answer/incapacity.ts';
import { overtakenAmong } from './answer/overtaken.ts';
import { placeNotReadIn } from './answer/place-not-read.ts';
import { NO_BENEFIT, type PresentedBenefit, presentRule, regimeDateOf } from './answer/present.ts';
import { retiredIn, retiredSinceOf } from './answer/retired.ts';
import { warningsOf } from './answer/warnings.ts';
import { type Case, caseOf, casesOf, dayOfLaw } from './case.ts';
import { knownAndGoing } from './choice/going-pay.ts';
import { lastDayOfWork } from './choice/reach.ts';
import type { Quantity, RequirementKey } from './demands/demand.ts';
import { type Judgement, judge, withCompulsoryExclusion } from './judge.ts';
import { otherCounts, otherMethod } from './other-count.ts';
import { pointsOf } from './points.ts';
import { withoutNeedlessTotalisation } from './totalisation.ts';
import { firstAlike } from './worth/first-alike.ts';
import { remunerationsOf } from './worth/remunerations.ts';
import { specialBenefitDoubts, specialBenefitOf } from './worth/special-benefit.ts';
import { type Valued, valuing } from './worth/valued.ts';
import { paidOf } from './worth/worth.ts';

/** What a case still lacks before any rule can be tested, as dotted names. */
export const missingDataOf = (input: LawInput): string[] => {
  const missing: string[] = [];
  if (input.person.birthDate === null) missing.push('customer.birthDate');
  if (input.person.gender === null) missing.push('customer.gender');
  if (input.regimeType !== 'RGPS') {
    if (input.regime === null) missing.push('calculation.regimeId');
    if (input.calculation.publicServiceIngressDate === null) missing.push('calculation.publicServiceIngressDate');
  }
  return missing;
};

export const servesGender = (rule: Rule, person: Case): boolean =>
  rule.gender === 'Ambos' || rule.gender === person.gender;

/** The same judgements whatever the order of rules and records. */
export const judgeAll = (rules: readonly Rule[], person: Case): Judgement[] =>
  withoutNeedlessReadings(
    withCompulsoryExclusion(
      rules
        .filter((rule) => servesGender(rule, person) && isReachable(rule, person))
        .map((rule) => judge(rule, person)),
    ),
  );

/** Totalisation without time abroad, and a right said only to whom it is given, closed before the first affiliation, need not be measured. */
const isReachable = ({ onlyWhereItAdds, totalisationOf, regimeType, window }: Rule, person: Case): boolean => {
  const { affiliation, regime, totalised } = person;
  if (totalisationOf !== undefined) return totalised !== null;
  if (onlyWhereItAdds === undefined || regimeType !== 'RGPS' || window.to === null) return true;
  const last = dayOfLaw(window.to, regime);
  return affiliation !== null && last !== null && affiliation <= last;
};

/** A reading that only adds where it gives a right is left out where it gives none, or where the rule itself gives one. */
const withoutNeedlessReadings = (judgements: readonly Judgement[]): Judgement[] => {
  const given = new Set(judgements.flatMap(({ rule, whenToRetire }) => (whenToRetire === null ? [] : [rule.id])));
  return judgements.filter(
    ({ rule, whenToRetire }) =>
      rule.onlyWhereItAdds === undefined || (whenToRetire !== null && !given.has(rule.variantOf ?? '')),
  );
};

/** The first day on which a compulsory rule retires; null without one. */
export const compulsoryDayOf = (judgements: readonly Judgement[]): Day | null => {
  let first: Day | null = null;
  for (const { rule, whenToRetire } of judgements) {
    if (rule.kind !== 'compulsory' || whenToRetire === null) continue;
    if (first === null || whenToRetire < first) first = whenToRetire;
  }
  return first;
};

const alwaysHeld = (person: Case): Partial<Record<RequirementKey, Quantity>> => {
  const count = { specialTime: 'converted', simplifiedPlan: 'counted' } as const;
  return {
    points: pointsOf(person.points(count, 'days').at(person.calculationDate)),
    age: elapsed(person.birth, person.calculationDate),
    contribution: spanOfDays(daysOfUnits(person.holdings.contribution(count).at(person.calculationDate))),
  };
};

const bySoonest = (left: AnsweredRule, right: AnsweredRule): number =>
  (left.whenToRetire ?? '').localeCompare(right.whenToRetire ?? '') || left.id.localeCompare(right.id);

/**
 * Everything that the rules of a regime say about a case. What is missing is listed in `missingData`, and the lists are
 * empty then.
 *
 * @throws LawError for a date, span or amount that cannot be read; nothing that passed the API's schemas does
 */
export const evaluate = (input: LawInput): RulesAnswer => {
  checkLawInput(input);
  const missingData = missingDataOf(input);
  const counted = missingData.length > 0 ? null : casesOf(input);
  const person = counted?.(input.calculation.countingMethod) ?? null;
  if (counted === null || person === null) {
    return {
      applicableRules: [],
      futureRules: [],
      notApplicableRules: [],
      regimeDate: null,
      missingData,
      warnings: warningsOf(input),
    };
  }
  const judgements = judgeAll(rulesOf(person.regimeType, person.regime), person);
  const compulsoryOn = compulsoryDayOf(judgements);
  const always = alwaysHeld(person);
  const last = lastDayOfWork(person.birth, person.calculationDate, person.regimeType === 'RPPS' ? compulsoryOn : null);
  const priced = pricedFor(input, person);
  const valued = valuedBy(person, priced, compulsoryOn);
  const shown = withoutNeedlessTotalisation(judgements, (judgement) => valued(judgement)?.estimate.value ?? null);
  const benefitOf = (judgement: Judgement): PresentedBenefit => {
    const worth = valued(judgement);
    if (worth === null) return NO_BENEFIT;
    const { estimate, known, uncorrected } = worth;
    return {
      value: estimate.value,
      known,
      special: estimate.specialBenefit,
      uncorrected,
      missing: estimate.whyText ?? null,
      why: estimate.why ?? null,
      logs: estimate.logs.map(withoutSalaries),
    };
  };
  const others = otherCounts(shown, counted(otherMethod(person.method)));
  const { going } = priced;
  const overtaken =
    going === null
      ? new Set()
      : overtakenAmong(
          shown,
          person,
          (judgement, day) => paidOf(judgement, person, going, compulsoryOn, firstAlike(judgement, day))?.value ?? null,
        );
  const retiredSince = retiredSinceOf(input);
  const present = (judgement: Judgement): AnsweredRule =>
    presentRule(judgement, person, {
      isOvertaken: overtaken.has(judgement),
      compulsoryOn,
      last,
      benefit: benefitOf(judgement),
      always,
      otherCount: others.get(judgement.rule) ?? null,
      retiredSince,
    });
  const of = (standing: Judgement['standing']): AnsweredRule[] =>
    shown
      .filter((judgement) => judgement.standing === standing)
      .filter(({ rule }) => standing !== 'notApplicable' || isOfTheirTime(rule, person))
      .map(present);
  const applicableRules = of('applicable').sort(bySoonest);
  const toCome = of('future').sort(bySoonest);
  const futureRules = readInOrder(toCome, [...applicableRules, ...toCome]);
  const notApplicable = of('notApplicable');
  return {
    applicableRules,
    futureRules,
    notApplicableRules: input.regimeType === 'RPPSV2' ? [...notApplicable, ...futureRules] : notApplicable,
    regimeDate: regimeDateOf(person),
    missingData,
    ...(person.nothingRecorded ? { nothingRecorded: true } : {}),
    ...retiredIn(input),
    ...placeNotReadIn(input),
    warnings: [
      ...warningsOf(input),
      ...incapacityDoubts(person, judgements),
      ...specialBenefitDoubts(specialBenefitOf(input, person), person),
    ],
  };
};

/** Rules older than the entry into public service are not worth a reason. */
export const isOfTheirTime = (rule: Pick<Rule, 'regimeType' | 'ruleYear'>, person: Case): boolean =>
  rule.regimeType === 'RGPS' || person.ingress === null || rule.ruleYear >= yearOf(person.ingress);

/** The lists of salaries are asked for one rule at a time, and made only then: this does not touch them. */
const withoutSalaries = (log: BenefitLog): AnsweredLog => {
  const { name, value, count, baseContribution, gender, divisors, measuredOn, contribution } = log;
  const { percentages, retirementDate, retirementAge, finalContribution, steps } = log;
  return {
    name,
    value,
    count,
    baseContribution,
    gender,
    divisors: [...divisors],
    measuredOn,
    contribution,
    percentages: [...percentages],
    retirementDate,
    retirementAge,
    finalContribution,
    steps: [...steps],
  };
};

/** How the value of one rule arose, with the lists of salaries; empty for a rule without an estimate. */
export const benefitLogsOf = (input: LawInput, ruleId: string): readonly BenefitLog[] => {
  checkLawInput(input);
  const person = missingDataOf(input).length > 0 ? null : caseOf(input);
  if (person === null) return [];
  const judgements = judgeAll(rulesOf(person.regimeType, person.regime), person);
  const judgement = judgements.find(({ rule }) => rule.id === ruleId);
  if (judgement === undefined) return [];
  return valuedBy(person, pricedFor(input, person), compulsoryDayOf(judgements))(judgement)?.estimate.logs ?? [];
};

const pricedFor = (input: LawInput, person: Case) =>
  input.futurePay === 'goesOn' ? knownAndGoing(input, person) : { known: remunerationsOf(input, person), going: null };

/** Rights to come as `futurePay` says; the same value here, on a card and in every choice. */
const valuedBy = (
  person: Case,
  priced: ReturnType<typeof pricedFor>,
  compulsoryOn: Day | null,
): ((judgement: Judgement) => Valued | null) => once(valuing(person, priced, compulsoryOn));
