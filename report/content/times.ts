import type { SpanName, TimeCut, TimeTotals } from '../../domain/api/calculations.ts';
import type { RegimeType, Span } from '../../domain/api/common.ts';
import type { TimeTable } from '../../domain/api/report.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { isInBrazil } from '../../domain/calculations/work-records/abroad.ts';
import { daysOfSpan } from '../../domain/units/span.ts';
import { formatCount, formatDate, formatSpan } from '../../domain/words/format.ts';
import { reformDayOf } from '../../domain/words/reform.ts';
import { reportWords, timeTableTitles } from '../../domain/words/report.ts';
import { across, type Block, figure, row, text, totalRow } from '../blocks.ts';
import type { RegimeData, ReportData } from '../data.ts';

type Total = SpanName | 'convertedContributionTime';

interface TableContent {
  totals: readonly (readonly [string, Total])[];
  counts: (record: WorkRecord) => boolean;
}

const contents: Record<TimeTable, TableContent> = {
  TEMPO_CONTRIBUICAO_COMUM: { totals: [['Contribuição', 'contributionTime']], counts: () => true },
  TEMPO_ESPECIAL: { totals: [['Especial', 'specialTime']], counts: (record) => record.isSpecialTime },
  TEMPO_DEFICIENCIA: {
    totals: [
      ['Leve', 'disabledLowTime'],
      ['Moderada', 'disabledModerateTime'],
      ['Grave', 'disabledTime'],
    ],
    counts: (record) => record.isDisabled,
  },
  TEMPO_CONTRIBUICAO_CONVERSAO: {
    totals: [['Contribuição convertida', 'convertedContributionTime']],
    counts: () => true,
  },
  TEMPO_MAGISTERIO: { totals: [['Magistério', 'teachingTime']], counts: (record) => record.isTeaching },
  TEMPO_POLICIA: { totals: [['Polícia', 'policeTime']], counts: (record) => record.isPoliceTime },
  TEMPO_SERVICO_PUBLICO: {
    totals: [['Serviço público', 'publicServiceTime']],
    counts: (record) => record.isPublicService,
  },
  TEMPO_CARGO_CARREIRA: {
    totals: [
      ['Carreira', 'carreerTime'],
      ['Cargo', 'positionTime'],
    ],
    counts: (record) => record.isCurrentCareer || record.isCurrentPosition,
  },
};

const cutWords = (cut: TimeCut, until: string): string => {
  switch (cut) {
    case 'today':
      return `Até a data do cálculo (${formatDate(until)})`;
    case 'reform':
      return `Até a data da reforma (${formatDate(until)})`;
    case '1998-12-16':
    case '2003-12-31':
      return `Até ${formatDate(until)}`;
    default:
      return cut satisfies never;
  }
};

const isEmpty = ({ years, months, days }: Span): boolean => years + months + days === 0;

/** Where no record and no stated span holds such time, a table of zeros would only take room. */
const hasTime = (data: RegimeData, { totals }: Pick<TableContent, 'totals'>): boolean =>
  data.totals.some(({ totals: answer }) => totals.some(([, name]) => !isEmpty(answer.totals[name])));

/** The last day alone is what counts now. */
const totalsRow = (cut: TimeCut, answer: TimeTotals, { totals }: TableContent, inDays: boolean) =>
  (cut === 'today' ? totalRow : row)(
    text(cutWords(cut, answer.until)),
    ...totals.flatMap(([, name]) => [
      figure(formatSpan(answer.totals[name])),
      ...(inDays ? [figure(formatCount(daysOfSpan(answer.totals[name])))] : []),
    ]),
  );

/** Names are left out where all records of the regime count: they stand in the section before. */
const namesOf = (records: readonly WorkRecord[], { counts }: TableContent): string[] => {
  const counted = records.filter(counts);
  return counted.length === records.length ? [] : [...new Set(counted.map(({ companyName }) => companyName))];
};

const widthsOf = (kinds: number, inDays: boolean): number[] => {
  if (kinds > 2) return inDays ? [22, 18, 8, 18, 8, 18, 8] : [31, 23, 23, 23];
  if (kinds > 1) return inDays ? [34, 24, 9, 24, 9] : [34, 33, 33];
  return inDays ? [46, 39, 15] : [46, 54];
};

const timeTable = (table: TimeTable, data: RegimeData, records: readonly WorkRecord[], inDays: boolean): Block[] => {
  const { totals: all, counts } = contents[table];
  /** Degrees and posts of which there is none would only take the room of the others. */
  const content = { totals: all.filter((total) => hasTime(data, { totals: [total] })), counts };
  if (content.totals.length === 0) return [];
  const names = namesOf(records, content);
  const head = [
    text('Corte'),
    ...content.totals.flatMap(([label]) => [figure(label), ...(inDays ? [figure('Dias')] : [])]),
  ];
  return [
    {
      kind: 'table',
      caption: timeTableTitles[table],
      widths: widthsOf(content.totals.length, inDays),
      head,
      rows: [
        ...data.totals.map(({ cut, totals }) => totalsRow(cut, totals, content, inDays)),
        ...(names.length === 0 ? [] : [row(across(`Vínculos: ${names.join('; ')}`, head.length))]),
      ],
    },
  ];
};

/** IV. The totals of one regime on every cut, one table a kind of time. */
export const timeAnalysis = (
  { workRecords, calculation }: ReportData,
  data: RegimeData | null,
  regimeType: RegimeType,
  tables: readonly TimeTable[],
): Block[] => {
  if (data === null) return [];
  const records = workRecords.filter((record) => record.regimeType === regimeType && isInBrazil(record));
  const inDays = calculation.countingMethod === 'days365';
  const on = calculation.calculationDateUsed;
  /** Time until a day still to come is only supposed. */
  const totals = data.totals.filter(
    ({ cut, totals: { until } }) => cut !== 'reform' || (reformDayOf(until, on) !== null && until <= on),
  );
  const blocks = tables.flatMap((table) => timeTable(table, { ...data, totals }, records, inDays));
  if (blocks.length === 0) return [{ kind: 'paragraph', text: 'Não há tempo registrado para as tabelas escolhidas.' }];
  return [...(inDays ? [{ kind: 'paragraph' as const, text: reportWords.counting }] : []), ...blocks];
};
