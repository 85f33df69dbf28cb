import type { SxProps, Theme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import { pageSizes } from './pageSizes.ts';
import { sharedTexts as texts } from './texts.ts';

export interface ListPaginationProps {
  count: number;
  /** From 0. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  /** Absent: a page has always as many rows. */
  onPerPage?: (perPage: number) => void;
  sx?: SxProps<Theme>;
}

/** On a phone the way to the next page goes below what it is beside where there is no room: it was cut off. */
const onPhone = {
  '& .MuiTablePagination-toolbar': { flexWrap: { xs: 'wrap', sm: 'nowrap' }, justifyContent: 'flex-end' },
  '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
} as const;

/** Which rows of a list are shown, and the way to the others. */
export const ListPagination = ({ count, page, perPage, onPage, onPerPage, sx = {} }: ListPaginationProps) => (
  <TablePagination
    component="div"
    className="no-print"
    count={count}
    page={page}
    rowsPerPage={perPage}
    rowsPerPageOptions={onPerPage === undefined ? [] : pageSizes}
    labelRowsPerPage={texts.perPage}
    labelDisplayedRows={({ from, to, count: all }) => texts.range(from, to, all)}
    getItemAriaLabel={(direction) => texts.pageTo[direction]}
    onPageChange={(_event, next) => onPage(next)}
    onRowsPerPageChange={({ target }) => onPerPage?.(Number(target.value))}
    sx={[onPhone, ...(Array.isArray(sx) ? sx : [sx])]}
  />
);
