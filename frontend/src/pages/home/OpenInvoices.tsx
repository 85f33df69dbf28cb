import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Payment } from '../../../../domain/api/payments.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { InvoiceCard } from './InvoiceCard.tsx';
import { homeTexts as texts } from './texts.ts';

interface OpenInvoicesProps {
  /** Said when there is none to pay. */
  none: string | null;
  /** Leaves out what is not due yet: paying it would open nothing. */
  overdueOnly?: boolean;
}

/** What is left to pay, the oldest first and ready to be paid. What could not be looked up is not called nothing. */
export const OpenInvoices = ({ none, overdueOnly = false }: OpenInvoicesProps) => {
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: keys.payments,
    queryFn: async () => (await genial.payments()).data.payments,
  });
  if (data === undefined) {
    if (error === null) return <Skeleton variant="rounded" height={280} />;
    return <ErrorPanel error={error} title={texts.invoicesFailed} onRetry={refetch} />;
  }
  const isShown = ({ status }: Payment): boolean => status === 'OVERDUE' || (status === 'PENDING' && !overdueOnly);
  const open = data.filter(isShown).sort((one, other) => one.originalDueDate.localeCompare(other.originalDueDate));
  if (open.length === 0) {
    return none === null ? null : (
      <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
        {none}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {open.map((payment, index) => (
        <InvoiceCard key={payment.id} payment={payment} startsOpen={index === 0} />
      ))}
    </Box>
  );
};
