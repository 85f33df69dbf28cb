import type { RegimeType } from '../../domain/api/common.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { abroadText, agreementText } from '../../domain/words/agreements.ts';
import { choiceWords } from '../../domain/words/fields.ts';
import { formatCount, formatDate, formatSpan } from '../../domain/words/format.ts';
import { lowIncomeText } from '../../domain/words/low-income.ts';
import { countDifferenceTexts, hasMonthsToComplete } from '../../domain/words/record-count.ts';
import { reportWords } from '../../domain/words/report.ts';
import { hasUnusedLeave } from '../../domain/words/report-sections.ts';
import { across, type Block, figure, row, text, totalRow } from '../blocks.ts';
import type { ReportData } from '../data.ts';

const disabilityWord = ({ isDisabled, disabledLevel }: WorkRecord): string | null => {
  if (!isDisabled) return null;
  return disabledLevel === null
    ? 'Deficiência'
    : `Deficiência ${choiceWords.disabledLevel[disabledLevel].toLowerCase()}`;
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const flagWords = (record: WorkRecord): string =>
  [
    record.country === null ? null : capitalised(`${abroadText(record.country)}, ${agreementText(record.country)}`),
    record.isPublicService ? 'Serviço público' : null,
    record.isCurrentCareer ? 'Carreira' : null,
    record.isCurrentPosition ? 'Cargo' : null,
    record.isTeaching ? 'Magistério' : null,
    record.isSpecialTime ? `Especial (${record.specialTimeBase} anos)` : null,
    record.isPoliceTime ? 'Polícia' : null,
    disabilityWord(record),
    record.isRural ? 'Rural' : null,
    record.contributionPlan === 'simplified' ? 'Plano simplificado (5% ou 11%)' : null,
    record.lateMonths === null ? null : `Em atraso, fora da carência: ${record.lateMonths}`,
    record.concomitantWith.length > 0 ? 'Concomitante' : null,
  ]
    .filter((word) => word !== null)
    .join(', ');

export const periodOf = ({ ingressDate, egressDate }: Pick<WorkRecord, 'ingressDate' | 'egressDate'>): string =>
  egressDate === null
    ? `${formatDate(ingressDate)}, em curso`
    : `${formatDate(ingressDate)} a ${formatDate(egressDate)}`;

/** What a record counts as the calculation counts: days that add up, or, by the calendar, spans that do not. */
export const counted = ({ days, time }: WorkRecord, { countingMethod }: ReportData['calculation']): string =>
  countingMethod === 'days365' ? formatCount(days) : formatSpan(time);

export const countedHead = ({ countingMethod }: ReportData['calculation']) =>
  figure(countingMethod === 'days365' ? 'Dias líquidos' : 'Tempo líquido');

/** Of the regime whose periods are shown: a servant's place has a day of its own. @see EC 103/2019, art. 36, III */
const reformOf = ({ rpps }: ReportData, regimeType: RegimeType): string | null =>
  regimeType === 'RGPS' ? '2019-11-13' : (rpps?.rules.regimeDate ?? null);

/** The periods as a picture, with the days that divide the law. */
const timeline = (records: readonly WorkRecord[], data: ReportData, regimeType: RegimeType): Block[] => {
  const { calculation } = data;
  const today = calculation.calculationDateUsed;
  const bars = records
    .filter(({ ingressDate }) => ingressDate < today)
    .map((record) => {
      const { companyName, country, ingressDate: from, egressDate, isSpecialTime: special } = record;
      const label = country === null ? companyName : `${companyName} (${abroadText(country)})`;
      const running = egressDate === null || egressDate > today;
      return { label, from, to: running ? today : egressDate, running, special, abroad: country !== null };
    });
  const reform = reformOf(data, regimeType);
  const first = records.map(({ ingressDate }) => ingressDate).toSorted()[0] ?? today;
  if (bars.length < 2 || bars.length > MOST_BARS) return [];
  const marked = reform !== null && reform > first && reform < today;
  const legend = [
    ...(marked ? [`A linha tracejada marca a reforma, em ${formatDate(reform)}.`] : []),
    ...(bars.some(({ abroad }) => abroad) ? ['O tempo no exterior está vazado.'] : []),
    ...(bars.some(({ special }) => special) ? ['O tempo especial está listrado.'] : []),
  ];
  return [
    {
      kind: 'timeline',
      timeline: {
        bars,
        marks: marked ? [{ label: 'Reforma', on: reform }] : [],
        description: `Linha do tempo dos vínculos: ${bars.map(({ label, from, to }) => `${label}, de ${formatDate(from)} a ${formatDate(to)}`).join('; ')}.`,
      },
    },
    ...(legend.length === 0 ? [] : [{ kind: 'paragraph' as const, text: legend.join(' ') }]),
  ];
};

/** Spans are wider than figures, and what is said of the records takes the room of their names. */
const widthsOf = (described: boolean, { countingMethod }: ReportData['calculation']): number[] => {
  if (countingMethod === 'days365') return described ? [28, 23, 38, 11] : [62, 24, 14];
  return described ? [30, 22, 26, 22] : [52, 24, 24];
};

/** More periods than this no longer read as a picture. */
const MOST_BARS = 24;

/** III. The employment periods whose time is used in the count of one regime. */
export const consideredRecords = (data: ReportData, regimeType: RegimeType): Block[] => {
  const { workRecords, calculation } = data;
  const records = workRecords.filter((record) => record.regimeType === regimeType);
  if (workRecords.length === 0 && [data.rpps, data.rgps].some((regime) => regime?.rules.nothingRecorded === true))
    return [{ kind: 'paragraph', text: reportWords.nothingRecorded }];
  if (workRecords.length === 0)
    return [{ kind: 'paragraph', text: reportWords.statedTimes(formatDate(calculation.calculationDateUsed)) }];
  if (records.length === 0) return [{ kind: 'paragraph', text: reportWords.noRecords }];
  const sum = records.reduce((total, record) => total + record.days, 0);
  const said = records.map((record) =>
    [flagWords(record), ...countDifferenceTexts(record).map(capitalised)].filter((part) => part !== '').join('. '),
  );
  const described = said.some((words) => words !== '');
  const shared = records.some(({ countDifferences }) => countDifferences.some(({ cause }) => cause === 'shared'));
  const summed = records.length > 1 && calculation.countingMethod === 'days365';
  return [
    ...timeline(records, data, regimeType),
    {
      kind: 'table',
      caption: null,
      widths: widthsOf(described, calculation),
      head: [
        text('Vínculo'),
        text('Período'),
        ...(described ? [text('Características')] : []),
        countedHead(calculation),
      ],
      rows: [
        ...records.map((record, index) =>
          row(
            text(record.companyName),
            text(periodOf(record)),
            ...(described ? [text(said[index] ?? '')] : []),
            figure(counted(record, calculation)),
          ),
        ),
        ...(summed ? [totalRow(across('Soma dos vínculos', described ? 3 : 2), figure(formatCount(sum)))] : []),
      ],
    },
    ...(records.some(({ contributionPlan }) => contributionPlan === 'simplified')
      ? [{ kind: 'paragraph' as const, text: reportWords.simplifiedPlan }]
      : []),
    ...records.flatMap((record) => {
      const said = lowIncomeText(record);
      return said === null ? [] : [{ kind: 'paragraph' as const, text: `${record.companyName}: ${said}` }];
    }),
    ...(shared
      ? [
          {
            kind: 'paragraph' as const,
            text: 'Há períodos concomitantes: cada dia conta uma vez só, no vínculo que começou antes.',
          },
        ]
      : []),
    ...(records.some(hasMonthsToComplete)
      ? [
          {
            kind: 'paragraph' as const,
            text: 'As competências abaixo do mínimo passam a contar quando a contribuição é completada, a qualquer tempo, com os acréscimos legais; ou, dentro do mesmo ano civil, com o que excede o mínimo em outra ou pelo agrupamento (EC 103/2019, art. 29; Decreto 3.048/1999, art. 19-E).',
          },
        ]
      : []),
  ];
};

/** Days counted double have been used: they cannot be paid as well. */
const payable = ({ expiredPremiumLicenses, hasExpiredPremiumLicenses, addition }: WorkRecord): number | null =>
  expiredPremiumLicenses === 0 && hasExpiredPremiumLicenses && addition === 0
    ? null
    : Math.max(0, expiredPremiumLicenses - addition);

const dayCell = (count: number | null) => {
  if (count === null) return figure('sem número de dias');
  return figure(count === 0 ? '–' : formatCount(count));
};

/** Unused vacations and premium leave, as the work records state them. */
export const unusedLeave = ({ workRecords }: ReportData): Block[] => {
  const records = workRecords.filter(hasUnusedLeave);
  if (records.length === 0)
    return [{ kind: 'paragraph', text: 'Não há férias vencidas nem licenças-prêmio não gozadas registradas.' }];
  const vacations = records.some(({ expiredVacations }) => expiredVacations > 0);
  const owed = records.some((record) => payable(record) !== 0);
  return [
    {
      kind: 'table',
      caption: null,
      widths: vacations ? [38, 17, 22, 23] : [48, 26, 26],
      head: [
        text('Vínculo'),
        ...(vacations ? [figure('Férias vencidas (dias)')] : []),
        figure('Licença-prêmio contada em dobro (dias)'),
        figure('Licença-prêmio a indenizar (dias)'),
      ],
      rows: records.map((record) =>
        row(
          text(record.companyName),
          ...(vacations ? [dayCell(record.expiredVacations)] : []),
          dayCell(record.addition),
          dayCell(payable(record)),
        ),
      ),
    },
    ...(records.some(({ addition }) => addition > 0)
      ? [
          {
            kind: 'paragraph' as const,
            text: 'O dia de licença-prêmio contado em dobro já foi usado como tempo de contribuição e não pode ser também pago em dinheiro (EC 20/1998, art. 4º).',
          },
        ]
      : []),
    ...(owed || vacations
      ? [
          {
            kind: 'paragraph' as const,
            text: 'O que não foi gozado nem contado pode ser pedido em dinheiro até cinco anos depois da aposentadoria (Decreto 20.910/1932, art. 1º; STJ, Tema 516).',
          },
        ]
      : []),
  ];
};
