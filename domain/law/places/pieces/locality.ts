/** What every rule of a place's own reform has in common, and the ways in which such reforms fix the value. */
import { dayOf, isoOf } from '../../../units/day.ts';
import { contribution, position, publicService, servant, teaching } from '../../norms/rpps/pieces.ts';
import { age, byGender } from '../../rule/figures.ts';
import type { BenefitMethod } from '../../rule/methods.ts';
import { isRead } from '../../rule/read.ts';
import type { ByGender, Figure, IsoDate, Requirement, Steps } from '../../rule/requirement.ts';
import type { BenefitParameters, Rule } from '../../rule/rule.ts';
import { quotedIn } from '../../texts/quotation.ts';
import type { PlacePoints } from '../points.ts';
import { placeKey, type ReformedRegime } from '../regime-entry.ts';

/** The place and the norm that its rules come from. */
export interface Locality {
  /** 'sp', 'curitiba-pr'. */
  readonly place: string;
  /** First part of the ids: place and norm, 'sp-lc1354'. */
  readonly prefix: string;
  /** As cited in titles: 'LC 1.354/2020 de São Paulo'. */
  readonly law: string;
  readonly ruleYear: number;
  /** Cut-off of the regime: first day of these rules and last day on which entry opens the transition. */
  readonly cutOff: IsoDate;
  /** Last day on which entry opens the transition, when it is not the cut-off. */
  readonly entryUntil?: IsoDate;
  /** What its law says of the abono de permanência, as a rule says it; absent where that law was not read. */
  readonly abono?: boolean | string;
  /** Said on every rule of the place. */
  readonly observations?: readonly string[];
}

/** A place that asks for points: its own, or `asTheUniao`, said by name. */
export interface LocalityWithPoints extends Locality {
  readonly points: PlacePoints;
}

/** Place and cut-off come from the entry of the regime, where they stand once. */
export const localityOf = <const Said extends Omit<Locality, 'place' | 'cutOff'>>(
  regime: ReformedRegime,
  said: Said,
): Said & Pick<Locality, 'place' | 'cutOff'> => ({ ...said, place: placeKey(regime), cutOff: regime.reformDate });

export const dayAfter = (date: IsoDate): IsoDate => isoOf(dayOf(date) + 1);

/** How the value is found, with the words of the tooltip. */
export interface Value {
  readonly benefitCalculusMethod: BenefitMethod;
  readonly benefitParameters?: BenefitParameters;
  readonly words: string;
  /** Absent where the value follows an index, not the pay of those in activity. */
  readonly parity?: true;
}

export const SIXTY_PLUS_TWO: Value = {
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  words: '60% da média mais 2% por ano acima de 20',
};

export const WHOLE_AVERAGE: Value = {
  benefitCalculusMethod: 'MEDIA_100_INTEGRAL',
  words: '100% da média de todas as remunerações',
};

export const WHOLE_AVERAGE_OF_BEST_80: Value = {
  benefitCalculusMethod: 'MEDIA_100_INTEGRAL',
  benefitParameters: { bestShare: 80 },
  words: '100% da média das 80% maiores remunerações',
};

export const LAST_PAY: Value = {
  benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
  words: 'totalidade da remuneração com paridade',
  parity: true,
};

/** `2019-11-13` as 13/11/2019. */
export const brazilianDate = (date: IsoDate): string => date.split('-').reverse().join('/');

/** 'LC 1.354/2020 de São Paulo, art. 10'; the law alone where the article was not read. */
export const cite = (locality: Locality, article?: string): string =>
  article === undefined ? locality.law : `${locality.law}, ${article}`;

/** A pair as the statutes print it: homem, mulher. */
export type Pair = readonly [man: number, woman: number];

/** Minimum ages from a day on: `agesFrom(['2019-11-13', [61, 56]], ['2022-01-01', [62, 57]])`. */
export const agesFrom = (...steps: readonly (readonly [from: IsoDate, years: Pair])[]): ByGender<Figure> => {
  const of = (index: 0 | 1): Steps => steps.map(([from, years]) => ({ from, value: age(years[index]) }));
  return byGender<Figure>(of(0), of(1));
};

/** The times that a rule asks for; a teacher's own time takes the place of the contribution. */
export interface Times {
  readonly years: Pair;
  readonly publicService: number;
  /** Null where the law asks for no years in the post. */
  readonly position: number | null;
}

/** Years of public service and, where the law asks for them, in the post. */
export const inServiceOf = (times: Pick<Times, 'publicService' | 'position'>): readonly Requirement[] => [
  publicService(times.publicService),
  ...(times.position === null ? [] : [position(times.position)]),
];

export const timesOf = (times: Times, teacher: boolean): readonly Requirement[] => [
  teacher ? teaching(...times.years) : contribution(...times.years),
  ...inServiceOf(times),
];

/** '35/30' and, when both are the same, '25'. */
export const pairInWords = ([man, woman]: Pair): string => (man === woman ? `${man}` : `${man}/${woman}`);

/** 'a, b e c' */
export const listInWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

/** '20 de serviço público', '5 no cargo'. */
export const inServiceInWords = (times: Pick<Times, 'publicService' | 'position'>): readonly string[] => [
  `${times.publicService} de serviço público`,
  ...(times.position === null ? [] : [`${times.position} no cargo`]),
];

/** '35/30 de contribuição', '20 de serviço público', '5 no cargo'. */
export const timesInWords = (times: Times, teacher: boolean): readonly string[] => [
  `${pairInWords(times.years)} de ${teacher ? 'magistério na educação básica' : 'contribuição'}`,
  ...inServiceInWords(times),
];

/** What every entry of a norm file says about its figures. */
export interface Reading {
  /** Absent where it was not read. */
  readonly article?: string;
  /** The articles that the value stands on, where `article` does not set it, as a rule quotes them: 'art. 9º'. */
  readonly valueArticle?: string;
  /** Every figure and the value were seen in print. The rule is confirmed where, besides, its article was read whole. */
  readonly confirmed: boolean;
  /** What has to be read before it may be confirmed, in Portuguese, where that is more than the article. */
  readonly missing?: string;
  readonly observations?: readonly string[];
}

/** "As regras para cálculo de proventos de aposentadoria serão disciplinadas em lei do respectivo ente": of a value whose own article nobody read. */
export const VALUE_LEFT_TO_LOCAL_LAW = 'CF, art. 40, § 3º';

/** CF, art. 40, § 19, as EC 103/2019 wrote it: the law of the place sets the criteria, and up to what. */
export const ABONO_NOT_READ =
  'Depende dos critérios da lei do ente, que é preciso conferir: no máximo a contribuição do servidor, até a idade da compulsória (CF, art. 40, § 19).';

const FIGURES_NOT_COMPARED = 'as figuras e o valor, que não foram vistos no texto';

/** 'LC 1.100/2021, art. 24': the part of a quotation that names no norm is of the one before it. */
const valueLawOf = (locality: Locality, article: string | undefined, valueArticle: string): string =>
  valueArticle.startsWith('art.')
    ? `${quotedIn(cite(locality, article)).at(-1)?.norm ?? locality.law}, ${valueArticle}`
    : valueArticle;

/** What a rule of the place is unless it says otherwise. */
export const localRule = (locality: Locality, reading: Reading) => {
  const law = cite(locality, reading.article);
  const { valueArticle } = reading;
  const source = valueArticle === undefined ? law : `${law}; ${valueArticle}`;
  return {
    ...servant,
    place: locality.place,
    ruleYear: locality.ruleYear,
    window: { from: locality.cutOff, to: null },
    parity: false,
    abono: locality.abono ?? ABONO_NOT_READ,
    source,
    ruleLaw: law,
    ...(valueArticle === undefined ? {} : { valueLaw: valueLawOf(locality, reading.article, valueArticle) }),
    observations: [...(locality.observations ?? []), ...(reading.observations ?? [])],
    confirmed: reading.confirmed && isRead(source, locality.place),
    ...(reading.confirmed ? {} : { missing: reading.missing ?? FIGURES_NOT_COMPARED }),
  } as const;
};

/** Method and figures of the value, and whether it follows the pay of those in activity. */
export const valued = (value: Value): Pick<Rule, 'benefitCalculusMethod' | 'benefitParameters' | 'parity'> => ({
  benefitCalculusMethod: value.benefitCalculusMethod,
  ...(value.benefitParameters === undefined ? {} : { benefitParameters: value.benefitParameters }),
  parity: value.parity ?? false,
});
