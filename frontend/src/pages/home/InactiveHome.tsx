import LockIcon from '@mui/icons-material/LockClockOutlined';
import Box from '@mui/material/Box';
import { useSession } from '../../data/session/session.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { ErasureLine } from './ErasureLine.tsx';
import { OpenInvoices } from './OpenInvoices.tsx';
import { SubscriptionButton } from './SubscriptionButton.tsx';
import { SupportButton } from './SupportButton.tsx';
import { homeTexts as texts } from './texts.ts';
import { useAccountWatch } from './useAccountWatch.ts';

/** Why the account is closed, in a sentence: also that the bank of the card took a payment back. */
const useReason = (): string => {
  const { accountStatusCause: cause } = useSession();
  return cause === null ? texts.inactive : texts.causes[cause];
};

/** Why the account is closed and what opens it; the client's data wait behind it. */
export const InactiveHome = () => {
  const { accountStatusCause } = useSession();
  const reason = useReason();
  useAccountWatch();
  // What an administrator closed is opened by an administrator.
  const closed = accountStatusCause === 'inactivated';
  return (
    <>
      {accountStatusCause === 'cancelled' && <ErasureLine closed />}
      <EmptyState icon={LockIcon} title={texts.inactiveTitle} body={reason}>
        <SubscriptionButton />
        <SupportButton />
      </EmptyState>
      <Box sx={{ maxWidth: 640, mx: 'auto' }}>
        <OpenInvoices none={closed ? null : texts.noInvoices} overdueOnly={closed} />
      </Box>
    </>
  );
};
