import ChartIcon from '@mui/icons-material/TrendingUpOutlined';
import type { z } from 'zod';
import type { updateIndexAnswer } from '../../../../domain/api/indexes.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import type { Column } from '../../shared/table/column.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { factor } from './factor.ts';
import { indexTexts as texts } from './texts.ts';

export type IndexAnswer = z.output<typeof updateIndexAnswer>;
type Entry = IndexAnswer['updateIndex'][number];

const columns: readonly Column<Entry>[] = [
  {
    key: 'month',
    label: texts.columns.month,
    cell: ({ month }) => month,
    order: ({ month, year }) => year * 12 + Number(month),
  },
  { key: 'year', label: texts.columns.year, cell: ({ year }) => year },
  {
    key: 'index',
    label: texts.columns.index,
    cell: ({ index }) => factor(index),
    order: ({ index }) => index,
    align: 'right',
  },
];

/** The factors of a table, the newest month first. */
export const IndexTable = ({ answer: { indexDate, updateIndex } }: { answer: IndexAnswer }) => (
  <DataTable
    key={indexDate}
    slim
    label={texts.table(indexDate)}
    rows={updateIndex}
    columns={columns}
    keyOf={({ month, year }) => `${year}-${month}`}
    order={{ key: 'month', direction: 'desc' }}
    empty={<EmptyState icon={ChartIcon} title={texts.empty} body={texts.emptyBody} />}
  />
);
