import Typography from '@mui/material/Typography';
import type { Column } from '../../shared/table/column.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { factor } from './factor.ts';
import type { IndexCheck } from './findings.ts';
import { indexTexts as texts } from './texts.ts';
import type { Proposal } from './useIndexImport.ts';

type Difference = IndexCheck['differences'][number] & { line: number | null };

const columns: readonly Column<Difference>[] = [
  {
    key: 'month',
    label: texts.differenceColumns.month,
    cell: ({ month, year }) => `${month}/${year}`,
    order: ({ month, year }) => year * 12 + Number(month),
  },
  { key: 'line', label: texts.differenceColumns.line, cell: ({ line }) => line, align: 'right' },
  { key: 'index', label: texts.differenceColumns.index, cell: ({ index }) => factor(index), align: 'right' },
  {
    key: 'expected',
    label: texts.differenceColumns.expected,
    cell: ({ expected }) => factor(expected),
    align: 'right',
  },
];

/** Where the spreadsheet contradicts the table in use. */
export const Differences = ({ proposal: { sheet, differences } }: { proposal: Proposal }) => {
  const lineOf = ({ month, year }: IndexCheck['differences'][number]): number | null =>
    sheet.rows.find((row) => row.month === month && row.year === year)?.line ?? null;
  if (differences.length === 0) return <Typography>{texts.noDifference}</Typography>;
  return (
    <>
      <Typography>{texts.differences(differences.length)}</Typography>
      <DataTable
        slim
        label={texts.differencesTable}
        rows={differences.map((difference) => ({ ...difference, line: lineOf(difference) }))}
        columns={columns}
        keyOf={({ month, year }) => `${year}-${month}`}
        order={{ key: 'month', direction: 'asc' }}
        empty={null}
      />
    </>
  );
};
