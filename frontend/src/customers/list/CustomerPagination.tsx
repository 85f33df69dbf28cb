import TablePagination from '@mui/material/TablePagination';
import { useListContext } from 'react-admin';
import { pageSizes } from '../../shared/pageSizes.ts';
import { customerListTexts as texts } from './texts.ts';

export const CustomerPagination = () => {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={pageSizes}
      labelRowsPerPage={texts.perPage}
      labelDisplayedRows={({ from, to, count }) => texts.range(from, to, count)}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      sx={{ borderTop: 1, borderColor: 'divider', '& .MuiTablePagination-displayedRows': { fontSize: '0.9375rem' } }}
    />
  );
};
