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
  /** Another retirement or pension that the same payer pays as well, as it is paid: the tax is of both. */
  readonly otherOfPayer?: number;
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
  /** With what the same payer pays besides. */
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
  const gross = wholeOf(facts);
  if (contribution.amount === null) return none(gross, 'contributionNotKnown', contribution, null);
  const incomeTax = taxOf(facts, contribution.amount);
  if (incomeTax.amount === null) return none(gross, 'taxTableNotKept', contribution, incomeTax);
  const net = less(gross, contribution.amount, incomeTax.amount);
  return {
    gross,
    net,
    missing: null,
    contribution,
    incomeTax,
    steps: [
      { label: 'Valor bruto', value: moneyText(facts.gross), article: null },
      ...uncontributedStep(facts),
      ...otherStep(facts),
      { label: 'Contribuição do aposentado', value: moneyText(contribution.amount), article: contribution.norm },
      ...incomeTax.steps,
      { label: 'Imposto de renda na fonte', value: moneyText(incomeTax.amount), article: null },
      {
        label: hasOther(facts) ? 'Líquido estimado dos dois' : 'Líquido estimado',
        value: moneyText(net),
        article: null,
      },
    ],
    otherReadings: otherReadingsOf(facts, contribution, incomeTax),
  };
};

const hasOther = ({ otherOfPayer = 0 }: NetFacts): boolean => otherOfPayer > 0;

/** All that the payer pays. */
const wholeOf = (facts: NetFacts): number =>
  hasOther(facts) ? rounded(exact(facts.gross).plus(facts.otherOfPayer ?? 0)) : facts.gross;

const otherStep = (facts: NetFacts): readonly BenefitStep[] =>
  hasOther(facts)
    ? [
        {
          label: 'Outra aposentadoria ou pensão do mesmo pagador',
          value: moneyText(facts.otherOfPayer ?? 0),
          article: null,
        },
      ]
    : [];

/** Of each benefit apart. @see Portaria MTP 1.467/2022, art. 13-A */
const contributionOn = (facts: NetFacts, overlay?: IndexOverlay): ContributionOfTheRetired => {
  const { gross, uncontributed = 0, otherOfPayer = 0, place, month } = facts;
  const own = contributionOfTheRetired(contributed(gross, uncontributed), place, month, overlay);
  if (!hasOther(facts)) return own;
  return added(own, contributionOfTheRetired(otherOfPayer, place, month, overlay));
};

const added = (one: ContributionOfTheRetired, other: ContributionOfTheRetired): ContributionOfTheRetired => {
  if (one.amount === null || other.amount === null) return { ...one, amount: null, otherReadings: [] };
  const [first, second] = [one.amount, other.amount];
  const sum = (a: number, b: number): number => rounded(exact(a).plus(b));
  const names = [...new Set([...one.otherReadings, ...other.otherReadings].map(({ name }) => name))];
  const read = (of: ContributionOfTheRetired, name: string, otherwise: number): number =>
    of.otherReadings.find((reading) => reading.name === name)?.amount ?? otherwise;
  return {
    ...one,
    amount: sum(first, second),
    otherReadings: names.map((name) => ({ name, amount: sum(read(one, name, first), read(other, name, second)) })),
  };
};

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
  gross: wholeOf(facts),
  contribution,
  isFrom65: Math.max(facts.month, facts.paidFrom ?? facts.month) >= monthOf65(facts.birthDate),
});

const taxOf = (facts: NetFacts, contribution: number): IncomeTax => incomeTaxOf(taxedOf(facts, contribution));

/** The `net` of `netOf` alone, without its steps. */
export const netAmountOf = (facts: NetFacts, overlay?: IndexOverlay): number | null => {
  const contribution = contributionOn(facts, overlay).amount;
  const tax = contribution === null ? null : taxAmountOf(taxedOf(facts, contribution));
  return contribution === null || tax === null ? null : less(wholeOf(facts), contribution, tax);
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
  ...otherReadings.map(({ name, amount }) => ({ name, net: less(wholeOf(facts), contribution.amount ?? 0, amount) })),
  ...contribution.otherReadings.map(({ name, amount }) => ({
    name,
    net: less(wholeOf(facts), amount, taxOf(facts, amount).amount ?? 0),
  })),
];

const none = (
  gross: number,
  missing: NoNet,
  contribution: ContributionOfTheRetired,
  incomeTax: IncomeTax | null,
): NetBenefit => ({ gross, net: null, missing, contribution, incomeTax, steps: [], otherReadings: [] });
