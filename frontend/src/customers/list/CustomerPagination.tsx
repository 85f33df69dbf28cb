import { useListContext } from 'react-admin';
import { ListPagination } from '../../shared/ListPagination.tsx';

export const CustomerPagination = () => {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  return (
    <ListPagination
      count={total}
      page={page - 1}
      perPage={perPage}
      onPage={(next) => setPage(next + 1)}
      onPerPage={setPerPage}
      sx={{ borderTop: 1, borderColor: 'divider', '& .MuiTablePagination-displayedRows': { fontSize: '0.9375rem' } }}
    />
  );
};
