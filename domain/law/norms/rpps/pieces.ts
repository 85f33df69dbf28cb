/** Recurring pieces of the rules of public servants, so that a norm file reads like the statute. */
import { age, byGender, inArticle } from '../../rule/figures.ts';
import type { Requirement, SpecialBase } from '../../rule/requirement.ts';

/** What a rule of public servants is unless it says otherwise. */
export const servant = {
  regimeType: 'RPPS',
  gender: 'Ambos',
  teacher: false,
  hasReductor: false,
  confirmed: true,
} as const;

/** EC 103/2019 in force. */
export const REFORM = '2019-11-13';

/** What EC 103/2019 opened for the União; it has no last day. */
export const union = {
  ...servant,
  place: 'uniao',
  ruleYear: 2019,
  window: { from: REFORM, to: null },
} as const;

/** Minimum age in whole years: homem, mulher. */
export const minimumAge = (man: number, woman: number = man): Requirement => ({
  kind: 'age',
  months: byGender(age(man), age(woman)),
});

const years = (man: number, woman: number) => (man === woman ? man : byGender(man, woman));

/** Years of contribution in any regime. */
export const contribution = (man: number, woman: number = man): Requirement => ({
  kind: 'contribution',
  years: years(man, woman),
});

/** Years of 'efetivo exercício no serviço público'. */
export const publicService = (required: number): Requirement => ({ kind: 'publicService', years: required });

/** Years in the career. */
export const career = (required: number): Requirement => ({ kind: 'carreer', years: required });

/** Years in the effective post in which the person retires. */
export const position = (required: number): Requirement => ({ kind: 'position', years: required });

/** Years exclusively in functions of 'magistério'. */
export const teaching = (man: number, woman: number = man): Requirement => ({
  kind: 'teaching',
  years: years(man, woman),
});

/** Years in functions of 'magistério' of any level, the university's included. */
export const teachingOfAnyLevel = (man: number, woman: number): Requirement => ({
  kind: 'teaching',
  years: years(man, woman),
  ofAnyLevel: true,
});

/** The 30 and 20 years of the man stand in item a, the 25 and 15 of the woman in item b. */
export const TIMES_OF_LC_51 = 'LC 51/1985, art. 1º, II, a e b';

/** Years in a post of strictly police nature. */
export const police = (man: number, woman: number = man): Requirement => ({ kind: 'police', years: years(man, woman) });

/** Years of effective exposure to harmful agents of that kind. */
export const exposure = (required: SpecialBase): Requirement => ({ kind: 'special', years: required });

/** Age plus contribution that never rises. */
export const fixedPoints = (man: number, woman: number = man): Requirement => ({
  kind: 'points',
  points: years(man, woman),
  fixed: true,
  fraction: 'days',
});

/** No article of these rules shuts them to who opted: the limit falls on what they pay. */
export const OPTEE_WITHIN_CEILING =
  'Quem optou pela previdência complementar conserva o direito, com o valor e a paridade até o teto do RGPS (CF, art. 40, §§ 14 e 16).';

/** Art. 4, § 8, I and II: of arts. 4 and 20 alike. */
export const VARIABLE_PAY =
  'Carga horária e vantagens variáveis entram pela média, proporcional aos anos completos de recebimento (EC 103/2019, art. 4º, § 8º).';

/** Permanent incapacity recognised on a day of the window. */
export const incapacity: Requirement = { kind: 'disablement' };

/** No field of the product says that the post is a magistrate's. */
export const magistracyOnly: Requirement = {
  kind: 'data',
  reason: 'Exclusiva de magistrado e de membro do MP ou de Tribunal de Contas',
};

/** Years of contribution by the preponderant degree of disability (LC 142/2013, art. 3, I to III, and art. 7). */
export const contributionByDegree: Requirement = {
  kind: 'disability',
  degree: 'preponderant',
  yearsByDegree: { high: byGender(25, 20), medium: byGender(29, 24), low: byGender(33, 28) },
  article: 'LC 142/2013, art. 3º, I a III; art. 7º',
};

/** In the rules for exposure and for disability themselves, special time counts one for one. */
export const withoutConversion = { specialTime: 'simple' } as const;

/** EC 41/2003, art. 3, § 1: the abono of a right acquired until 31/12/2003. */
export const ABONO_WITH_30_25 =
  'Somente com 30 anos de contribuição (homem) ou 25 (mulher): EC 41/2003, art. 3º, § 1º.';

/** EC 103/2019, art. 3, § 3, and CF, art. 40, § 19 (EC 41/2003), name the general retirements alone. */
export const ABONO_OF_THE_COURT =
  'O abono de permanência vem do STF (Tema 888, aposentadorias do art. 40, § 4º): a EC 103/2019, art. 3º, § 3º, não nomeia esta regra.';

/** EC 103/2019, arts. 35, III and IV, and 36, II: EC 41, arts. 2, 6 and 6-A, and EC 47, art. 3. */
export const UNTIL_REFORM_OF_UNIAO = 'Na União vale até 13/11/2019 (direito adquirido).';
export const UNTIL_ENDORSED_ELSEWHERE =
  'No Estado e no Município vale até a lei que referendar a revogação (EC 103/2019, art. 36, II).';
export const UNTIL_ENDORSED = [UNTIL_REFORM_OF_UNIAO, UNTIL_ENDORSED_ELSEWHERE] as const;

/** LC 152/2015, in force since 04/12/2015, art. 2, sole paragraph: no field of the product says who serves abroad. */
export const FOREIGN_SERVICE =
  'No Serviço Exterior Brasileiro o limite subiu de 70 a 75 anos, um ano ao fim de cada dois contados de 04/12/2015, e chegou a 75 em 12/2025; os limites de antes não são calculados aqui (LC 152/2015, art. 2º, parágrafo único).';

/** EC 103/2019, art. 10, § 1, II, and the places that write the same: "hipótese em que será obrigatória". */
export const reviewedBy = (article: string): string =>
  `São obrigatórias as avaliações periódicas para verificar se a incapacidade continua (${article}).`;

/** "No cargo em que estiver investido, quando insuscetível de readaptação": as the Constitution and the places write it. */
export const INCAPACITY_IN_WORDS = 'Incapacidade permanente para o trabalho no cargo, sem possibilidade de readaptação';

/** Which comes first, the limit at the last pay or the fraction of the time, is set by no article that was read. */
export const FRACTION_NOT_READ =
  'Portaria MTP 1.467/2022, anexo II (a fração do tempo, e se o limite da última remuneração vem antes ou depois dela)';

/** The Constitution says 'proporcionais' and leaves open in what unit, and over how many years. */
export const FRACTION_OF_LAST_PAY_NOT_READ =
  'Portaria MTP 1.467/2022, anexo II (a fração do tempo: em dias, sobre 35 anos do homem e 30 da mulher)';

const ARTICLE_40 = 'CF/88, art. 40';
const BY_EC_20 = '(redação da EC 20/1998)';

/** Art. 40, § 1, III asks for these of everybody; its items for the age and the time. */
export const inPublicService: readonly Requirement[] = [
  inArticle(`${ARTICLE_40}, § 1º, III ${BY_EC_20}`, publicService(10)),
  inArticle(`${ARTICLE_40}, § 1º, III ${BY_EC_20}`, position(5)),
];
export const AGE_AND_TIME = `${ARTICLE_40}, § 1º, III, a ${BY_EC_20}`;
export const AGE_ALONE = `${ARTICLE_40}, § 1º, III, b ${BY_EC_20}`;
export const TEACHERS = `${ARTICLE_40}, §§ 1º, III, a, e 5º ${BY_EC_20}`;

/** Art. 4, § 6, I: of EC 103/2019. */
export const WHOLE_PAY_BY_WAITING =
  'Quem ingressou até 31/12/2003 e não optou pela previdência complementar pode esperar 65 (homem) ou 62 anos (mulher) e receber a última remuneração (art. 4º, § 6º, I).';

export const NO_REDUCTION_OF_TEACHERS = 'A redução de 5 anos do professor não se aplica.';

/** Of Minas Gerais. */
export const AGE_BY_ARTICLE_146_10 =
  'Ingresso até 16/12/1998, sem interrupção: a idade mínima cai um dia por dia de contribuição além do mínimo (art. 146, § 10).';
