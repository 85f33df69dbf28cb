import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Paper from '@mui/material/Paper';
import { useListContext } from 'react-admin';
import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { AddCustomerButton } from './AddCustomerButton.tsx';
import { CustomerCards } from './CustomerCards.tsx';
import { CustomerPagination } from './CustomerPagination.tsx';
import { CustomerTable } from './CustomerTable.tsx';
import { customerListTexts as texts } from './texts.ts';

const Empty = ({ search }: { search: string }) =>
  search === '' ? (
    <EmptyState icon={PeopleIcon} title={texts.emptyTitle} body={texts.emptyBody}>
      <AddCustomerButton />
    </EmptyState>
  ) : (
    <EmptyState icon={SearchOffIcon} title={texts.notFoundTitle} body={texts.notFoundBody(search)} />
  );

/** The page of clients in the shape that the screen has room for. */
export const CustomerListBody = () => {
  const { data, error, isPending, refetch, filterValues } = useListContext<CustomerListItem>();
  const narrow = useIsNarrow();
  if (isPending) return <PageSkeleton rows={8} />;
  if (error) return <ErrorPanel error={error} title={texts.loadFailed} onRetry={refetch} />;
  if (data.length === 0) {
    return (
      <Paper variant="outlined">
        <Empty search={String(filterValues.search ?? '')} />
      </Paper>
    );
  }
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {narrow ? <CustomerCards customers={data} /> : <CustomerTable customers={data} />}
      <CustomerPagination />
    </Paper>
  );
};
