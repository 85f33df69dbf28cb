import AddIcon from '@mui/icons-material/AddBusinessOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Account } from '../../../../domain/api/accounts.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { ExportButton } from '../../shared/ExportButton.tsx';
import { matches } from '../../shared/matches.ts';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { usePageInAddress } from '../../shared/table/usePageInAddress.ts';
import { Alarms } from './Alarms.tsx';
import { type AccountAction, accountColumns } from './columns.tsx';
import { filters } from './filters.ts';
import { LicenceDialog } from './LicenceDialog.tsx';
import { NewAccount } from './NewAccount.tsx';
import { SoughtFields } from './SoughtFields.tsx';
import { ActivateAccount, InactivateAccount } from './SwitchAccount.tsx';
import { accountTexts as texts } from './texts.ts';
import { useSought } from './useSought.ts';

const dialogs = { licence: LicenceDialog, activate: ActivateAccount, inactivate: InactivateAccount };

const List = ({ accounts }: { accounts: readonly Account[] }) => {
  const { search, filter, seek } = useSought();
  const paging = usePageInAddress();
  const shown = accounts.filter((account) => filters[filter](account) && matches(search, account.name, account.email));
  const [action, setAction] = useState<AccountAction | null>(null);
  const [adding, setAdding] = useState(false);
  const columns = useMemo(() => accountColumns(setAction), []);
  const Dialog = action === null ? null : dialogs[action.kind];
  return (
    <>
      <Alarms accounts={accounts} onShowFailed={() => seek({ filter: 'failed', search: '' })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <SoughtFields search={search} filter={filter} seek={seek} />
        <Box sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }} />
        <ExportButton onExport={async () => (await import('./export-accounts.ts')).downloadAccounts(shown)} />
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </Box>
      <DataTable
        label={texts.title}
        rows={shown}
        columns={columns}
        keyOf={({ id }) => id}
        order={{ key: 'name', direction: 'asc' }}
        paging={paging}
        empty={<EmptyState icon={SearchOffIcon} title={texts.emptyTitle} body={texts.emptyBody(search)} />}
      />
      {action !== null && Dialog !== null && <Dialog account={action.account} onClose={() => setAction(null)} />}
      {adding && <NewAccount onClose={() => setAdding(false)} />}
    </>
  );
};

/** The licences of the installation: until when each lasts, and whether it may be used. */
export default function AccountsPage() {
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: keys.accounts,
    queryFn: async () => (await genial.accounts()).data.accounts,
  });
  if (data !== undefined) return <List accounts={data} />;
  if (error !== null) return <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  return <PageSkeleton />;
}
