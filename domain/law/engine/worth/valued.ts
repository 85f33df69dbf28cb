/** The value of a rule as its card has it: with the remunerations known or, of a right to come, with the pay going on. */
import { type Day, monthOf } from '../../../units/day.ts';
import { reaisOf } from '../../../units/money.ts';
import { formatMonthOfYear } from '../../../units/month.ts';
import { raisedStep } from '../../../words/below-minimum.ts';
import { formatMoney } from '../../../words/format.ts';
import { type BenefitEstimate, type BenefitStep, withSteps } from '../../benefit/index.ts';
import { correctionTable } from '../../tables/index.ts';
import type { Case } from '../case.ts';
import type { PayGoingOn } from '../choice/going-pay.ts';
import type { Judgement } from '../judge.ts';
import type { Remunerations } from './remunerations.ts';
import { paidOf } from './worth.ts';

export interface Valued {
  readonly estimate: BenefitEstimate;
  /** BRL with the remunerations known alone. */
  readonly known: number | null;
  /** Months that enter without a correction, because their index is not published yet, 'MM/YYYY'. */
  readonly uncorrected: readonly string[];
}

/** `going` null: nothing is supposed of the months to come. */
interface Priced {
  readonly known: Remunerations;
  readonly going: Remunerations | null;
  readonly pay?: PayGoingOn;
}

/** Months that the newest index usually lies behind. */
const USUAL_LAG = 2;

/** Of the months to come until a day: the first step of whatever they enter; empty where nothing is paid. */
export const supposedPay = ({ pays, belowMinimum }: PayGoingOn, until: 'o direito' | 'o pedido'): BenefitStep[] => {
  if (pays.length === 0) return [];
  const sum = formatMoney(reaisOf(pays.reduce((total, { cents }) => total + cents, 0)));
  const month = formatMonthOfYear(Math.min(...pays.map(({ last }) => last.month)));
  return [
    {
      label: `Remunerações a vir, supostas até ${until}`,
      value:
        belowMinimum === null
          ? `${sum} por mês, a última conhecida (${month}) em moeda da data do cálculo`
          : raisedStep(sum, belowMinimum),
      article: belowMinimum === null ? null : 'CF, art. 195, § 14',
    },
  ];
};

const supposedSteps = (pay: PayGoingOn, known: number | null): BenefitStep[] => {
  return [
    ...supposedPay(pay, 'o direito'),
    {
      label: 'O mesmo só com as remunerações conhecidas',
      value: known === null ? 'sem estimativa' : formatMoney(known),
      article: null,
    },
  ];
};

export const valuing = (
  person: Case,
  { known, going, pay }: Priced,
  compulsoryOn: Day | null,
): ((judgement: Judgement) => Valued | null) => {
  const { reference, missing } = correctionTable(monthOf(person.calculationDate), known.book.overlay) ?? {
    reference: null,
    missing: [],
  };
  /** The index of a month comes some weeks after it: of what can be asked for today that is no news. */
  const uncorrectedIn = ({ logs }: BenefitEstimate, isToCome: boolean): readonly string[] =>
    reference !== null && (isToCome || missing.length > USUAL_LAG) && logs.some(({ count }) => count !== null)
      ? missing
      : [];
  return (judgement) => {
    const now = paidOf(judgement, person, known, compulsoryOn);
    if (now === null) return null;
    const isToCome = judgement.whenToRetire !== null && judgement.whenToRetire > person.calculationDate;
    const later = isToCome && going !== null && going !== known ? paidOf(judgement, person, going, compulsoryOn) : null;
    if (later === null || pay === undefined) {
      return { estimate: now, known: now.value, uncorrected: uncorrectedIn(now, isToCome) };
    }
    const steps = supposedSteps(pay, now.value);
    const logs = later.logs.map((log) => withSteps(log, (own) => [...steps, ...own]));
    return { estimate: { ...later, logs }, known: now.value, uncorrected: uncorrectedIn(later, isToCome) };
  };
};
