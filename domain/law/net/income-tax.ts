import type { Month } from '../../units/month.ts';
import { type Amount, exact, larger, rounded, smaller } from '../benefit/exact.ts';
import type { BenefitStep } from '../benefit/log.ts';
import { moneyText } from '../benefit/text.ts';
import {
  type IncomeTaxTable,
  incomeTaxTable,
  TAX_DEDUCTION_OF_A_DEPENDANT,
  TAX_EXEMPT_FROM_65,
  TAX_REDUCTION,
} from '../tables/income-tax.ts';

/** What the tax of a month's retirement or pension depends on. Amounts in BRL. */
export interface TaxedBenefit {
  readonly gross: number;
  readonly month: Month;
  /** Whether 65 is complete in that month or before. */
  readonly isFrom65: boolean;
  /** A disease of Lei 7.713/1988, art. 6º, XIV, found by an official physician. */
  readonly seriousIllness: boolean;
  readonly dependants: number;
  /** The social contribution withheld from the benefit. */
  readonly contribution: number;
  /** A temporary benefit for incapacity is exempt. */
  readonly isTemporaryIncapacity?: boolean;
}

export interface IncomeTax {
  /** BRL; null if the month's table is not kept here. */
  readonly amount: number | null;
  readonly steps: readonly BenefitStep[];
  /** What another reading of the law gives, where it differs. */
  readonly otherReadings: readonly { readonly name: string; readonly amount: number }[];
}

const ZERO = exact(0);
const step = (label: string, amount: Amount | number, article: string | null): BenefitStep => ({
  label,
  value: moneyText(amount),
  article,
});
const exempt = (label: string, article: string): IncomeTax => ({
  amount: 0,
  steps: [{ label, value: moneyText(0), article }],
  otherReadings: [],
});

/** The amount of `incomeTaxOf` alone, for who asks it many times. BRL; null if the month's table is not kept here. */
export const taxAmountOf = (benefit: TaxedBenefit): number | null => {
  if (benefit.isTemporaryIncapacity === true || benefit.seriousIllness) return 0;
  const table = incomeTaxTable(benefit.month);
  return table === null ? null : worked(benefit, table).amount;
};

/**
 * The income tax withheld from a retirement or pension of one payer in one month. The yearly return, which adds up several
 * payers, and the tax of the 13th, which is withheld apart, are not in it.
 *
 * @see Lei 7.713/1988, art. 6º, XIV, XV and XXI; Lei 9.250/1995, arts. 3º-A and 4º
 */
export const incomeTaxOf = (benefit: TaxedBenefit): IncomeTax => {
  if (benefit.isTemporaryIncapacity === true) {
    return exempt('Imposto de renda: benefício por incapacidade temporária é isento', 'Lei 8.541/1992, art. 48');
  }
  if (benefit.seriousIllness) {
    return exempt(
      'Imposto de renda: isento por moléstia grave, com laudo oficial',
      'Lei 7.713/1988, art. 6º, XIV e XXI',
    );
  }
  const table = incomeTaxTable(benefit.month);
  if (table === null) return { amount: null, steps: [], otherReadings: [] };

  const { exemption, taxable, deduction, progressive, reduction, amount } = worked(benefit, table);
  const steps: BenefitStep[] = [];
  if (exemption.greaterThan(0)) {
    steps.push(step('Parcela isenta a partir dos 65 anos', exemption, 'Lei 7.713/1988, art. 6º, XV'));
  }
  steps.push(step('Rendimento tributável', taxable, null));
  steps.push(step(deduction.label, deduction.amount, deduction.article));
  steps.push(step('Imposto pela tabela progressiva', progressive, table.norm));
  if (benefit.month >= TAX_REDUCTION.from) {
    steps.push(step('Redução do imposto', reduction, 'Lei 9.250/1995, art. 3º-A'));
  }
  return { amount, steps, otherReadings: otherReadingsOf(benefit, table, amount) };
};

const worked = (benefit: TaxedBenefit, table: IncomeTaxTable) => {
  const gross = exact(benefit.gross);
  const exemption = benefit.isFrom65 ? smaller(gross, exact(TAX_EXEMPT_FROM_65)) : ZERO;
  const taxable = gross.minus(exemption);
  const deduction = deductionOf(benefit, table);
  const progressive = progressiveOf(larger(ZERO, taxable.minus(deduction.amount)), table);
  const reduction = reductionOf(taxable, progressive, benefit.month);
  return { exemption, taxable, deduction, progressive, reduction, amount: rounded(progressive.minus(reduction)) };
};

interface Deduction {
  readonly label: string;
  readonly amount: Amount;
  readonly article: string;
}

/** The legal deductions, or the simplified one if that is more. */
const deductionOf = ({ contribution, dependants }: TaxedBenefit, table: IncomeTaxTable): Deduction => {
  const legal = exact(contribution).plus(exact(TAX_DEDUCTION_OF_A_DEPENDANT).times(dependants));
  const simplified = exact(table.simplifiedDeduction ?? 0);
  return simplified.greaterThan(legal)
    ? { label: 'Desconto simplificado', amount: simplified, article: 'Lei 9.250/1995, art. 4º, § 2º' }
    : { label: 'Deduções: contribuição e dependentes', amount: legal, article: 'Lei 9.250/1995, art. 4º, III e IV' };
};

const progressiveOf = (base: Amount, { bands }: IncomeTaxTable): Amount => {
  const band = bands.find(({ upTo }) => upTo === null || base.lessThanOrEqualTo(upTo));
  if (band === undefined) return ZERO;
  return larger(ZERO, base.times(band.rate).dividedBy(100).minus(band.deduct));
};

/** Never more than the tax. @see Lei 9.250/1995, art. 3º-A, §§ 1º and 2º */
const reductionOf = (taxable: Amount, tax: Amount, month: Month): Amount => {
  if (month < TAX_REDUCTION.from || taxable.greaterThan(TAX_REDUCTION.fallingUpTo)) return ZERO;
  const allowed = taxable.lessThanOrEqualTo(TAX_REDUCTION.wholeUpTo)
    ? exact(TAX_REDUCTION.whole)
    : exact(TAX_REDUCTION.constant).minus(taxable.times(TAX_REDUCTION.slope));
  return smaller(tax, larger(ZERO, allowed));
};

/**
 * From 65 on two things are not settled: whether the reduction looks at the income with or without the exempt part, and
 * whether the simplified deduction stands beside the exemption.
 */
const otherReadingsOf = (
  benefit: TaxedBenefit,
  table: IncomeTaxTable,
  estimate: number,
): readonly { readonly name: string; readonly amount: number }[] => {
  if (!benefit.isFrom65) return [];
  const gross = exact(benefit.gross);
  const exemption = smaller(gross, exact(TAX_EXEMPT_FROM_65));
  const taxable = gross.minus(exemption);
  const deduction = deductionOf(benefit, table);
  const progressive = progressiveOf(larger(ZERO, taxable.minus(deduction.amount)), table);
  const reducedOnGross = rounded(progressive.minus(reductionOf(gross, progressive, benefit.month)));

  const legal = exact(benefit.contribution).plus(exact(TAX_DEDUCTION_OF_A_DEPENDANT).times(benefit.dependants));
  const inPlace = larger(legal.plus(exemption), exact(table.simplifiedDeduction ?? 0));
  const alone = progressiveOf(larger(ZERO, gross.minus(inPlace)), table);
  const simplifiedInPlace = rounded(alone.minus(reductionOf(taxable, alone, benefit.month)));

  return [
    { name: 'redução medida sobre o rendimento com a parcela isenta dos 65 anos', amount: reducedOnGross },
    { name: 'desconto simplificado no lugar da parcela isenta dos 65 anos', amount: simplifiedInPlace },
  ].filter(({ amount }) => amount !== estimate);
};
