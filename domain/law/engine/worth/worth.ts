/** What the benefit methods are given about an applicable or future rule of a case. */
import { type Day, elapsed, isoOf } from '../../../units/day.ts';
import { type CountingMethod, spanOfDays } from '../../../units/span.ts';
import { formatDate } from '../../../words/format.ts';
import {
  type BenefitEstimate,
  type BenefitFacts,
  type BenefitStep,
  estimateBenefit,
  LAST_DAY_BEFORE_DIVISOR_108,
  type Valuation,
} from '../../benefit/index.ts';
import { forGender } from '../../rule/figures.ts';
import type { BenefitParameters, Rule } from '../../rule/rule.ts';
import { daysOfUnits } from '../../time/counter.ts';
import { type Case, dayOfLaw, heldUnder } from '../case.ts';
import { stepsOf, valueOn } from '../demands/steps.ts';
import { convertedDays, counterOf } from '../demands/time.ts';
import type { Judgement } from '../judge.ts';
import { withCitations } from './citations.ts';
import { monthCosts } from './month-costs.ts';
import type { Remunerations } from './remunerations.ts';
import { withSpecialBenefit } from './special-benefit.ts';

const parametersOf = (
  figures: BenefitParameters | undefined,
  person: Case,
  completedOn: Day,
): BenefitFacts['parameters'] => {
  if (figures === undefined) return {};
  const { extraYearsBase, wholeAfterYears, bestShare, reductorReferenceAge, discardableShare, limitBeforeFraction } =
    figures;
  return {
    ...(extraYearsBase === undefined ? {} : { extraYearsBase: forGender(extraYearsBase, person.gender) }),
    ...(wholeAfterYears === undefined ? {} : { wholeAfterYears: forGender(wholeAfterYears, person.gender) }),
    ...(bestShare === undefined ? {} : { bestShare: valueOn(stepsOf(bestShare, person.gender), completedOn) }),
    ...(reductorReferenceAge === undefined
      ? {}
      : { reductorReferenceAge: forGender(reductorReferenceAge, person.gender) }),
    ...(discardableShare === undefined ? {} : { discardableShare }),
    ...(limitBeforeFraction === undefined ? {} : { limitBeforeFraction }),
  };
};

/**
 * Where a right is measured: the closing of its window, the day it will be complete, or the day on which it is asked for;
 * in the RPPS never after the compulsory day, on which contributions stop.
 * @see CF, art. 40, § 1, II; Lei 8.112/1990, art. 187
 */
const valuationDayOf = (judgement: Judgement, completedOn: Day, askedOn: Day, compulsoryOn: Day | null): Day => {
  const { window, rule } = judgement;
  if (rule.valuedWhenComplete === true) return completedOn;
  const open = Math.max(completedOn, askedOn);
  const last = rule.regimeType === 'RPPS' && compulsoryOn !== null ? Math.min(open, compulsoryOn) : open;
  return window.to !== null && window.to < askedOn ? Math.min(window.to, last) : last;
};

/** Anyone who has to leave retires on the day after the compulsory one. @see Lei 8.112/1990, art. 187 */
const grantOf = (
  { rule }: Judgement,
  completedOn: Day,
  { birth }: Case,
  askedOn: Day,
  compulsoryOn: Day | null,
): BenefitFacts['grant'] => {
  const asked = Math.max(completedOn, askedOn);
  const hadToLeave =
    rule.regimeType === 'RPPS' &&
    compulsoryOn !== null &&
    (asked > compulsoryOn || (rule.kind === 'compulsory' && asked === compulsoryOn));
  if (!hadToLeave) return { servedUntil: asked, day: asked, age: elapsed(birth, asked) };
  return { servedUntil: compulsoryOn, day: compulsoryOn + 1, age: elapsed(birth, compulsoryOn + 1) };
};

const tollDayOf = ({ toll }: Rule, { regime }: Case): Day | null =>
  toll === undefined ? null : dayOfLaw(toll.measuredOn, regime);

/** Hybrid rules look at the months of both kinds of work, rural ones at those of rural work. */
const monthsAskedOf = (rule: Rule): 'urban' | 'rural' | 'hybrid' =>
  rule.requirements.find((requirement) => requirement.kind === 'remunerations')?.of ?? 'urban';

/** Months that conversion adds to exposure as a person with a disability: of the value alone, never of the carência. @see Decreto 3.048/1999, art. 188-Q */
const convertedMonths = (day: Day, { benefitParameters }: Rule, { holdings }: Case): number =>
  benefitParameters?.convertedExposure === true
    ? Math.floor((daysOfUnits(holdings.gainOfDisabledExposure().at(day)) * 12) / 365)
    : 0;

const valuationOn = (day: Day, rule: Rule, person: Case): Valuation => {
  const contributionDays = daysOfUnits(counterOf('contribution', rule, person).at(day));
  return {
    day,
    age: elapsed(person.birth, day),
    contribution: spanOfDays(contributionDays),
    contributionDays,
    // Unpaid rural work is no group of twelve contributions but in the hybrid retirement (Lei 8.213/1991, arts. 48, § 4, and 50).
    ...(person.inBrazil === null
      ? {}
      : { inBrazil: spanOfDays(daysOfUnits(counterOf('contribution', rule, person.inBrazil).at(day))) }),
    monthlyContributions: () =>
      person.holdings.months(monthsAskedOf(rule) === 'hybrid' ? 'hybrid' : 'urban').at(day) +
      convertedMonths(day, rule, person),
  };
};

const hasOnlyTaught = (day: Day, rule: Rule, person: Case): boolean => {
  const taught = counterOf('teaching', rule, person).at(day);
  return taught > 0 && taught === counterOf('contribution', rule, person).at(day);
};

const closingOf = (lastDay: Day | null, askedOn: Day): Day | null =>
  lastDay !== null && lastDay < askedOn ? lastDay : null;

const factsOf = (
  judgement: Judgement,
  completedOn: Day,
  person: Case,
  remunerations: Remunerations,
  compulsoryOn: Day | null,
  askedOn: Day,
): BenefitFacts => {
  const { rule, demands, window } = judgement;
  const day = valuationDayOf(judgement, completedOn, askedOn, compulsoryOn);
  const asked = demands.find((demand) => demand.key === 'contribution' && !demand.gate);
  const carencia = demands.find((demand) => demand.key === 'remunerations')?.necessaryOn(completedOn);
  const askedOfTeacher = demands.find((demand) => demand.key === 'teaching');
  const closedOn = rule.valuedWhenComplete === true ? completedOn : closingOf(window.to, askedOn);
  const costsOn = (valuedOn: Day) =>
    monthCosts(() => remunerations.costs(rule, person, tollDayOf(rule, person)), demands, [completedOn, valuedOn]);
  const eve = LAST_DAY_BEFORE_DIVISOR_108;
  const hasEarlierDays = rule.valuedWhenComplete !== true && closedOn !== null && completedOn < closedOn;
  const wasComplete = rule.regimeType === 'RGPS' && closedOn === null && completedOn <= eve && day > eve;
  return {
    gender: person.gender,
    calculationDate: person.calculationDate,
    completedOn,
    closedOn,
    valuation: valuationOn(day, rule, person),
    beforeDivisor108: wasComplete ? { valuation: valuationOn(eve, rule, person), costs: costsOn(eve) } : null,
    ...(rule.regimeType === 'RGPS' && hasEarlierDays
      ? {
          asOf: (then) => ({
            valuation: valuationOn(then, rule, person),
            onlyTaught: hasOnlyTaught(then, rule, person),
          }),
        }
      : {}),
    grant: grantOf(judgement, completedOn, person, askedOn, compulsoryOn),
    requiredContributionDays: (asked ?? askedOfTeacher)?.daysOn(completedOn)?.necessary ?? null,
    carencia: typeof carencia === 'number' ? carencia : null,
    parameters: parametersOf(rule.benefitParameters, person, completedOn),
    teacher: rule.teacher,
    onlyTaught: hasOnlyTaught(day, rule, person),
    affiliatedOn: person.affiliation,
    inServiceDisablement: person.disablement.inService,
    underComplementaryRegime: remunerations.underComplementaryRegime,
    opted: person.optedForRPC,
    isFederal: person.regimeType === 'RPPS' && person.regime?.place === 'uniao',
    costs: costsOn(day),
    filledShare: remunerations.filledShare,
    given: remunerations.given,
    countingSteps: countingSteps(judgement, person, day),
    salaries: monthsAskedOf(rule) === 'hybrid' ? remunerations.hybridBook() : remunerations.book,
  };
};

const METHOD_NAMES: Readonly<Record<CountingMethod, string>> = {
  days365: 'em dias, ano de 365 e mês de 30',
  calendar: 'de data a data, em anos, meses e dias',
};

/** How the time of the log was counted, so that a figure can be checked by hand. */
const countingSteps = (judgement: Judgement, person: Case, day: Day): BenefitStep[] => {
  const steps: BenefitStep[] = [{ label: 'Contagem do tempo', value: METHOD_NAMES[person.method], article: null }];
  if (convertedDays(judgement.rule, person, person.calculationDate) > 0) {
    steps.push({
      label: 'Tempo especial convertido em comum',
      value: `até ${formatDate(isoOf(person.specialUntil))}`,
      article:
        judgement.rule.regimeType === 'RPPS'
          ? 'EC 103/2019, art. 10, § 3º; STF, Tema 942'
          : 'EC 103/2019, art. 25, § 2º',
    });
  }
  const months = convertedMonths(day, judgement.rule, person);
  if (months > 0) {
    steps.push({
      label: 'Exposição na condição de pessoa com deficiência, convertida só para o percentual',
      value: `mais ${months} ${months === 1 ? 'mês' : 'meses'}, de exposição até ${formatDate(isoOf(person.specialUntil))}`,
      article: 'Decreto 3.048/1999, art. 188-Q',
    });
  }
  return steps;
};

/**
 * The estimate of a rule that is or will be applicable; null for the others. `compulsoryOn`: the compulsory day, if any.
 * `askedOn`: the day on which the right is asked for, in money of the calculation date all the same. Of the regime alone:
 * what is received with it says `paidOf`.
 */
export const worthOf = (
  judgement: Judgement,
  whoever: Case,
  remunerations: Remunerations,
  compulsoryOn: Day | null,
  askedOn: Day = whoever.calculationDate,
): BenefitEstimate | null => {
  const { standing, whenToRetire, rule } = judgement;
  if (standing === 'notApplicable' || whenToRetire === null) return null;
  const person = heldUnder(rule, whoever);
  const held = person === whoever.atReform ? (remunerations.atReform ?? remunerations) : remunerations;
  const facts = factsOf(judgement, whenToRetire, person, held, compulsoryOn, askedOn);
  const estimate = estimateBenefit(rule.benefitCalculusMethod, facts);
  return withCitations(estimate, rule, facts.isFederal);
};

/** The same with what is paid beside the retirement: what a card, a sum and a comparison go by. */
export const paidOf = (
  judgement: Judgement,
  whoever: Case,
  remunerations: Remunerations,
  compulsoryOn: Day | null,
  askedOn: Day = whoever.calculationDate,
): BenefitEstimate | null => {
  const estimate = worthOf(judgement, whoever, remunerations, compulsoryOn, askedOn);
  return estimate === null ? null : withSpecialBenefit(estimate, remunerations.specialBenefit);
};
