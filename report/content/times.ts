import type { SpanName, TimeCut, TimeTotals } from '../../domain/api/calculations.ts';
import type { RegimeType, Span } from '../../domain/api/common.ts';
import type { TimeTable } from '../../domain/api/report.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { formatDate, formatSpan } from '../../domain/words/format.ts';
import { timeTableTitles } from '../../domain/words/report.ts';
import { type Block, figure, row, text, totalRow } from '../blocks.ts';
import type { RegimeData, ReportData } from '../data.ts';

type Total = SpanName | 'convertedContributionTime';

interface TableContent {
  totals: readonly (readonly [string, Total])[];
  counts: (record: WorkRecord) => boolean;
}

const contents: Record<TimeTable, TableContent> = {
  TEMPO_CONTRIBUICAO_COMUM: { totals: [['Contribuição', 'contributionTime']], counts: () => true },
  TEMPO_ESPECIAL: { totals: [['Especial', 'specialTime']], counts: (record) => record.isSpecialTime },
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
      return `Até hoje (${formatDate(until)})`;
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
const hasTime = (data: RegimeData, { totals }: TableContent): boolean =>
  data.totals.some(({ totals: answer }) => totals.some(([, name]) => !isEmpty(answer.totals[name])));

const totalsRow = (cut: TimeCut, answer: TimeTotals, { totals }: TableContent) =>
  totalRow(text(cutWords(cut, answer.until)), ...totals.map(([, name]) => figure(formatSpan(answer.totals[name]))));

const timeTable = (table: TimeTable, data: RegimeData, records: readonly WorkRecord[]): Block[] => {
  const content = contents[table];
  if (!hasTime(data, content)) return [];
  const names = records.filter(content.counts).map((record) => record.companyName);
  return [
    {
      kind: 'table',
      caption: timeTableTitles[table],
      head: [text('Corte'), ...content.totals.map(([label]) => figure(label))],
      rows: [
        ...data.totals.map(({ cut, totals }) => totalsRow(cut, totals, content)),
        ...(names.length === 0
          ? []
          : [row(text(`Vínculos: ${[...new Set(names)].join('; ')}`), ...content.totals.map(() => text('')))]),
      ],
    },
  ];
};

/** IV. The totals of one regime on every cut, one table a kind of time. */
export const timeAnalysis = (
  { workRecords }: ReportData,
  data: RegimeData | null,
  regimeType: RegimeType,
  tables: readonly TimeTable[],
): Block[] => {
  if (data === null) return [];
  const records = workRecords.filter((record) => record.regimeType === regimeType);
  const blocks = tables.flatMap((table) => timeTable(table, data, records));
  return blocks.length === 0
    ? [{ kind: 'paragraph', text: 'Não há tempo registrado para as tabelas escolhidas.' }]
    : blocks;
};
