import { type Month, parseMonth } from '../../units/month.ts';
import { exact, rounded } from '../benefit/exact.ts';
import type { BenefitStep } from '../benefit/log.ts';
import { moneyText } from '../benefit/text.ts';
import type { IndexOverlay } from '../tables/overlay.ts';
import type { RetiredContribution } from '../tables/retired-contribution.ts';
import { type IncomeTax, incomeTaxOf, type TaxedBenefit, taxAmountOf } from './income-tax.ts';
import { type ContributionOfTheRetired, contributionOfTheRetired } from './retired-contribution.ts';

/** Whose benefit it is and what the tax asks of them; amounts in BRL. */
export interface NetFacts {
  readonly gross: number;
  /** Of `gross`, what bears no contribution: the special benefit of the União. @see Lei 12.618/2012, art. 3, § 6, IV */
  readonly uncontributed?: number;
  /** What an office describes is its own line; null: the RGPS. */
  readonly place: string | RetiredContribution | null;
  /** Whose tables are used. */
  readonly month: Month;
  /** From which month on it is paid, where that is later: the age then decides the exemption from 65 on. */
  readonly paidFrom?: Month;
  /** 'YYYY-MM-DD'. */
  readonly birthDate: string;
  readonly dependants: number;
  readonly seriousIllness: boolean;
  readonly isTemporaryIncapacity?: boolean;
}

/** Why there is no net value. */
export type NoNet = 'contributionNotKnown' | 'taxTableNotKept';

export interface NetBenefit {
  readonly gross: number;
  /** Null with the reason in `missing`. */
  readonly net: number | null;
  readonly missing: NoNet | null;
  readonly contribution: ContributionOfTheRetired;
  readonly incomeTax: IncomeTax | null;
  readonly steps: readonly BenefitStep[];
  /** What other readings leave, where they differ. */
  readonly otherReadings: readonly { readonly name: string; readonly net: number }[];
}

/**
 * What reaches the account of somebody who receives this benefit alone from one payer: gross less the contribution of the
 * retired less the tax withheld. The 13th and the yearly return are apart.
 */
export const netOf = (facts: NetFacts, overlay?: IndexOverlay): NetBenefit => {
  const contribution = contributionOn(facts, overlay);
  if (contribution.amount === null) return none(facts.gross, 'contributionNotKnown', contribution, null);
  const incomeTax = taxOf(facts, contribution.amount);
  if (incomeTax.amount === null) return none(facts.gross, 'taxTableNotKept', contribution, incomeTax);
  const net = less(facts.gross, contribution.amount, incomeTax.amount);
  return {
    gross: facts.gross,
    net,
    missing: null,
    contribution,
    incomeTax,
    steps: [
      { label: 'Valor bruto', value: moneyText(facts.gross), article: null },
      ...uncontributedStep(facts),
      { label: 'Contribuição do aposentado', value: moneyText(contribution.amount), article: contribution.norm },
      ...incomeTax.steps,
      { label: 'Imposto de renda na fonte', value: moneyText(incomeTax.amount), article: null },
      { label: 'Líquido estimado', value: moneyText(net), article: null },
    ],
    otherReadings: otherReadingsOf(facts, contribution, incomeTax),
  };
};

const contributionOn = (
  { gross, uncontributed = 0, place, month }: NetFacts,
  overlay?: IndexOverlay,
): ContributionOfTheRetired => contributionOfTheRetired(contributed(gross, uncontributed), place, month, overlay);

const contributed = (gross: number, uncontributed: number): number =>
  uncontributed === 0 ? gross : Math.max(0, less(gross, uncontributed, 0));

const uncontributedStep = ({ uncontributed = 0 }: NetFacts): readonly BenefitStep[] =>
  uncontributed === 0
    ? []
    : [
        {
          label: 'Do qual benefício especial, sem contribuição previdenciária',
          value: moneyText(uncontributed),
          article: 'Lei 12.618/2012, art. 3º, § 6º, IV e V',
        },
      ];

const less = (gross: number, contribution: number, tax: number): number =>
  rounded(exact(gross).minus(contribution).minus(tax));

const taxedOf = (facts: NetFacts, contribution: number): TaxedBenefit => ({
  ...facts,
  contribution,
  isFrom65: Math.max(facts.month, facts.paidFrom ?? facts.month) >= monthOf65(facts.birthDate),
});

const taxOf = (facts: NetFacts, contribution: number): IncomeTax => incomeTaxOf(taxedOf(facts, contribution));

/** The `net` of `netOf` alone, without its steps. */
export const netAmountOf = (facts: NetFacts, overlay?: IndexOverlay): number | null => {
  const contribution = contributionOn(facts, overlay).amount;
  const tax = contribution === null ? null : taxAmountOf(taxedOf(facts, contribution));
  return contribution === null || tax === null ? null : less(facts.gross, contribution, tax);
};

/**
 * The tax of a month of work, the abono with it, less the contribution withheld; no exemption from 65 on falls on pay.
 * BRL; null if the month's table is not kept here.
 *
 * @see Lei 9.250/1995, arts. 3, 3-A and 4; STJ, Tema 424
 */
export const taxOfWork = (gross: number, contribution: number, month: Month): number | null =>
  taxAmountOf({ gross, month, contribution, isFrom65: false, seriousIllness: false, dependants: 0 });

/** The month in which 65 is complete: the exemption holds from it on, whatever the day. */
const monthOf65 = (birthDate: string): Month => parseMonth(birthDate) + 65 * 12;

const otherReadingsOf = (
  facts: NetFacts,
  contribution: ContributionOfTheRetired,
  { otherReadings }: IncomeTax,
): NetBenefit['otherReadings'] => [
  ...otherReadings.map(({ name, amount }) => ({ name, net: less(facts.gross, contribution.amount ?? 0, amount) })),
  ...contribution.otherReadings.map(({ name, amount }) => ({
    name,
    net: less(facts.gross, amount, taxOf(facts, amount).amount ?? 0),
  })),
];

const none = (
  gross: number,
  missing: NoNet,
  contribution: ContributionOfTheRetired,
  incomeTax: IncomeTax | null,
): NetBenefit => ({ gross, net: null, missing, contribution, incomeTax, steps: [], otherReadings: [] });
