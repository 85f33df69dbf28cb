import WaitIcon from '@mui/icons-material/HourglassTopOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { OpenInvoiceLine } from './OpenInvoiceLine.tsx';
import { OpenInvoices } from './OpenInvoices.tsx';
import { SubscriptionButton } from './SubscriptionButton.tsx';
import { SupportButton } from './SupportButton.tsx';
import { homeTexts as texts } from './texts.ts';
import { useAccountWatch } from './useAccountWatch.ts';

/** The payment is on its way, or still to be made. */
export const PendingHome = () => {
  const { refetch } = useAccountWatch();
  return (
    <>
      <OpenInvoiceLine failureOnly />
      <EmptyState icon={WaitIcon} title={texts.pendingTitle} body={texts.pending}>
        <Button variant="contained" onClick={() => refetch()}>
          {texts.checkAgain}
        </Button>
        <SubscriptionButton />
        <SupportButton />
      </EmptyState>
      <Box sx={{ maxWidth: 640, mx: 'auto' }}>
        <OpenInvoices none={null} />
      </Box>
    </>
  );
};
