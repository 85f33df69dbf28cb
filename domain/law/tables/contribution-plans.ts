/** What whoever contributes by himself pays, in percent of the base. */
export interface ContributionPlan {
  readonly category: 'individual' | 'facultativo';
  readonly rate: 20 | 11 | 5;
  /** The base is the minimum wage, and no other. */
  readonly onMinimumWageOnly: boolean;
  /** How a record of it is marked: by a reduced plan there is no retirement by time of contribution. */
  readonly recordedAs: 'normal' | 'simplified';
  readonly words: string;
  readonly article: string;
}

const CAPUT = 'Lei 8.212/1991, art. 21';
const full = (category: ContributionPlan['category'], words: string): ContributionPlan => ({
  category,
  rate: 20,
  onMinimumWageOnly: false,
  recordedAs: 'normal',
  words,
  article: CAPUT,
});
const reduced = (
  category: ContributionPlan['category'],
  rate: 11 | 5,
  words: string,
  article: string,
): ContributionPlan => ({ category, rate, onMinimumWageOnly: true, recordedAs: 'simplified', words, article });

/** @see Lei 8.212/1991, art. 21, caput and § 2; Lei 8.213/1991, art. 18, § 3 */
const CONTRIBUTION_PLANS: Readonly<
  Record<ContributionPlan['category'], Readonly<Record<ContributionPlan['rate'], ContributionPlan>>>
> = {
  individual: {
    20: full('individual', 'Contribuinte individual, 20%'),
    11: reduced('individual', 11, 'Contribuinte individual, 11% (plano simplificado)', `${CAPUT}, § 2º, I`),
    5: reduced('individual', 5, 'Microempreendedor individual, 5%', `${CAPUT}, § 2º, II, a`),
  },
  facultativo: {
    20: full('facultativo', 'Segurado facultativo, 20%'),
    11: reduced('facultativo', 11, 'Segurado facultativo, 11% (plano simplificado)', `${CAPUT}, § 2º, I`),
    5: reduced('facultativo', 5, 'Facultativo de baixa renda, 5%', `${CAPUT}, § 2º, II, b`),
  },
};

export const planOf = (category: ContributionPlan['category'], rate: ContributionPlan['rate']): ContributionPlan =>
  CONTRIBUTION_PLANS[category][rate];
