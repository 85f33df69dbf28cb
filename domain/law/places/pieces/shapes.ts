/** The rules that most places copied from EC 103/2019, each with the figures of the place. */
import { minimumAge } from '../../norms/rpps/pieces.ts';
import { teachersToll } from '../../norms/teachers-toll.ts';
import { byGender } from '../../rule/figures.ts';
import type { AgeDecrease, ByGender, Figure, IsoDate, Requirement } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import { type PointsTable, stepsOfPoints } from '../points.ts';
import {
  brazilianDate,
  cite,
  LAST_PAY,
  type Locality,
  type LocalityWithPoints,
  listInWords,
  localRule,
  type Pair,
  pairInWords,
  type Reading,
  type Times,
  timesInWords,
  timesOf,
  type Value,
  valued,
} from './locality.ts';

/** Full pay and parity, in every place read, ask for entry into an effective post until this day. */
const INTEGRALITY_ENTRY = '2003-12-31';
const AFTER_INTEGRALITY = '2004-01-01';

interface TransitionFigures extends Times, Reading {
  readonly teacher?: true;
  /** Paid to those who entered after 2003 or opted for the complementary regime; in the points rules also to those too young for full pay. */
  readonly average: Value;
  /** Years in the post that full pay alone asks for; absent: those of the rule. */
  readonly fullPayPosition?: number;
  /** What concerns only the card that pays the average, or only that which pays the last pay. */
  readonly observationsOfAverage?: readonly string[];
  readonly observationsOfFullPay?: readonly string[];
}

const adding = (rule: Pick<Rule, 'observations'>, more: readonly string[] = []) => ({
  observations: [...rule.observations, ...more],
});

/** The same figures as full pay asks for them. */
const ofFullPay = <Figures extends TransitionFigures>(figures: Figures): Figures =>
  figures.fullPayPosition === undefined ? figures : { ...figures, position: figures.fullPayPosition };

interface Points extends TransitionFigures {
  readonly ages: ByGender<Figure>;
  /** Contribution beyond the minimum that lowers `ages`. */
  readonly ageDecrease?: AgeDecrease;
  /** Ages for full pay, null when the ages of the rule are enough. */
  readonly fullPayAges: Pair | null;
}

interface TollFigures extends TransitionFigures {
  readonly percent: number;
  readonly measuredOn: IsoDate;
  readonly ages: Pair;
  /** Where the toll of teachers stands, as a sentence names it ('art. 6º, IV,'); absent: the text was not held against it. */
  readonly tollItem?: string;
}

const pointsOf = (table: PointsTable): Requirement => ({
  kind: 'points',
  points: byGender<Figure>(stepsOfPoints(table, 'Homem'), stepsOfPoints(table, 'Mulher')),
  fixed: false,
  fraction: 'days',
});

const words = (figures: { readonly teacher?: true }) => ({
  suffix: figures.teacher ? '-professor' : '',
  who: figures.teacher ? 'professor, ' : '',
});

/** Art. 4 of EC 103/2019 as the place wrote it: two rules, the average and, for entry until 2003, the full pay. */
export const pointsRules = (locality: LocalityWithPoints, figures: Points): readonly Rule[] => {
  const teacher = figures.teacher ?? false;
  const { suffix, who } = words(figures);
  const entryUntil = locality.entryUntil ?? locality.cutOff;
  const points = pointsOf(teacher ? locality.points.teachers : locality.points.servants);
  const law = cite(locality, figures.article);
  const base = {
    ...localRule(locality, figures),
    kind: 'points',
    teacher,
  } as const;
  const neededOf = (times: Times) => [...timesInWords(times, teacher), 'pontuação crescente'];
  const full = ofFullPay(figures);
  const { fullPayAges, ageDecrease } = figures;
  const minimum: Requirement = {
    kind: 'age',
    months: figures.ages,
    ...(ageDecrease === undefined ? {} : { decrease: ageDecrease }),
  };
  return [
    {
      ...base,
      ...valued(figures.average),
      ...adding(base, figures.observationsOfAverage),
      id: `${locality.prefix}-pontos${suffix}`,
      modality: `Transição por pontos – ${who}média (${law})`,
      description: `Ingresso em cargo efetivo até ${brazilianDate(entryUntil)}: ${listInWords(['idade mínima', ...neededOf(figures)])}; proventos de ${figures.average.words}.`,
      entry: { until: entryUntil },
      requirements: [minimum, ...timesOf(figures, teacher), points],
    },
    {
      ...base,
      ...valued(LAST_PAY),
      ...adding(base, figures.observationsOfFullPay),
      id: `${locality.prefix}-pontos${suffix}-integralidade`,
      modality: `Transição por pontos – ${who}integralidade e paridade (${law})`,
      description: `Ingresso em cargo efetivo até ${brazilianDate(INTEGRALITY_ENTRY)}: ${listInWords([fullPayAges ? `${pairInWords(fullPayAges)} anos` : 'idade mínima', ...neededOf(full)])}; ${LAST_PAY.words}.`,
      entry: { until: INTEGRALITY_ENTRY },
      withoutComplementaryRegime: true,
      requirements: [fullPayAges ? minimumAge(...fullPayAges) : minimum, ...timesOf(full, teacher), points],
    },
  ];
};

const tollOfTeachers = (law: string, { tollItem, measuredOn }: TollFigures): string =>
  tollItem === undefined
    ? 'O pedágio é pedido em magistério, como o tempo que faltava. Confira no texto do ente se outro tempo de contribuição também serve.'
    : teachersToll(law, tollItem, brazilianDate(measuredOn));

/** Art. 20 of EC 103/2019 as the place wrote it: full pay for entry until 2003 without the option, the average for the others (§ 2, II). */
export const tollRules = (locality: Locality, figures: TollFigures): readonly Rule[] => {
  const teacher = figures.teacher ?? false;
  const { suffix, who } = words(figures);
  const entryUntil = locality.entryUntil ?? locality.cutOff;
  const law = cite(locality, figures.article);
  const [man, woman] = figures.ages;
  const full = ofFullPay(figures);
  const neededOf = (times: Times) =>
    listInWords([
      `${pairInWords(figures.ages)} anos`,
      ...timesInWords(times, teacher),
      `pedágio de ${figures.percent}% do tempo que faltava em ${brazilianDate(figures.measuredOn)}`,
    ]);
  const local = localRule(locality, figures);
  const base = {
    ...local,
    kind: 'toll',
    teacher,
    requirements: [minimumAge(man, woman), ...timesOf(figures, teacher)],
    toll: { percent: figures.percent, measuredOn: figures.measuredOn, of: teacher ? 'teaching' : 'contribution' },
    observations: [...local.observations, ...(teacher ? [tollOfTeachers(law, figures)] : [])],
  } as const;
  return [
    {
      ...base,
      ...valued(figures.average),
      ...adding(base, figures.observationsOfAverage),
      id: `${locality.prefix}-pedagio${suffix}`,
      modality: `Transição com pedágio de ${figures.percent}% – ${who}média (${law})`,
      description: `Ingresso em cargo efetivo de ${brazilianDate(AFTER_INTEGRALITY)} a ${brazilianDate(entryUntil)}, ou antes com opção pela previdência complementar: ${neededOf(figures)}; proventos de ${figures.average.words}.`,
      entry: { from: AFTER_INTEGRALITY, until: entryUntil, earlierIfOpted: true },
    },
    {
      ...base,
      ...valued(LAST_PAY),
      ...adding(base, figures.observationsOfFullPay),
      id: `${locality.prefix}-pedagio${suffix}-integralidade`,
      modality: `Transição com pedágio de ${figures.percent}% – ${who}integralidade e paridade (${law})`,
      description: `Ingresso em cargo efetivo até ${brazilianDate(INTEGRALITY_ENTRY)}: ${neededOf(full)}; ${LAST_PAY.words}.`,
      entry: { until: INTEGRALITY_ENTRY },
      withoutComplementaryRegime: true,
      requirements: [minimumAge(man, woman), ...timesOf(full, teacher)],
    },
  ];
};

/** Art. 10 of EC 103/2019 as the place wrote it. */
export const permanentRule = (locality: Locality, figures: TransitionFigures & { readonly ages: Pair }): Rule => {
  const teacher = figures.teacher ?? false;
  const law = cite(locality, figures.article);
  const [man, woman] = figures.ages;
  return {
    ...localRule(locality, figures),
    ...valued(figures.average),
    id: `${locality.prefix}-${teacher ? 'professor' : 'voluntaria'}`,
    modality: `${teacher ? 'Voluntária do professor' : 'Voluntária'} – regra permanente (${law})`,
    description: `${listInWords([`${man} anos (homem) ou ${woman} (mulher)`, ...timesInWords(figures, teacher)])}; ${figures.average.words}.`,
    kind: 'permanent',
    teacher,
    requirements: [minimumAge(man, woman), ...timesOf(figures, teacher)],
  };
};
