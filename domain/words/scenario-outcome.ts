/** What a scenario comes to, in the words of screen and report. */
import type { ComparedScenario, ScenarioOutcome, ScenarioRight } from '../api/scenario-comparison.ts';
import { dayOf, isoOf } from '../units/day.ts';
import { formatMonthOfYear, parseMonth } from '../units/month.ts';
import { gainMoney, headlineDifference, headlineMoney, type Sight } from './far-ahead.ts';
import { formatCount, formatDate, formatMoney, unbroken } from './format.ts';
import { RULE_NOT_CONFIRMED, RULE_TO_CHECK } from './unconfirmed.ts';

export const outcomeWords = {
  facts: 'Fatos',
  name: 'Cenário',
  soonest: 'Quando pode pedir',
  best: 'Maior valor',
  cost: 'Custo',
  gain: 'Ganho por mês',
  recovered: 'Compensa desde',
  noRight: 'Nenhum direito',
  missingData: 'Faltam dados',
  already: (day: string) => `Já pode, desde ${day}`,
  onDay: (day: string) => `em ${day}`,
  noValue: 'Sem valor',
  unknown: 'Não calculado',
  nothing: '—',
  never: 'Depois da expectativa de vida',
  brings: 'Até a expectativa de vida',
  more: (amount: string) => `${amount} a mais`,
  less: (amount: string) => `${amount} a menos`,
  net: (difference: string) => `líquido: ${difference}`,
  equal: 'Igual aos fatos',
  evens: (month: string) => `compensa desde ${month}`,
  neverEvens: 'não compensa até lá',
  ofOneRegime: 'só neste regime: veja o que muda no outro',
  monthly: 'Valor por mês',
  atOnce: 'Sem custo',
  besidePay: 'Nada além do desconto no salário',
  asByFacts: 'Nada além dos fatos',
  noneTold: 'Nenhum custo informado',
  freeByExcess: 'Sem custo, usando o excedente de outros meses do ano',
  neverDue: 'Nada: o direito já está completo',
  ofTheMonth: 'A contribuição do próprio mês',
  withoutInterest: 'sem juros',
  atLeast: 'a partir de',
  sooner: (days: number) => `${formatCount(days)} ${days === 1 ? 'dia' : 'dias'} antes`,
  later: (days: number) => `${formatCount(days)} ${days === 1 ? 'dia' : 'dias'} depois`,
} as const;

/** Why something of a scenario is not answered. */
export const reasonWords = {
  missingData: 'Faltam dados para testar as regras.',
  retired: 'Já recebe aposentadoria do INSS: o RGPS não paga outra.',
  noRight: 'Nenhum direito se completa com estas hipóteses.',
  noValue: 'Não há remunerações suficientes para o valor.',
  leavesBefore: (day: string) =>
    `Trabalha até ${day}, o dia da aposentadoria compulsória (75 anos), mesmo que a hipótese vá além dele.`,
  afterReach: 'O direito só se completa depois dos 75 anos.',
  unknownCost: 'O custo não é conhecido: informe o valor da guia na hipótese.',
  factsWithoutRight: 'Os fatos não dão direito: a comparação é com ficar sem benefício.',
  factsWithoutValue: 'O primeiro direito dos fatos não tem valor com que comparar.',
  noTable: 'Para a data do cálculo não há tábua de expectativa de vida: não há somas.',
  neverEvens: 'Não se paga até a expectativa de vida.',
} as const;

/** A scenario, or a suggestion that nobody has kept yet. */
export type ShownScenario = Omit<ComparedScenario, 'id'> & { readonly id?: string };

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

/** What is said beside a right by a rule that nobody has read in its text; null where it was read. */
export const doubtText = (right: Pick<ScenarioRight, 'confirmed'> | null): string | null =>
  right === null || right.confirmed ? null : RULE_NOT_CONFIRMED;

/** The same where it stands in a sentence. */
export const withDoubt = (said: string, right: Pick<ScenarioRight, 'confirmed'>): string =>
  right.confirmed ? said : `${said} ${RULE_TO_CHECK}.`;

/** 'Maior valor: R$ 3.600,00 (regra não confirmada)' */
export const bracketed = (said: string, doubt: string | null): string =>
  doubt === null ? said : `${said} (${doubt.charAt(0).toLowerCase()}${doubt.slice(1)})`;

/** How much earlier or later the first right comes than by the facts; null for the same day. */
export const shiftText = ({ soonerByDays }: Pick<ShownScenario, 'soonerByDays'>): string | null => {
  if (soonerByDays === null || soonerByDays === 0) return null;
  return soonerByDays > 0 ? outcomeWords.sooner(soonerByDays) : outcomeWords.later(-soonerByDays);
};

type Priced = Pick<ShownScenario, 'cost' | 'costs' | 'interestMissing' | 'hypotheses' | 'outcome' | 'soonerByDays'>;

/** It contributes until a right is complete, and one is: no month before that one falls due. */
const isComplete = ({ costs, hypotheses, outcome: { soonest, calculationDate } }: Priced): boolean =>
  hypotheses.some(({ kind }) => kind === 'contributes') &&
  costs.every(({ total }) => total === 0) &&
  soonest !== null &&
  soonest.from <= calculationDate;

/** Without it there is no right on that day: its first month, which falls due afterwards, is what completes it. */
const completedText = ({ soonerByDays }: Priced): string =>
  soonerByDays === 0 ? outcomeWords.neverDue : outcomeWords.ofTheMonth;

const byExcess = ({ hypotheses }: Priced): boolean =>
  hypotheses.some((one) => one.kind === 'complemented' && (one.by === 'excess' || one.by === 'grouping'));

/** Fees of a suit, a report of exposure, a certificate: nobody stated what they come to, and nothing of them is counted. */
const isUntold = ({ hypotheses }: Priced): boolean =>
  hypotheses.some(
    (one) => ['courtCase', 'special', 'certified'].includes(one.kind) && 'cost' in one && one.cost === null,
  );

/** Of what costs nothing beyond the facts: what the reader might take it to say, and is not counted. */
const freeText = (scenario: Priced): string => {
  const { costs, hypotheses } = scenario;
  if (isComplete(scenario)) return completedText(scenario);
  if (byExcess(scenario)) return outcomeWords.freeByExcess;
  const work = hypotheses.flatMap((one) => (one.kind === 'worksOn' ? [one] : []));
  if (costs.length === 0 && work.some(({ paidOn }) => paidOn !== 'last')) return outcomeWords.besidePay;
  if (isUntold(scenario)) return outcomeWords.noneTold;
  return work.length > 0 ? outcomeWords.asByFacts : outcomeWords.atOnce;
};

export const costText = (scenario: Priced): string => {
  const { cost, interestMissing } = scenario;
  if (cost === null) return outcomeWords.unknown;
  if (cost === 0) return freeText(scenario);
  return `${moneyText(cost)}${interestMissing ? ` (${outcomeWords.withoutInterest})` : ''}`;
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

/** Of what a cost is made: 'Contribuição de facultativo: R$ 3.890,40 (12 × R$ 324,20) · Lei 8.212/1991, art. 21'. */
export const costLineText = ({
  months,
  monthly,
  total,
  label,
  article,
  interestMissing,
}: ShownScenario['costs'][number]): string => {
  const by = months > 0 && monthly !== null ? ` (${months} × ${moneyText(monthly)})` : '';
  const law = article === null ? '' : ` · ${article}`;
  const least = interestMissing ? `${outcomeWords.atLeast} ` : '';
  return `${label}: ${total === null ? outcomeWords.unknown : `${least}${moneyText(total)}`}${by}${law}`;
};
