import LockIcon from '@mui/icons-material/LockClockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../app/data/data-provider.ts';
import { keys } from '../app/data/keys.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { InvoiceCard } from './InvoiceCard.tsx';
import { SupportButton } from './SupportButton.tsx';
import { homeTexts as texts } from './texts.ts';

/** Open invoices to pay by PIX; the client's data wait behind them. */
export const InactiveHome = () => {
  const genial = useGenial();
  const { data, isPending } = useQuery({
    queryKey: keys.payments,
    queryFn: async () => (await genial.payments()).data.payments,
  });
  if (isPending) return <PageSkeleton rows={3} />;
  const open = (data ?? []).filter(({ status }) => status === 'PENDING' || status === 'OVERDUE');
  return (
    <>
      <EmptyState icon={LockIcon} title={texts.inactiveTitle} body={texts.inactive}>
        {open.length === 0 && <Typography color="text.secondary">{texts.noInvoices}</Typography>}
        <SupportButton />
      </EmptyState>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, mx: 'auto' }}>
        {open.map((payment) => (
          <InvoiceCard key={payment.id} payment={payment} />
        ))}
      </Box>
    </>
  );
};
