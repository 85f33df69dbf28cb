import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
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
import { useCustomerFilters } from './useCustomerFilters.ts';

const Nobody = () => {
  const { filters, change, clear } = useCustomerFilters();
  const { search = '', ...others } = filters;
  if (Object.keys(filters).length === 0) {
    return (
      <EmptyState icon={PeopleIcon} title={texts.emptyTitle} body={texts.emptyBody}>
        <AddCustomerButton />
      </EmptyState>
    );
  }
  const narrowed = others.status !== undefined || others.retirement !== undefined;
  const searched = filters.searchIn === 'all' ? texts.notFoundAnywhere : texts.notFoundBody;
  return (
    <EmptyState
      icon={SearchOffIcon}
      title={texts.notFoundTitle}
      body={narrowed ? texts.noneFiltered : searched(search)}
    >
      {search !== '' && filters.searchIn !== 'all' && (
        <Button variant="outlined" onClick={() => change({ searchIn: 'all' })}>
          {texts.searchAll}
        </Button>
      )}
      <Button onClick={clear}>{texts.clearFilters}</Button>
    </EmptyState>
  );
};

/** The page of clients in the shape that the screen has room for. */
export const CustomerListBody = () => {
  const { data, error, isPending, refetch } = useListContext<CustomerListItem>();
  const narrow = useIsNarrow();
  if (isPending) return <PageSkeleton rows={8} />;
  if (error) return <ErrorPanel error={error} title={texts.failed} what={texts.loadFailed} onRetry={refetch} />;
  if (data.length === 0) {
    return (
      <Paper variant="outlined">
        <Nobody />
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
