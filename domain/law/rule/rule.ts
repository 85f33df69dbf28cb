/**
 * The shape of a retirement rule as data. A norm file lists rules in this shape; the engine runs all of them.
 * A reader of a norm beside the statute should recognise every line.
 *
 * Units: ages in months, times in whole years, points as a number, dates `YYYY-MM-DD`, percentages as 20 for 20%.
 */
import type { BenefitMethod } from './methods.ts';
import type { ByGender, Figure, Gender, IsoDate, LastDay, LawDate, Requirement } from './requirement.ts';

/** Additional time on what was missing on a day (pedágio), rounded up to a whole day. */
export interface Toll {
  readonly percent: number;
  readonly measuredOn: LawDate;
  /** The requirement on whose years it is measured and to which it is added. */
  readonly of: 'contribution' | 'teaching';
}

/** An observation, and whom it concerns: all that is given has to be so. */
export interface ObservationFor {
  readonly gender?: Gender;
  /** Affiliated to the RGPS until that day. */
  readonly affiliatedUntil?: IsoDate;
  /** In the public service until that day. */
  readonly enteredUntil?: IsoDate;
  /** Born until that day. */
  readonly bornUntil?: ByGender<IsoDate>;
  /** In the regime of the União, or in that of another entity. */
  readonly of?: 'uniao' | 'otherEntity';
  /** The right is complete, or will be, within these days. */
  readonly complete?: { readonly from?: IsoDate; readonly until: IsoDate };
  /** Some record is of teaching. */
  readonly taught?: true;
}

/** Time until a day counted with an increase, before any toll (EC 20/1998, art. 8, §§ 3 and 4). */
export interface TimeBonus {
  readonly until: IsoDate;
  readonly percent: ByGender<number>;
  readonly of: 'contribution' | 'teaching';
}

export interface BenefitParameters {
  /** Years of contribution beyond which 2% a year are added. */
  readonly extraYearsBase?: ByGender<number>;
  /** Years of contribution that make a proportional benefit whole; absent: those of the method. */
  readonly wholeAfterYears?: ByGender<number>;
  /** Percentage of the months, the best ones, that enter the average, by the day on which the requirements were met. */
  readonly bestShare?: Figure;
  /** Age in years against which the anticipated years are counted (EC 41/2003, art. 2, § 1). */
  readonly reductorReferenceAge?: ByGender<number>;
  /** Percentage of the lowest contributions that may be left out when that helps (Curitiba, LC 133/2021, art. 10, § 10). */
  readonly discardableShare?: number;
  /** Exposure as a person with a disability enters the percentage converted (Decreto 3.048/1999, art. 188-Q). */
  readonly convertedExposure?: true;
  /** The law of the place puts the limit at the last pay before the fraction of the time; absent: both readings are shown. */
  readonly limitBeforeFraction?: true;
}

export type RuleKind =
  | 'age'
  | 'time'
  | 'points'
  | 'progressive-age'
  | 'toll'
  | 'permanent'
  | 'special'
  | 'police'
  | 'disability'
  | 'incapacity'
  | 'compulsory';

/**
 * The parts of a value that a law may set apart; `lastPay` is the last remuneration, `limit` the one at it, `ceiling` that of
 * the RGPS under the complementary regime, `disease` the one that makes an incapacity whole.
 */
export type ValueStep =
  | 'lastPay'
  | 'index'
  | 'average'
  | 'limit'
  | 'ceiling'
  | 'discard'
  | 'percentage'
  | 'fraction'
  | 'disease';

export type StepLaw = Readonly<Partial<Record<ValueStep, string>>>;

/** Every RPPS entity, until its own reform. Other places: 'uniao', 'sp', 'joinville-sc'; null for the RGPS. */
export const EVERY_ENTITY = 'every-entity';

export interface Rule {
  /** Stable and public: kebab-case, the same for both genders. */
  readonly id: string;
  readonly modality: string;
  /** The tooltip. */
  readonly description: string;
  readonly ruleLaw: string;
  /** The articles of the place's law that set the value, where they are not `ruleLaw`: the steps of the value name them. */
  readonly valueLaw?: string;
  /** Where a step of the value has an article, paragraph or item of its own: it comes before `valueLaw`. */
  readonly stepLaw?: StepLaw;
  readonly ruleYear: number;
  readonly regimeType: 'RPPS' | 'RGPS';
  readonly place: string | null;
  readonly kind: RuleKind;
  readonly gender: Gender | 'Ambos';
  readonly teacher: boolean;

  /** First and last day on which all requirements can become complete; null is open. */
  readonly window: { readonly from: LawDate; readonly to: LastDay | null };
  /** Entry into public service, or into the police career where the statute says so (RPPS), both ends included. */
  readonly entry?: {
    readonly from?: LawDate;
    readonly until?: LawDate;
    readonly into?: 'policeCareer';
    /** Those who joined the complementary regime may have entered before `from`: "os demais servidores" (EC 103/2019, art. 20, § 2, II). */
    readonly earlierIfOpted?: true;
    /** Where the statute asks for it, when that is not the rule's `ruleLaw`. */
    readonly article?: string;
  };
  /** Closed to those who joined the complementary regime (CF art. 40, § 16); a text says which article shuts them out, in Portuguese. */
  readonly withoutComplementaryRegime?: true | string;
  /** Affiliation to the RGPS, both ends included. */
  readonly affiliation?: { readonly from?: IsoDate; readonly until?: IsoDate; readonly article?: string };

  readonly requirements: readonly Requirement[];
  readonly toll?: Toll;
  readonly bonus?: TimeBonus;
  /** How contribution time is counted here; absent: special time converted, reduced-rate contributions counted. */
  readonly contributionCount?: {
    /** `simple`: special time one for one, as in the rules for exposure and disability themselves. */
    readonly specialTime?: 'converted' | 'simple';
    /** `excluded`: contributions of 5% or 11% do not count (Lei 8.213/1991, art. 55, § 4). */
    readonly simplifiedPlan?: 'counted' | 'excluded';
    /** `counted`: also rural work since 11/1991 without payment (Lei 8.213/1991, art. 48, § 3; STJ, Tema 1.007). */
    readonly unpaidRural?: 'counted';
  };

  readonly benefitCalculusMethod: BenefitMethod;
  /** Figures of the place or of the rule that the method takes; absent: the method's own. */
  readonly benefitParameters?: BenefitParameters;
  /** Same pay rises as those in activity (paridade); a text is the condition, in Portuguese. */
  readonly parity: boolean | string;
  /** Abono de permanência; a text is the condition, in Portuguese. */
  readonly abono: boolean | string;
  readonly hasReductor: boolean;
  readonly observations: readonly string[];

  /** The old rule that goes on in this place as this one, beyond the reform. */
  readonly continues?: string;
  /** The other reading of a question open in the courts, or of a text that nobody has read. */
  readonly variantOf?: string;
  /** The courts are asked which reading holds; otherwise the text has to be read, or is read two ways. */
  readonly inCourt?: true;
  /** Said only where it gives a right; a reading only where its `variantOf` gives none. */
  readonly onlyWhereItAdds?: true;
  /** The value is that of the day on which the right arises, readjusted since; otherwise that of the day on which it is asked for. */
  readonly valuedWhenComplete?: true;
  /** What is contested, in Portuguese, shown on the card of each variant. */
  readonly contested?: string;
  /** May be completed with insured time abroad, where the treaty covers it, which was not read: told always, or only where it adds. */
  readonly totalisable?: 'always' | 'whereCovered';
  /** The rule that this one is with insured time abroad, for a value in proportion to the Brazilian time. */
  readonly totalisationOf?: string;
  /** Whom the contested question concerns; everybody when absent. */
  readonly contestedFor?: Gender;

  /** The articles that the figures and the value stand on, one a part (`texts/quotation.ts`); what was read of them: `texts/`. */
  readonly source: string;
  /** False: a figure or the value was not seen in the text, and every face of the product says so. */
  readonly confirmed: boolean;
  /** What has to be read before it may be confirmed, in Portuguese, where that is more than the articles not read. */
  readonly missing?: string;
}

export interface Norm {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}
