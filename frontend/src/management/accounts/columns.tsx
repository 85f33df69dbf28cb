import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Account } from '../../../../domain/api/accounts.ts';
import type { AccountStatus } from '../../../../domain/api/auth.ts';
import { today } from '../../shared/clock.ts';
import type { Column } from '../../shared/table/column.ts';
import { Bought, stateOf } from './billing.tsx';
import { isExpired, licenceLines } from './licence.ts';
import { accountTexts as texts } from './texts.ts';

/** What is open over the list. */
export interface AccountAction {
  kind: 'licence' | 'activate' | 'inactivate';
  account: Account;
}

const colours = {
  ACTIVE: 'success',
  ONLY_TRIAL: 'info',
  PENDING: 'warning',
  INACTIVE: 'default',
} as const satisfies Record<AccountStatus, string>;

const Licence = ({ account }: { account: Account }) => {
  const [first, second] = licenceLines(account, today());
  return (
    <>
      <Box component="span" sx={isExpired(account, today()) ? { fontWeight: 600, color: 'warning.main' } : {}}>
        {first}
      </Box>
      {second !== undefined && (
        <Typography variant="caption" color="text.secondary" component="div">
          {second}
        </Typography>
      )}
    </>
  );
};

const Actions = ({ account, open }: { account: Account; open: (action: AccountAction) => void }) => {
  const { name, status } = account;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        justifyContent: { xs: 'flex-start', md: 'flex-end' },
        gap: 0.5,
        // On a phone the words of the buttons stand below the other values.
        ml: { xs: -0.75, md: 0 },
      }}
    >
      <Button size="small" aria-label={texts.licenceOf(name)} onClick={() => open({ kind: 'licence', account })}>
        {texts.licence}
      </Button>
      {status === 'INACTIVE' ? (
        <Button size="small" aria-label={texts.activateOf(name)} onClick={() => open({ kind: 'activate', account })}>
          {texts.activate}
        </Button>
      ) : (
        <Button
          size="small"
          aria-label={texts.inactivateOf(name)}
          onClick={() => open({ kind: 'inactivate', account })}
        >
          {texts.inactivate}
        </Button>
      )}
    </Box>
  );
};

export const accountColumns = (open: (action: AccountAction) => void): readonly Column<Account>[] => [
  { key: 'name', label: texts.columns.name, cell: ({ name }) => name, order: ({ name }) => name },
  { key: 'email', label: texts.columns.email, cell: ({ email }) => email, order: ({ email }) => email },
  {
    key: 'plan',
    label: texts.columns.plan,
    cell: (account) => <Bought account={account} />,
    order: ({ billing }) => billing?.plan ?? '',
  },
  {
    key: 'licence',
    label: texts.columns.licence,
    cell: (account) => <Licence account={account} />,
    order: ({ licenceExpiryDate }) => licenceExpiryDate,
  },
  {
    key: 'status',
    label: texts.columns.status,
    cell: (account) => <Chip size="small" label={stateOf(account)} color={colours[account.status]} />,
    order: stateOf,
  },
  {
    key: 'actions',
    label: texts.columns.actions,
    cell: (account) => <Actions account={account} open={open} />,
    align: 'right',
  },
];
