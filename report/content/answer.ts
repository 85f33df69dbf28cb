import type { RegimeType } from '../../domain/api/common.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { answerOf, best, soonest, worthWaiting } from '../../domain/words/answer.ts';
import { formatDate, formatLongMonth, formatMoney } from '../../domain/words/format.ts';
import { reportWords } from '../../domain/words/report.ts';
import { isCertified } from '../../domain/words/report-sections.ts';
import { distanceBetween } from '../../domain/words/rules.ts';
import { type Block, figure, type PrintedSection, row, text, totalRow } from '../blocks.ts';
import type { RegimeData, ReportData } from '../data.ts';
import { isLesser, type Ranked, rankWords } from './ranking.ts';

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

const remarksOf = (rule: Rule, rules: Ranked): string =>
  [
    ...rankWords(rule, rules),
    rule.confirmed ? null : 'Não conferida',
    rule.benefitLogs.length > 1 || rule.variantOf !== null ? 'Em discussão' : null,
  ]
    .filter((word) => word !== null)
    .join('; ');

const widthsOf = (valued: boolean, hasParity: boolean): number[] => {
  if (valued) return hasParity ? [42, 13, 15, 10, 20] : [50, 13, 16, 21];
  return hasParity ? [54, 14, 11, 21] : [62, 15, 23];
};

const summaryTable = (regimeType: RegimeType, { rules }: RegimeData, both: boolean): Block[] => {
  const { applicableRules, futureRules } = rules;
  const future = futureRules.filter((rule) => !isLesser(rule, applicableRules));
  const listed = [...applicableRules, ...future];
  if (listed.length === 0) return [];
  const most = best(applicableRules) ?? best(future);
  const valued = listed.some(({ estimatedBenefit }) => estimatedBenefit !== null);
  const hasParity = listed.some(({ parity }) => parity !== false);
  const parity = (rule: Rule) => (hasParity ? [text(parityWord(rule))] : []);
  return [
    {
      kind: 'table',
      caption: both ? `${reportWords.inBrief} (${regimeType})` : reportWords.inBrief,
      widths: widthsOf(valued, hasParity),
      head: [
        text('Regra'),
        figure('A partir de'),
        ...(valued ? [figure('Por mês')] : []),
        ...(hasParity ? [text('Paridade')] : []),
        text(''),
      ],
      rows: listed.map((rule) =>
        (rule === most ? totalRow : row)(
          text(rule.modality),
          figure(formatDate(rule.whenToRetire)),
          ...(valued
            ? [figure(rule.estimatedBenefit === null ? 'sem estimativa' : formatMoney(rule.estimatedBenefit))]
            : []),
          ...parity(rule),
          text(remarksOf(rule, { applicableRules, futureRules })),
        ),
      ),
    },
  ];
};

const counted = (rules: readonly Rule[]): string => (rules.length === 1 ? 'uma regra' : `${rules.length} regras`);

const afterwards = ({ rules: { applicableRules, futureRules } }: RegimeData): string[] => {
  const now = best(applicableRules);
  const later = now === null ? null : worthWaiting(now, futureRules);
  const first = soonest(futureRules);
  const gain = (later?.estimatedBenefit ?? 0) - (now?.estimatedBenefit ?? 0);
  return [
    ...(now === null
      ? []
      : [`Requerer a aposentadoria por “${now.modality}”, a de maior valor entre as que já se completaram.`]),
    ...(later === null
      ? []
      : [
          `Antes de requerer, pesar a espera: “${later.modality}” daria ${formatMoney(gain)} a mais por mês a partir de ${formatDate(later.whenToRetire)}.`,
        ]),
    ...(applicableRules.length === 0 && first !== null
      ? [`Continuar contribuindo até ${formatDate(first.whenToRetire)} e conferir a situação antes de requerer.`]
      : []),
  ];
};

const withBonus = (regimes: Regimes): string[] => {
  const servants = regimes.flatMap(([name, { rules }]) => (name === 'RPPS' ? rules.applicableRules : []));
  const first = soonest(servants.filter(({ abono }) => abono !== false));
  return first === null
    ? []
    : [`Se continuar em atividade, pedir o abono de permanência, devido desde ${formatDate(first.whenToRetire)}.`];
};

const stepsToTake = ({ workRecords }: ReportData, regimes: Regimes): string[] => {
  const certified = workRecords.filter(
    (record) => regimes.some(([name]) => name === record.regimeType) && isCertified(record),
  );
  const missing = regimes.some(([, { rules }]) =>
    [...rules.applicableRules, ...rules.futureRules].some(({ estimatedBenefit }) => estimatedBenefit === null),
  );
  return [
    ...regimes.flatMap(([, regime]) => afterwards(regime)),
    ...withBonus(regimes),
    ...(certified.length === 0
      ? []
      : [`Conferir a certidão (CTC) de: ${[...new Set(certified.map(({ companyName }) => companyName))].join('; ')}.`]),
    ...(missing ? ['Completar as remunerações, para que todos os valores possam ser estimados.'] : []),
  ];
};

const openMatters = (regimes: Regimes): string[] => {
  const rules = regimes.flatMap(
    ([
      ,
      {
        rules: { applicableRules, futureRules },
      },
    ]) => [...applicableRules, ...futureRules.filter((rule) => !isLesser(rule, applicableRules))],
  );
  const unconfirmed = rules.filter(({ confirmed }) => !confirmed);
  const disputed = rules.filter(({ benefitLogs, variantOf }) => benefitLogs.length > 1 || variantOf !== null);
  const countedOtherwise = rules.filter(({ otherCount }) => otherCount !== null);
  return [
    ...(unconfirmed.length === 0
      ? []
      : [
          `Requisitos ou valor de ${counted(unconfirmed)} ainda não foram conferidos no texto da norma (“Não conferida”): confira antes de usar.`,
        ]),
    ...(disputed.length === 0
      ? []
      : [
          `De ${counted(disputed)} há mais de uma leitura em discussão nos tribunais (“Em discussão”): as leituras estão lado a lado na regra.`,
        ]),
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

const who = ({ customer, calculation }: ReportData): string =>
  `${[
    customer.name ?? '',
    customer.birthDate === null ? '' : distanceBetween(customer.birthDate, calculation.calculationDateUsed),
    calculation.regimeType === 'RPPS' ? (calculation.regime ?? '') : '',
  ]
    .filter((part) => part !== '')
    .join(', ')}. Situação em ${formatDate(calculation.calculationDateUsed)}.`;

const listed = (heading: string, ordered: boolean, items: string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'list', ordered, items },
      ];

/** The first page: the best right and the soonest, what to do, what is open, and on what all of it rests. */
export const answer = (data: ReportData, concluded: readonly RegimeType[]): PrintedSection | null => {
  const regimes = regimesOf(data, concluded);
  if (regimes.length === 0) return null;
  const { calculationDateUsed } = data.calculation;
  const day = formatDate(calculationDateUsed);
  return {
    numeral: null,
    title: reportWords.conclusion,
    blocks: [
      { kind: 'paragraph', text: who(data) },
      ...regimes.map(
        ([name, { rules }]): Block => ({
          kind: 'lead',
          text: `${regimes.length > 1 ? `${name}: ` : ''}${answerOf(rules, name, data.customer.name)}`,
        }),
      ),
      ...regimes.flatMap(([name, regime]) => summaryTable(name, regime, regimes.length > 1)),
      ...listed(reportWords.whatToDo, true, stepsToTake(data, regimes)),
      ...listed(reportWords.open, false, openMatters(regimes)),
      {
        kind: 'notice',
        text: `${reportWords.reservation(day)} ${reportWords.money(formatLongMonth(calculationDateUsed), data.indexesUntil)}`,
      },
    ],
  };
};
