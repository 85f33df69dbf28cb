import type { RegimeType } from '../../domain/api/common.ts';
import { ELSEWHERE, type NextStep } from '../../domain/api/next-steps.ts';
import type { DisputedReading, OutlookAnswer } from '../../domain/api/outlook.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { answerOf, canBeChosen, namedLater, soonest } from '../../domain/words/answer.ts';
import { headlineMoney } from '../../domain/words/far-ahead.ts';
import { formatDate, formatLongMonth } from '../../domain/words/format.ts';
import { disputedSentence, higherStill, notMadeUpFor, waitingSentence } from '../../domain/words/outlook.ts';
import { reportWords } from '../../domain/words/report.ts';
import { distanceBetween } from '../../domain/words/rules.ts';
import { RURAL_PAID_MARK, restsOnRuralPay } from '../../domain/words/rural-pay.ts';
import { RURAL_CATEGORY } from '../../domain/words/unconfirmed.ts';
import { across, type Block, figure, type PrintedSection, row, text, totalRow } from '../blocks.ts';
import type { RegimeData, ReportData } from '../data.ts';
import { endedConditions } from './ended-condition.ts';
import { fits } from './first-page.ts';
import { bestOf, isLesser, isOvertaken, isSettled, type Ranked, rankWords } from './ranking.ts';
import { stepBlocks } from './steps.ts';

const parityWord = ({ parity }: Rule): string => {
  if (parity === true) return 'Sim';
  return parity === false ? 'Não' : 'Em parte';
};

type Regimes = readonly (readonly [RegimeType, RegimeData])[];

const regimesOf = ({ rpps, rgps }: ReportData, concluded: readonly RegimeType[]): Regimes =>
  concluded.flatMap((name) => {
    const regime = name === 'RPPS' ? rpps : rgps;
    return regime === null ? [] : [[name, regime] as const];
  });

const whereDisputed = (rules: readonly Rule[]): string => {
  const ofText = rules.filter(({ readingOfText }) => readingOfText !== undefined).length;
  if (ofText === 0) return 'em discussão nos tribunais';
  return ofText === rules.length
    ? 'por conferir no texto da lei'
    : 'em discussão nos tribunais ou por conferir no texto da lei';
};

/** That none is confirmed is said once, under what is open. */
const remarksOf = (rule: Rule, rules: Ranked, allInDoubt: boolean): string =>
  [
    ...rankWords(rule, rules),
    restsOnRuralPay(rule) ? RURAL_PAID_MARK : null,
    rule.confirmed || allInDoubt ? null : 'Não conferida',
    rule.benefitLogs.length > 1 || rule.variantOf !== null ? 'Em discussão' : null,
  ]
    .filter((word) => word !== null)
    .join('; ');

const widthsOf = (valued: boolean, hasParity: boolean): number[] => {
  if (valued) return hasParity ? [51, 13, 13, 8, 15] : [50, 13, 16, 21];
  return hasParity ? [54, 14, 11, 21] : [62, 15, 23];
};

/** What lies decades ahead to hundreds, as in the sentence above. */
const worthOf = ({ estimatedBenefit, whenToRetire, calculationDate }: Rule): string =>
  estimatedBenefit === null
    ? 'sem estimativa'
    : headlineMoney(estimatedBenefit, whenToRetire ?? calculationDate, calculationDate);

/**
 * Rules to come that bring something more than what is complete by then, within the expectation of life; what nobody chooses
 * only where it is all there is.
 */
const toWaitFor = ({ applicableRules, futureRules }: Ranked, horizon: string | null): Rule[] => {
  const all = [...applicableRules, ...futureRules];
  const hasChoice = all.some((rule) => isSettled(rule) && canBeChosen(rule));
  const isInReach = all.some((rule) => isSettled(rule) && canBeChosen(rule) && rule.withinReach);
  const isBeyond = (rule: Rule): boolean =>
    horizon !== null && (rule.whenToRetire ?? '') > horizon && rule !== soonest(futureRules);
  return futureRules.filter(
    (rule) =>
      !isBeyond(rule) &&
      !(hasChoice && !canBeChosen(rule)) &&
      !(isInReach && !rule.withinReach) &&
      !isLesser(rule, applicableRules) &&
      !isOvertaken(rule, all),
  );
};

/** The rules that a reader looks for first, in the order of the list: what pays most, what comes first, what is settled. */
const foremost = (rules: readonly Rule[], count: number): Rule[] => {
  const most = bestOf({ applicableRules: rules, futureRules: [] });
  const rank = (rule: Rule): number => {
    if (rule === most) return 0;
    if (rule === soonest(rules)) return 1;
    return isSettled(rule) ? 2 : 3;
  };
  const kept = new Set(rules.toSorted((one, other) => rank(one) - rank(other)).slice(0, count));
  return rules.filter((rule) => kept.has(rule));
};

/** What is settled before what hangs on a reading, then by day; of the same day what was read in the law. */
const surestFirst = (one: Rule, other: Rule): number => {
  if (isSettled(one) !== isSettled(other)) return isSettled(one) ? -1 : 1;
  const byDay = (one.whenToRetire ?? '').localeCompare(other.whenToRetire ?? '');
  return byDay === 0 ? Number(other.confirmed) - Number(one.confirmed) : byDay;
};

/** As many rules without a value may stand beside those that have one. */
const MOST_UNVALUED = 2;

/** What is told in one line: of what nobody can estimate, all but the first, where other rules have a value. */
const unvalued = (rules: readonly Rule[]): readonly Rule[] => {
  const unknown = rules.filter(({ estimatedBenefit }) => estimatedBenefit === null);
  return unknown.length <= MOST_UNVALUED || unknown.length === rules.length ? [] : unknown.slice(1);
};

/** Of what stands in the sections alone. */
const others = (held: number, future: number): string[] => {
  if (held > 0 && future > 0) return [reportWords.moreOfBoth(held, future)];
  if (held > 0) return [reportWords.moreHeld(held)];
  return future > 0 ? [reportWords.notWorthWaiting(future)] : [];
};

const horizonOf = ({ outlooks }: ReportData, regimeType: RegimeType): string | null =>
  outlooks.find((one) => one.regimeType === regimeType)?.horizon ?? null;

const summaryTable = (
  regimeType: RegimeType,
  data: ReportData,
  { rules }: RegimeData,
  both: boolean,
  told: Told,
): Block[] => {
  if (rules.retiredSince !== undefined || told.rows === 0) return [];
  const applicableRules = foremost(rules.applicableRules, told.rows);
  const leftHeld = rules.applicableRules.length - applicableRules.length;
  const future = foremost(
    toWaitFor(rules, horizonOf(data, regimeType)),
    Math.max(1, told.rows - applicableRules.length),
  );
  const all = [...applicableRules, ...future].toSorted(surestFirst);
  const withoutValue = unvalued(all);
  const listed = all.filter((rule) => !withoutValue.includes(rule));
  if (listed.length === 0) return [];
  const left = rules.futureRules.length - future.length;
  const most = bestOf({ applicableRules, futureRules: future });
  const valued = listed.some(({ estimatedBenefit }) => estimatedBenefit !== null);
  const hasParity = listed.some(({ parity }) => parity !== false);
  const parity = (rule: Rule) => (hasParity ? [text(parityWord(rule))] : []);
  const allInDoubt = listed.length > 1 && listed.every(({ confirmed }) => !confirmed);
  const head = [
    text('Regra'),
    figure('A partir de'),
    ...(valued ? [figure('Por mês')] : []),
    ...(hasParity ? [text('Paridade')] : []),
    text(''),
  ];
  return [
    {
      kind: 'table',
      caption: both ? `${reportWords.inBrief} (${regimeType})` : reportWords.inBrief,
      widths: widthsOf(valued, hasParity),
      head,
      rows: [
        ...listed.map((rule) =>
          (rule === most ? totalRow : row)(
            text(rule.modality),
            figure(formatDate(rule.whenToRetire)),
            ...(valued ? [figure(worthOf(rule))] : []),
            ...parity(rule),
            text(remarksOf(rule, rules, allInDoubt)),
          ),
        ),
        ...(withoutValue.length === 0
          ? []
          : [row(across(reportWords.withoutEstimate(withoutValue.length), head.length))]),
        ...others(leftHeld, left).map((said) => row(across(said, head.length))),
      ],
    },
  ];
};

const counted = (rules: readonly Rule[]): string => (rules.length === 1 ? 'uma regra' : `${rules.length} regras`);

const openMatters = (regimes: Regimes, data: ReportData): string[] => {
  const disputes = disputesOf(data, regimes);
  const rules = regimes.flatMap(
    ([
      name,
      {
        rules: { applicableRules, futureRules },
      },
    ]) => [...applicableRules, ...toWaitFor({ applicableRules, futureRules }, horizonOf(data, name))],
  );
  const unconfirmed = rules.filter(({ confirmed }) => !confirmed);
  const disputed = rules.filter(({ benefitLogs, variantOf }) => benefitLogs.length > 1 || variantOf !== null);
  const countedOtherwise = rules.filter(({ otherCount }) => otherCount !== null);
  return [
    ...(unconfirmed.length === 0
      ? []
      : [
          `Requisitos ou valor de ${counted(unconfirmed)} não foram conferidos no texto da norma: confira antes de usar.`,
        ]),
    ...(disputed.length === 0
      ? []
      : [`De ${counted(disputed)} há mais de uma leitura ${whereDisputed(disputed)}: estão lado a lado na regra.`]),
    ...(rules.some(({ notices }) => notices.includes(RURAL_CATEGORY)) ? [reportWords.ruralAsPaid] : []),
    ...endedConditions(
      regimes.map(([, { rules: tested }]) => tested),
      data.workRecords,
    ),
    ...disputes.map(disputedSentence),
    ...(countedOtherwise.length === 0
      ? []
      : [
          `O dia de ${counted(countedOtherwise)} muda se o tempo for contado de outra forma, em dias ou de data a data.`,
        ]),
    ...regimes.flatMap(
      ([
        ,
        {
          rules: { warnings },
        },
      ]) => warnings,
    ),
  ];
};

/** What brings most stands among the steps; here the reading that would come before it. */
const earlierThan = ([most, ...others]: readonly DisputedReading[]): DisputedReading[] =>
  most === undefined
    ? []
    : others
        .filter(({ from }) => from < most.from)
        .toSorted((one, other) => one.from.localeCompare(other.from))
        .slice(0, 1);

const disputesOf = ({ outlooks }: ReportData, regimes: Regimes): DisputedReading[] =>
  outlooks
    .filter(({ regimeType }) => regimes.some(([name]) => name === regimeType))
    .flatMap(({ disputed }) => earlierThan(disputed));

const stepsOf = ({ nextSteps }: ReportData, name: RegimeType): readonly NextStep[] =>
  nextSteps.find(({ regimeType }) => regimeType === name)?.steps ?? [];

/** The right of the other regime stands in an answer of its own, where both are answered. */
const isAnswered = ({ id }: NextStep, regimes: Regimes): boolean => regimes.length > 1 && id === ELSEWHERE;

const steps = (data: ReportData, regimes: Regimes, told: Told): Block[] =>
  regimes.flatMap(([name]): Block[] => {
    const own = stepsOf(data, name).filter((step) => !isAnswered(step, regimes));
    const blocks = stepBlocks(own, told);
    const heading = regimes.length > 1 ? `${reportWords.whatToDo} (${name})` : reportWords.whatToDo;
    return blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks];
  });

/** A value that is called the higher one to come must not be less than what the section on waiting calls the highest. */
const beyond = (answer: OutlookAnswer, regimes: Regimes, { brief }: Told): string[] => {
  const rules = regimes.find(([name]) => name === answer.regimeType)?.[1].rules;
  const later = rules === undefined ? null : namedLater(rules);
  if (later === null) return [];
  const said = [
    notMadeUpFor(answer, later.id),
    brief === true ? null : higherStill(answer, later.estimatedBenefit ?? Number.POSITIVE_INFINITY),
  ];
  return said.filter((sentence) => sentence !== null);
};

/** What going on would add, where it adds anything. */
const waited = ({ outlooks }: ReportData, regimes: Regimes, told: Told): Block[] => {
  const planned = outlooks.filter(
    ({ regimeType, retiredSince }) => retiredSince === undefined && regimes.some(([name]) => name === regimeType),
  );
  return planned.flatMap((answer): Block[] => {
    const said = [...beyond(answer, regimes, told), waitingSentence(answer) ?? []].flat().join(' ');
    const whose = regimes.length > 1 ? `${answer.regimeType}: ` : '';
    return said === '' ? [] : [{ kind: 'paragraph', text: `${whose}${said}` }];
  });
};

const bothRegimes = (data: ReportData, regimes: Regimes): Block[] =>
  regimes.some(([name]) => stepsOf(data, name).some((step) => isAnswered(step, regimes)))
    ? [{ kind: 'paragraph', text: reportWords.bothRegimes }]
    : [];

const who = ({ customer, calculation }: ReportData): string =>
  `${[
    customer.name ?? '',
    customer.birthDate === null ? '' : distanceBetween(customer.birthDate, calculation.calculationDateUsed),
    calculation.regimeType === 'RPPS' ? (calculation.regime ?? '') : '',
  ]
    .filter((part) => part !== '')
    .join(', ')}. Situação em ${formatDate(calculation.calculationDateUsed)}.`;

const open = (items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', text: reportWords.open },
        { kind: 'list', ordered: false, items: [...new Set(items)] },
      ];

/** How much is told on the first page; what is left out stands in its own section. */
interface Told {
  /** None: the answers above name the best right of each regime. */
  readonly rows: number;
  readonly steps: number;
  /** Without how far the value still rises, and without what changes nothing. */
  readonly brief?: true;
}

/** From the most to the least. */
const TOLD: readonly Told[] = [
  { rows: 9, steps: 6 },
  { rows: 6, steps: 5 },
  { rows: 5, steps: 4 },
  { rows: 4, steps: 3 },
  { rows: 3, steps: 2 },
  { rows: 3, steps: 2, brief: true },
  { rows: 2, steps: 2, brief: true },
  { rows: 2, steps: 1, brief: true },
  { rows: 1, steps: 1, brief: true },
  { rows: 0, steps: 1, brief: true },
];

/** The first page: the best right and the soonest, what to do, what is open, and on what all of it rests. */
export const answer = (data: ReportData, concluded: readonly RegimeType[]): PrintedSection | null => {
  const regimes = regimesOf(data, concluded);
  if (regimes.length === 0) return null;
  const { calculationDateUsed } = data.calculation;
  const day = formatDate(calculationDateUsed);
  const blocksOf = (told: Told): Block[] => [
    { kind: 'paragraph', text: who(data) },
    ...regimes.map(
      ([name, { rules }]): Block => ({
        kind: 'lead',
        text: `${regimes.length > 1 ? `${name}: ` : ''}${answerOf(rules, name, data.customer.name)}`,
      }),
    ),
    ...bothRegimes(data, regimes),
    ...waited(data, regimes, told),
    ...regimes.flatMap(([name, regime]) => summaryTable(name, data, regime, regimes.length > 1, told)),
    ...steps(data, regimes, told),
    ...open(openMatters(regimes, data)),
    {
      kind: 'notice',
      text: `${reportWords.reservation(day)} ${reportWords.money(formatLongMonth(calculationDateUsed), data.indexesUntil)}`,
    },
  ];
  const [whole = []] = TOLD.map(blocksOf);
  const page = { numeral: null, title: reportWords.conclusion };
  if (fits(whole, data, false)) return { ...page, dense: false, blocks: whole };
  const ways = TOLD.map(blocksOf);
  return { ...page, dense: true, blocks: ways.find((blocks) => fits(blocks, data, true)) ?? ways.at(-1) ?? whole };
};
