/** What of the first page hangs on a reading, or on a text that nobody has read. */
import type { Rule } from '../../domain/api/rules.ts';
import { isRuralOfUnknownCategory } from '../../domain/law/time/records.ts';
import { disputedSentence, earlierReading } from '../../domain/words/disputed-reading.ts';
import { reportWords } from '../../domain/words/report.ts';
import { RURAL_CATEGORY } from '../../domain/words/unconfirmed.ts';
import type { Block } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { endedConditions } from './ended-condition.ts';
import type { Regimes } from './regimes.ts';
import { inTime, toWaitFor } from './summary-table.ts';

const whereDisputed = (rules: readonly Rule[]): string => {
  const ofText = rules.filter(({ readingOfText }) => readingOfText !== undefined).length;
  if (ofText === 0) return 'em discussão nos tribunais';
  return ofText === rules.length
    ? 'por conferir no texto da lei'
    : 'em discussão nos tribunais ou por conferir no texto da lei';
};

/** Of those that somebody would choose or wait for: the sections tell of the others. */
const counted = (rules: readonly Rule[]): string =>
  rules.length === 1 ? 'uma regra que conta para a escolha' : `${rules.length} regras que contam para a escolha`;

export const openMatters = (regimes: Regimes, data: ReportData): string[] => {
  const disputes = disputesOf(data, regimes);
  const rules = regimes.flatMap(
    ([
      name,
      {
        rules: { applicableRules, futureRules },
      },
    ]) => [...applicableRules, ...toWaitFor({ applicableRules, futureRules }, inTime(data, name))],
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
    ...(rules.some(({ notices }) => notices.includes(RURAL_CATEGORY))
      ? [data.workRecords.some(isRuralOfUnknownCategory) ? reportWords.ruralAsPaid : reportWords.ruralCategory]
      : []),
    ...endedConditions(
      regimes.map(([, { rules: tested }]) => tested),
      data.workRecords,
    ),
    ...disputes,
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

/** What brings most stands among the steps. */
const disputesOf = ({ outlooks }: ReportData, regimes: Regimes): string[] =>
  outlooks
    .filter(({ regimeType }) => regimes.some(([name]) => name === regimeType))
    .flatMap((outlook) => {
      const earlier = earlierReading(outlook.disputed);
      return earlier === null ? [] : [disputedSentence(earlier, outlook)];
    });

export const open = (items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', text: reportWords.open },
        { kind: 'list', ordered: false, items: [...new Set(items)] },
      ];
