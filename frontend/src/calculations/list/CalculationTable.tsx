import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CustomerRecord } from '../../customers/useCustomer.ts';
import { ListPagination } from '../../shared/ListPagination.tsx';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import { directionOf } from '../../shared/table/column.ts';
import { HeadCell } from '../../shared/table/HeadCell.tsx';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { CalculationRow } from './CalculationRow.tsx';
import { customerCalculationTexts as texts } from './texts.ts';
import { type SortField, sortFields, useSortedPage } from './useSortedPage.ts';

const few: readonly SortField[] = ['name', 'updatedAt'];

export const CalculationTable = () => {
  const { calculations } = useShownRecord<CustomerRecord>();
  const { rows, everyRow, order, sortBy, page, setPage, perPage, setPerPage } = useSortedPage(calculations);
  const fields = useIsNarrow() ? few : sortFields;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Table aria-labelledby="calculations-title">
        <TableHead>
          <TableRow>
            {fields.map((field) => (
              <HeadCell
                key={field}
                label={texts.columns[field]}
                direction={directionOf(order, field)}
                onOrder={() => sortBy(field)}
              />
            ))}
            <TableCell align="right" className="no-print">
              {texts.columns.actions}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {everyRow.map((calculation) => (
            <CalculationRow
              key={calculation.id}
              calculation={calculation}
              fields={fields}
              onPaperOnly={!rows.includes(calculation)}
            />
          ))}
        </TableBody>
      </Table>
      <ListPagination
        count={calculations.length}
        page={page}
        perPage={perPage}
        onPage={setPage}
        onPerPage={setPerPage}
      />
    </Paper>
  );
};
