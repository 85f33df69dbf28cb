/** What a scenario comes to, in the words of screen and report. */
import type { ComparedScenario, ScenarioOutcome, ScenarioRight } from '../api/scenario-comparison.ts';
import { dayOf, isoOf } from '../units/day.ts';
import { formatMonthOfYear, parseMonth } from '../units/month.ts';
import { gainMoney, headlineDifference, headlineMoney, readApart, type Sight } from './far-ahead.ts';
import { formatDate, formatMoney, unbroken } from './format.ts';
import { outcomeWords } from './outcome-words.ts';
import { RULE_NOT_CONFIRMED, RULE_TO_CHECK } from './unconfirmed.ts';

/** A scenario, or a suggestion that nobody has kept yet. */
export type ShownScenario = Omit<ComparedScenario, 'id' | 'outcome'> & {
  readonly id?: string;
  readonly outcome: Seen<ScenarioOutcome>;
};

/** With its values read to the cent where they would not read apart. */
export type Seen<Outcome> = Outcome & Pick<Sight, 'exact'>;

const firstValues = ({ soonest }: Pick<ScenarioOutcome, 'soonest'>): { date: string; value: number }[] =>
  soonest === null || soonest.value === null ? [] : [{ date: soonest.from, value: soonest.value }];

/** The facts and scenarios that stand side by side: where two first values would read in another order, or as one, all are read to the cent. */
export const sideBySide = <Scenario extends { readonly outcome: ScenarioOutcome }, Facts extends ScenarioOutcome>(
  facts: Facts,
  scenarios: readonly Scenario[],
): {
  readonly facts: Seen<Facts>;
  readonly scenarios: readonly (Scenario & { outcome: Seen<ScenarioOutcome> })[];
} => {
  const values = [facts, ...scenarios.map(({ outcome }) => outcome)].flatMap(firstValues);
  const seen: Pick<Sight, 'exact'> = readApart(values, facts) ? {} : { exact: true };
  return {
    facts: { ...facts, ...seen },
    scenarios: scenarios.map((one) => ({ ...one, outcome: { ...one.outcome, ...seen } })),
  };
};

const moneyText = (value: number): string => unbroken(formatMoney(value));

type Against = Pick<ShownScenario, 'outcome' | 'soonerByDays'>;

/** Of two first rights the later one; `soonerByDays`: by how much the first comes before the other. */
const laterOf = (from: string, soonerByDays: number | null): string =>
  isoOf(dayOf(from) + Math.max(0, soonerByDays ?? 0));

/** A difference between first rights, or between all that they pay: rounded where one of them lies far ahead. */
const differenceText = (value: number, { outcome, soonerByDays }: Against): string => {
  const { soonest, calculationDate } = outcome;
  const later = laterOf(soonest?.from ?? calculationDate, soonerByDays);
  return unbroken(headlineDifference(value, later, calculationDate));
};

/** Complete before it could be asked for. */
export const isThere = ({ date, from }: ScenarioRight, on: string): boolean => date < from && from <= on;

type FirstRight = Pick<ScenarioOutcome, 'soonest' | 'missingData'>;

/**
 * Where data is missing nobody knows that there is no right. One that was complete before it could be asked for is there already; its day is not the day of the calculation. Where
 * a scenario goes on beyond that day (`on`), it is asked for at its end.
 */
export const dayText = ({ soonest: right, missingData }: FirstRight, on: string): string => {
  if (missingData.length > 0) return outcomeWords.missingData;
  if (right === null) return outcomeWords.noRight;
  return isThere(right, on) ? outcomeWords.already(formatDate(right.date)) : formatDate(right.from);
};

/** Of far ahead rounded. */
export const valueText = (right: ScenarioRight | null, sight: Sight): string =>
  right === null || right.value === null
    ? outcomeWords.noValue
    : unbroken(headlineMoney(right.value, right.from, sight));

/** Of the first right; nothing is said of a value where data is missing. */
export const monthlyText = ({ soonest, missingData, ...sight }: FirstRight & Sight): string =>
  missingData.length > 0 ? outcomeWords.nothing : valueText(soonest, sight);

type Doubted = Pick<ScenarioRight, 'confirmed' | 'onlyIf'>;

/** What is said beside a right by a rule that nobody has read in its text, or that hangs on a proof; null where nothing is. */
export const doubtText = (right: Doubted | null): string | null => {
  const doubts = right === null ? [] : [...(right.confirmed ? [] : [RULE_NOT_CONFIRMED]), ...(right.onlyIf ?? [])];
  return doubts.length === 0 ? null : doubts.join('; ');
};

/** The same where it stands in a sentence. */
export const withDoubt = (said: string, { confirmed, onlyIf = [] }: Doubted): string =>
  [said, ...(confirmed ? [] : [`${RULE_TO_CHECK}.`]), ...onlyIf.map((condition) => `${condition}.`)].join(' ');

/** 'Maior valor: R$ 3.600,00 (regra não confirmada)' */
export const bracketed = (said: string, doubt: string | null): string =>
  doubt === null ? said : `${said} (${doubt.charAt(0).toLowerCase()}${doubt.slice(1)})`;

/** How much earlier or later the first right comes than by the facts; null for the same day. */
export const shiftText = ({ soonerByDays }: Pick<ShownScenario, 'soonerByDays'>): string | null => {
  if (soonerByDays === null || soonerByDays === 0) return null;
  return soonerByDays > 0 ? outcomeWords.sooner(soonerByDays) : outcomeWords.later(-soonerByDays);
};

export const gainText = (scenario: Pick<ShownScenario, 'gainOnFirst'> & Against): string => {
  const { gainOnFirst: gain } = scenario;
  if (gain === null) return outcomeWords.nothing;
  if (gain === 0) return moneyText(0);
  const { soonest } = scenario.outcome;
  const value = soonest?.value ?? null;
  if (soonest === null || value === null) return outcomeWords.nothing;
  const facts = { date: isoOf(dayOf(soonest.from) + (scenario.soonerByDays ?? 0)), value: value - gain };
  const said = unbroken(gainMoney({ date: soonest.from, value }, facts, scenario.outcome));
  return `${gain > 0 ? '+' : '−'}\u00a0${said}`;
};

/** What a choice comes to against the facts until the expectation of life; where that is not known, why. */
export const bringsText = (scenario: Pick<ShownScenario, 'balance' | 'reasons'> & Against): string => {
  const { balance, reasons } = scenario;
  if (balance === null) return reasons.find(({ field }) => field === 'balance')?.text ?? outcomeWords.unknown;
  if (balance === 0) return outcomeWords.equal;
  const amount = differenceText(balance, scenario);
  return balance > 0 ? outcomeWords.more(amount) : outcomeWords.less(amount);
};

/** The same after tax; null where that is not known, nothing differs, or no tax falls. */
export const netText = (scenario: Pick<ShownScenario, 'balance' | 'balanceNet'> & Against): string | null => {
  const { balance, balanceNet } = scenario;
  if (balance === null || balance === 0 || balanceNet === null || balanceNet === balance) return null;
  const amount = differenceText(balanceNet, scenario);
  const said = balanceNet < 0 ? outcomeWords.less(amount) : outcomeWords.more(amount);
  return outcomeWords.net(said.replace(/ a (mais|menos)$/, '\u00a0a\u00a0$1'));
};

/** From when on it has paid; null where there is nothing to say. */
export const evensText = ({ balance, evensOutOn }: Pick<ShownScenario, 'balance' | 'evensOutOn'>): string | null => {
  if (balance === null || balance === 0) return null;
  return evensOutOn === null ? outcomeWords.neverEvens : outcomeWords.evens(formatMonthOfYear(parseMonth(evensOutOn)));
};

/** Time that is certified leaves the other regime, whose sum is not in this one; null where none is. */
export const oneRegimeText = ({ balance, hypotheses }: Pick<ShownScenario, 'balance' | 'hypotheses'>): string | null =>
  balance !== null && hypotheses.some(({ kind }) => kind === 'certified') ? outcomeWords.ofOneRegime : null;
