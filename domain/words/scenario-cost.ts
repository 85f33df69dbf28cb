/** What a scenario costs, in the words of screen and report. */
import { formatMoney, unbroken } from './format.ts';
import { outcomeWords } from './outcome-words.ts';
import type { ShownScenario } from './scenario-outcome.ts';

const moneyText = (value: number): string => unbroken(formatMoney(value));

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
