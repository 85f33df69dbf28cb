import AddIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router';
import type { User } from '../../../../domain/api/auth.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { ExportButton } from '../../shared/ExportButton.tsx';
import { matches } from '../../shared/matches.ts';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { SearchField } from '../../shared/SearchField.tsx';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { usePageInAddress } from '../../shared/table/usePageInAddress.ts';
import { SeatNotice } from '../SeatNotice.tsx';
import { useUserList } from '../useUserList.ts';
import { userColumns } from './columns.tsx';
import { userListTexts as texts } from './texts.ts';

const List = ({ users }: { users: readonly User[] }) => {
  const [query, setQuery] = useSearchParams();
  const paging = usePageInAddress();
  const search = query.get('search') ?? '';
  const found = users.filter(({ name, email, phone }) => matches(search, name, email, phone));
  return (
    <>
      <SeatNotice />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <SearchField
          label={texts.search}
          value={search}
          onChange={(text) => setQuery(text === '' ? {} : { search: text }, { replace: true })}
        />
        <Box sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }} />
        <ExportButton onExport={async () => (await import('./export-users.ts')).downloadUsers(found)} />
        <Button component={Link} to="/users/new/edit" variant="contained" startIcon={<AddIcon />}>
          {texts.add}
        </Button>
      </Box>
      <DataTable
        label={texts.title}
        rows={found}
        columns={userColumns}
        paging={paging}
        keyOf={({ id }) => id}
        order={{ key: 'name', direction: 'asc' }}
        empty={<EmptyState icon={SearchOffIcon} title={texts.emptyTitle} body={texts.emptyBody(search)} />}
      />
    </>
  );
};

/** Everybody who may sign in, with what they did last. */
export default function UsersPage() {
  const { data, error, refetch } = useUserList();
  if (data !== undefined) return <List users={data} />;
  if (error !== null) return <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  return <PageSkeleton />;
}
