/** What a rule may ask for, and the figures in which it asks. */

export type IsoDate = string;

export type Gender = 'Homem' | 'Mulher';

export type DisabledLevel = 'low' | 'medium' | 'high';

export type SpecialBase = 15 | 20 | 25;

/** One figure for everybody, or one for each gender. */
export type ByGender<T> = T | { readonly Homem: T; readonly Mulher: T };

/** A figure that moves: the last step whose `from` is not later than the tested day holds; the first also before it. */
export type Steps = readonly { readonly from: IsoDate; readonly value: number }[];

export type Figure = number | Steps;

/** A date of the law, or the reform date of the chosen regime ('Sem Reforma': never comes). */
export type LawDate = IsoDate | 'reform';

/** The end of a window may also be the local law that endorses the repeal of the article (EC 103/2019, art. 36, II). */
export type LastDay = LawDate | 'endorsement';

/** The times that a rule can ask for. `contribution` is counted as the rule's `contributionCount` says. */
export type CountedTime = 'contribution' | 'publicService' | 'carreer' | 'position' | 'teaching' | 'police';

export type Requirement = AskedFor & {
  /** Where the statute asks for it, when that is not the rule's `ruleLaw`. */
  readonly article?: string;
};

type AskedFor =
  /** Minimum age in months. */
  | { readonly kind: 'age'; readonly months: ByGender<Figure>; readonly decrease?: AgeDecrease }
  /** Minimum time in years (365 days each). */
  | {
      readonly kind: CountedTime;
      readonly years: ByGender<Figure>;
      /** Teaching at a university counts too: the text asks for "magistério" and no more. */
      readonly ofAnyLevel?: true;
    }
  /** Exposure to harmful agents of the kind that retires after `years`; other kinds are brought to it when it is the preponderant one. */
  | { readonly kind: 'special'; readonly years: SpecialBase }
  /** Time with a disability of any degree, unconverted. */
  | { readonly kind: 'disability'; readonly degree: 'any'; readonly years: ByGender<number> }
  /** All time, converted to this degree, which has to be the preponderant one (LC 142/2013, arts. 3 and 7). */
  | { readonly kind: 'disability'; readonly degree: DisabledLevel; readonly years: ByGender<number> }
  /** The same with the years of whichever degree is the preponderant one. */
  | {
      readonly kind: 'disability';
      readonly degree: 'preponderant';
      readonly yearsByDegree: Readonly<Record<DisabledLevel, ByGender<number>>>;
    }
  | PointsRequirement
  | RemunerationsRequirement
  /** A time that had to be there on one day of the past ("mais de 33 anos em 13/11/2019"). `percent` of the years, 100 when absent. */
  | {
      readonly kind: 'heldOn';
      readonly time: CountedTime;
      readonly years: ByGender<number>;
      readonly on: LawDate;
      readonly strictlyMore: boolean;
      readonly percent?: number;
    }
  /** Permanent incapacity recognised (`disablement`, `disablementDate`); the right arises on that date. */
  | { readonly kind: 'disablement'; readonly inService?: boolean }
  /** A person with a disability on the day on which everything is complete (LC 142/2013, art. 3; Decreto 3.048/1999, art. 70-A). */
  | { readonly kind: 'hasDisability' }
  /** Rural work running on the day tested, or on the day on which the age was completed (Lei 8.213/1991, art. 48, § 2). */
  | { readonly kind: 'ruralActivity' }
  /** In a police post, of the career or the position one retires from, on the day tested (LC 51/1985, art. 1). */
  | { readonly kind: 'policePost' }
  /** A fact that no field of the product holds; the rule is shown as not applicable with this reason. */
  | { readonly kind: 'data'; readonly reason: string };

/** Age falls as contribution grows beyond `beyondYears` (EC 47/2005, art. 3, III; MG, ADCT, art. 146, § 10; SC, LC 412/2008). */
export interface AgeDecrease {
  /** `year`: twelve months of age for each whole year; `day`: one day of age for each day. */
  readonly per: 'year' | 'day';
  readonly beyondYears: ByGender<number>;
  /** At most so many years of age, without limit when absent. */
  readonly maximumYears?: number;
  /** Only for those who entered public service by then. */
  readonly publicServiceIngressUntil?: IsoDate;
  /** Age in months from which it falls, when it is not the age that others have to reach ("stays at 56/61"). */
  readonly months?: ByGender<Figure>;
}

/** Age plus contribution time (`contributionCount` applies). */
export interface PointsRequirement {
  readonly kind: 'points';
  readonly points: ByGender<Figure>;
  /** Points that never rise (EC 103/2019, art. 21; EC 47/2005). */
  readonly fixed: boolean;
  /** `days`: fractions count; `completeMonths`: left-over days of age and of time are dropped (Lei 8.213/1991, art. 29-C, § 1). */
  readonly fraction: 'days' | 'completeMonths';
  /** Points given to the person before comparing (Lei 8.213/1991, art. 29-C, § 3). */
  readonly bonus?: number;
}

/** Carência, in monthly contributions. */
export interface RemunerationsRequirement {
  readonly kind: 'remunerations';
  readonly months: number;
  /** `urban`: qualifying months; `rural`: months of rural work; `hybrid`: both, at least one of them rural. */
  readonly of: 'urban' | 'rural' | 'hybrid';
  /** Affiliated until 24/07/1991: the table of art. 142 of Lei 8.213/1991, by the year in which the other conditions were met. */
  readonly art142: boolean;
  /** None of it is asked of whose incapacity comes from work (Lei 8.213/1991, art. 26, II). */
  readonly notWhenByWork?: true;
}
