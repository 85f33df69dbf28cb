import { addMonths, type Day, dayOf, elapsed, isoOf } from '../../units/day.ts';
import { type DurationArticles, type PensionDurations, pensionDurations } from '../tables/pension-duration.ts';

/** Who may receive a pension. A stepchild or ward counts as a child where the dependence is proved. */
export const DEPENDANT_KINDS = ['spouse', 'formerSpouse', 'child', 'ward', 'parent', 'sibling'] as const;
export type DependantKind = (typeof DEPENDANT_KINDS)[number];

/** A person who would be left. Days as 'YYYY-MM-DD'. */
export interface Dependant {
  readonly id: string;
  readonly kind: DependantKind;
  readonly birthDate: string;
  /** Invalid, or with an intellectual, mental or grave disability. */
  readonly invalid: boolean;
  /** Of a spouse or companion: the day on which marriage or stable union began. */
  readonly unionSince: string | null;
  /** Of a former spouse: the day on which the alimony ends; null: without end. */
  readonly alimonyUntil: string | null;
}

/** What the duration asks of the person who died. */
export interface Deceased {
  readonly death: Day;
  /** Monthly contributions to any regime (Lei 8.213/1991, art. 77, § 5º); null: not known. */
  readonly contributions: number | null;
  /** Whoever works the land proves the work in place of contributions. @see Lei 8.213/1991, art. 39, I */
  readonly isSeguradoEspecial?: boolean;
  /** By an accident of any nature, or an occupational or work disease. */
  readonly byAccident: boolean;
  /** The ages of the law of the place; absent: those of Lei 8.213. */
  readonly durations?: PensionDurations | undefined;
  /** Police, by an aggression in the post: the spouse has it for life. @see EC 103/2019, art. 10, § 6º */
  readonly byAggression?: boolean;
}

/** Until when somebody's quota is paid. `until` is the last day; null: for life, or while the invalidity lasts. */
export interface Duration {
  readonly until: string | null;
  readonly reason: string;
  readonly article: string;
  readonly confirmed: boolean;
}

/** The article asks for 18 contributions, and art. 39, I, for none. */
const WORK_FOR_CONTRIBUTIONS =
  'o segurado especial prova trabalho, não 18 contribuições: pela idade do cônjuge se o INSS as tem por cumpridas, senão 4 meses';

const MONTHS_OF_A_SHORT_PENSION = 4;
/** Of whoever leaves a pension longer than four months. @see Lei 8.213/1991, art. 77, § 2º, V, b */
export const CONTRIBUTIONS_ASKED = 18;
const YEARS_OF_UNION_ASKED = 2;
const AGE_OF_A_CHILD = 21;

/** The class of each kind: somebody of an earlier class leaves nothing to a later one. @see Lei 8.213/1991, art. 16, § 1º */
const classOf = (kind: DependantKind): 1 | 2 | 3 => {
  switch (kind) {
    case 'spouse':
    case 'formerSpouse':
    case 'child':
    case 'ward':
      return 1;
    case 'parent':
      return 2;
    case 'sibling':
      return 3;
  }
};

const isOfAge = ({ birthDate }: Dependant, death: Day): boolean =>
  addMonths(dayOf(birthDate), AGE_OF_A_CHILD * 12) <= death;

const isEntitled = (dependant: Dependant, { death }: Deceased): boolean => {
  switch (dependant.kind) {
    case 'child':
    case 'ward':
    case 'sibling':
      return dependant.invalid || !isOfAge(dependant, death);
    case 'formerSpouse':
      return dependant.alimonyUntil === null || dayOf(dependant.alimonyUntil) > death;
    case 'spouse':
    case 'parent':
      return true;
  }
};

/** Those who share the pension: the entitled ones of the first class that is not empty. */
export const sharing = (dependants: readonly Dependant[], deceased: Deceased): readonly Dependant[] => {
  const entitled = dependants.filter((dependant) => isEntitled(dependant, deceased));
  const first = Math.min(...entitled.map(({ kind }) => classOf(kind)));
  return entitled.filter(({ kind }) => classOf(kind) === first);
};

/** @see Lei 8.213/1991, arts. 16, 76, § 3º, and 77, §§ 2º, 2º-A and 5º */
export const durationOf = (dependant: Dependant, deceased: Deceased): Duration => {
  const articles = deceased.durations?.articles ?? OF_LEI_8213;
  switch (dependant.kind) {
    case 'child':
    case 'ward':
    case 'sibling':
      return dependant.invalid ? whileInvalid(articles) : untilTwentyOne(dependant, articles);
    case 'parent':
      return { until: null, reason: 'vitalícia', article: articles.forLife, confirmed: true };
    case 'formerSpouse':
      return dependant.alimonyUntil === null
        ? ofSpouse(dependant, deceased)
        : whileAlimony(dependant.alimonyUntil, articles);
    case 'spouse':
      return ofSpouse(dependant, deceased);
  }
};

const OF_LEI_8213: DurationArticles = {
  forLife: 'Lei 8.213/1991, art. 77, § 2º, I',
  fourMonths: 'Lei 8.213/1991, art. 77, § 2º, V, b',
  untilTwentyOne: 'Lei 8.213/1991, art. 77, § 2º, II',
  whileInvalid: 'Lei 8.213/1991, art. 77, § 2º, III e IV',
  whileAlimony: 'Lei 8.213/1991, art. 76, § 3º',
};

const whileInvalid = ({ whileInvalid: article }: DurationArticles): Duration => ({
  until: null,
  reason: 'enquanto durar a invalidez ou a deficiência',
  article,
  confirmed: true,
});

const untilTwentyOne = ({ birthDate }: Dependant, { untilTwentyOne: article }: DurationArticles): Duration => ({
  until: isoOf(addMonths(dayOf(birthDate), AGE_OF_A_CHILD * 12) - 1),
  reason: 'até completar 21 anos, sem prorrogação por estudo',
  article,
  confirmed: true,
});

const whileAlimony = (until: string, { whileAlimony: article }: DurationArticles): Duration => ({
  until,
  reason: 'pelo prazo que restava dos alimentos',
  article,
  confirmed: true,
});

const unknown = (reason: string): Duration => ({
  until: null,
  reason,
  article: 'Lei 8.213/1991, art. 77, § 2º, V',
  confirmed: false,
});

const ofSpouse = (dependant: Dependant, deceased: Deceased): Duration => {
  const { death, contributions, byAccident, byAggression = false, isSeguradoEspecial = false } = deceased;
  if (byAggression) return { until: null, reason: 'vitalícia', article: 'EC 103/2019, art. 10, § 6º', confirmed: true };
  const { invalid, unionSince, birthDate } = dependant;
  const table = deceased.durations ?? pensionDurations(death);
  if (table === null) return unknown('óbito anterior a 25/07/1991: duração não calculada');
  if (table.unconditional === true) return ofYears(null, death, table.norm, table.confirmed);
  if (!byAccident && unionSince === null) return unknown('falta o início do casamento ou da união estável');
  if (!byAccident && contributions === null)
    return unknown(isSeguradoEspecial ? WORK_FOR_CONTRIBUTIONS : 'falta o número de contribuições');
  const isShort = !byAccident && ((contributions ?? 0) < CONTRIBUTIONS_ASKED || isUnionShort(unionSince, death));
  const years = table.ages.find(({ upToAge }) => upToAge === null || ageOn(birthDate, death) <= upToAge)?.years ?? null;
  const lasts = isShort
    ? fourMonths(death, table.articles ?? OF_LEI_8213)
    : ofYears(years, death, table.norm, table.confirmed);
  if (!invalid || lasts.until === null) return lasts;
  return { ...lasts, until: null, reason: `enquanto durar a invalidez, e ao menos ${lasts.reason}` };
};

/** 'menos de 2 anos': exactly two are enough. */
const isUnionShort = (unionSince: string | null, death: Day): boolean =>
  unionSince === null || addMonths(dayOf(unionSince), YEARS_OF_UNION_ASKED * 12) > death;

const ageOn = (birthDate: string, day: Day): number => elapsed(dayOf(birthDate), day).years;

const fourMonths = (death: Day, { fourMonths: article }: DurationArticles): Duration => ({
  until: isoOf(addMonths(death, MONTHS_OF_A_SHORT_PENSION) - 1),
  reason: '4 meses',
  article,
  confirmed: true,
});

const ofYears = (years: number | null, death: Day, article: string, confirmed: boolean): Duration =>
  years === null
    ? { until: null, reason: 'vitalícia', article, confirmed }
    : { until: isoOf(addMonths(death, years * 12) - 1), reason: `${years} anos`, article, confirmed };
