import LockIcon from '@mui/icons-material/LockClockOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { useSession } from '../../data/session/session.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { OpenInvoices } from './OpenInvoices.tsx';
import { SupportButton } from './SupportButton.tsx';
import { homeTexts as texts } from './texts.ts';
import { useAccountWatch } from './useAccountWatch.ts';

/** Why the account is closed, in a sentence: also that the bank of the card took a payment back. */
const useReason = (): string => {
  const { accountStatusCause: cause } = useSession();
  const genial = useGenial();
  const { data: payments = [] } = useQuery({
    queryKey: keys.payments,
    queryFn: async () => (await genial.payments()).data.payments,
    enabled: cause === 'cancelled',
  });
  if (cause === null) return texts.inactive;
  return cause === 'cancelled' && payments.some(({ disputed }) => disputed) ? texts.disputed : texts.causes[cause];
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
      <EmptyState icon={LockIcon} title={texts.inactiveTitle} body={reason}>
        <SupportButton />
      </EmptyState>
      <Box sx={{ maxWidth: 640, mx: 'auto' }}>
        <OpenInvoices none={closed ? null : texts.noInvoices} overdueOnly={closed} />
      </Box>
    </>
  );
};
