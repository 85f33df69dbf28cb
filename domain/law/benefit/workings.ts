import { isoOf } from '../../units/day.ts';
import { formatMonthOfYear } from '../../units/month.ts';
import type { Span } from '../../units/span.ts';
import { formatSpan } from '../../words/format.ts';
import { type Coefficient, seventyPlusOne, seventyPlusOneWords } from './coefficient.ts';
import type { Discarded } from './discard.ts';
import { type Amount, rounded } from './exact.ts';
import type { BenefitFacts, NoBenefit } from './facts.ts';
import { BenefitLog, type BenefitStep, type LoggedSalary } from './log.ts';
import type { SalaryWindow } from './salary-book.ts';
import { COEFFICIENT_LABEL, INDEX_LABEL, windowLabel } from './step-labels.ts';
import { countText, moneyText } from './text.ts';

/** A method that cannot say a value, with the reason for the reader. */
export interface Refusal {
  readonly why: NoBenefit;
  readonly text: string;
}

export const refusal = (why: NoBenefit, text: string): Refusal => ({ why, text });

/** The logs of a method: the estimate first, disputed readings after it. */
export type Worked = readonly BenefitLog[] | Refusal;

export const isRefusal = (result: object): result is Refusal => 'why' in result;

/** A step whose value becomes text when somebody reads it: a comparison asks for hundreds of values and reads no step. */
interface Noted {
  readonly label: string;
  readonly value: string | (() => string);
  readonly article: string | null;
}

/** A log being written while the method calculates. */
export interface Workings {
  readonly name: string;
  readonly facts: BenefitFacts;
  readonly steps: Noted[];
  readonly divisors: number[];
  readonly percentages: number[];
  window: SalaryWindow | null;
  count: number | null;
  base: Amount | null;
  /** The average over the ceiling that cut it, above one; null where nothing was cut. */
  overCeiling: Amount | null;
  /** null where no month was to be left out. */
  discarded: Pick<Discarded, 'positions'> | null;
  finalContribution: Span;
}

export const startWorkings = (name: string, facts: BenefitFacts): Workings => ({
  name,
  facts,
  steps: [...(facts.countingSteps ?? [])],
  divisors: [],
  percentages: [],
  window: null,
  count: null,
  base: null,
  overCeiling: null,
  discarded: null,
  finalContribution: facts.valuation.contribution,
});

export const note = (workings: Workings, label: string, value: Noted['value'], article: string | null = null): void => {
  workings.steps.push({ label, value, article });
};

export const noteMoney = (workings: Workings, label: string, value: Amount | number, article: string | null = null) =>
  note(workings, label, () => moneyText(value), article);

const INDEX_ARTICLE = { RGPS: 'Lei 8.213/1991, art. 29-B', RPPS: 'Lei 10.887/2004, art. 1º, § 1º' } as const;

/** Which months were read and with which table they were updated; an older table is named with the months it lacks. */
export const noteWindow = (workings: Workings, window: SalaryWindow): void => {
  workings.window = window;
  if (workings.facts.salaries.given === true) {
    note(workings, 'Média informada', 'sem a lista de remunerações');
    return;
  }
  const months = () => countText(window.ranking.count, 'competência', 'competências');
  const base = workings.facts.salaries.regimeType === 'RPPS' ? 'remuneração' : 'salário de contribuição';
  note(workings, windowLabel(base), months);
  if (window.belowMinimum > 0) {
    const below = () => countText(window.belowMinimum, 'competência', 'competências');
    note(workings, 'Fora da média, por estarem abaixo do salário mínimo', below, 'Decreto 3.048/1999, art. 19-E');
  }
  if (window.notComputed > 0) {
    const nowhere = () => countText(window.notComputed, 'competência', 'competências');
    note(workings, 'Fora da média, por o INSS não as computar', nowhere, 'Lei 8.213/1991, art. 29-A, caput e § 2º');
  }
  if (window.ofSeguradoEspecial > 0) {
    const rural = () => countText(window.ofSeguradoEspecial, 'competência', 'competências');
    note(workings, 'Das quais de segurado especial, a um salário mínimo', rural, 'Lei 8.213/1991, art. 48, § 4º');
  }
  if (window.table === null) return;
  const used = formatMonthOfYear(window.table.reference);
  const article = INDEX_ARTICLE[workings.facts.salaries.regimeType];
  note(workings, INDEX_LABEL, `tabela de ${used}${uncorrected(window.table.missing)}`, article);
  if (window.table.passedOver.length > 0) {
    note(workings, 'Tabelas incompletas, que não são usadas', window.table.passedOver.join(', '));
  }
};

/** '; competências 09/2026 e 10/2026 sem correção': the months whose index is not published yet. */
const uncorrected = (months: readonly string[]): string => {
  if (months.length === 0) return '';
  const last = months.at(-1) ?? '';
  const list = months.length === 1 ? last : `${months.slice(0, -1).join(', ')} e ${last}`;
  return `; ${months.length === 1 ? 'competência' : 'competências'} ${list} sem correção`;
};

/** The months left out of the average, with what they cost where that is more or less than a month each. */
export const noteDiscard = (
  workings: Workings,
  best: Discarded,
  label: string,
  month: string,
  plural: string,
  article = 'EC 103/2019, art. 26, § 6º',
): void => {
  workings.discarded = best;
  workings.finalContribution = best.contribution;
  if (best.months === 0) return;
  const inWords = () => {
    const months = countText(best.months, month, plural);
    const lost = Math.round(best.lost * 100) / 100;
    const less =
      lost === 0 ? ', que não contam nesta regra' : `, que valem ${countText(lost, 'mês', 'meses')} de contribuição`;
    return `${months}${lost === best.months ? '' : less}; restam ${formatSpan(best.contribution)}`;
  };
  note(workings, label, inWords, article);
};

/** A percentage with how it arose. */
export interface Percentage {
  readonly percent: number;
  readonly words: string;
}

/** 70% + 1% for each twelve monthly contributions. */
export const byContributions = ({ valuation }: BenefitFacts): Percentage => {
  const contributions = valuation.monthlyContributions();
  return { percent: seventyPlusOne(contributions), words: seventyPlusOneWords(contributions) };
};

/** A base times a percentage. */
export const timesPercentage = (
  workings: Workings,
  base: Amount,
  { percent, words }: Percentage,
  article: string,
): Amount => {
  workings.percentages.push(percent);
  note(workings, COEFFICIENT_LABEL, words, article);
  return base.times(percent).dividedBy(100);
};

/** The same for the whole years of contribution that are left after the discard. */
export const timesCoefficient = (
  workings: Workings,
  base: Amount,
  coefficient: Coefficient,
  article: string,
): Amount => {
  const { years } = workings.finalContribution;
  const worked = { percent: coefficient.percent(years), words: coefficient.words(years) };
  return timesPercentage(workings, base, worked, article);
};

const NO_SALARIES: readonly LoggedSalary[] = [];

/** The months that entered and those left out, both from the highest. */
const split = (sorted: readonly LoggedSalary[], kept: number, discarded: readonly number[]) => {
  if (discarded.length === 0) return { top: sorted.slice(0, kept), discarded: NO_SALARIES };
  const out = new Set(discarded);
  return {
    top: sorted.filter((_, position) => !out.has(position)),
    discarded: sorted.filter((_, position) => out.has(position)),
  };
};

const stepsIn = ({ steps }: Workings): BenefitStep[] =>
  steps.map(({ label, value, article }) => ({
    label,
    value: typeof value === 'string' ? value : value(),
    article,
  }));

const salariesIn = ({ window, facts, count, discarded }: Workings): BenefitLog['salaries'] => {
  const sorted = window?.sorted() ?? NO_SALARIES;
  return {
    all: window?.all() ?? facts.salaries.all(),
    since1994: window?.since1994() ?? NO_SALARIES,
    sorted,
    ...split(sorted, count ?? 0, discarded?.positions() ?? []),
  };
};

/** The finished log. `start` is the day on which the benefit begins in this calculation. */
export const logOf = (workings: Workings, value: Amount | number, start: number, age: Span): BenefitLog => {
  const { facts, count } = workings;
  const figures = {
    name: workings.name,
    value: typeof value === 'number' ? value : rounded(value),
    count,
    baseContribution: workings.base === null ? null : rounded(workings.base),
    gender: facts.gender,
    divisors: workings.divisors,
    measuredOn: isoOf(facts.valuation.day),
    contribution: facts.valuation.contribution,
    percentages: workings.percentages,
    retirementDate: isoOf(start),
    retirementAge: age,
    finalContribution: workings.finalContribution,
  };
  return new BenefitLog(
    figures,
    () => stepsIn(workings),
    () => salariesIn(workings),
  );
};
