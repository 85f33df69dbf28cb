import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { useSession } from '../../data/session/session.ts';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { InvoiceCard, type ToPay } from './InvoiceCard.tsx';
import { homeTexts as texts } from './texts.ts';

/** What can be paid by PIX. What a card pays by itself on a day to come is left out: paid here it would be paid twice. */
const useOpenInvoices = () => {
  const { user } = useSession();
  const genial = useGenial();
  const decides = user.accountAdmin && user.role !== 'admin' && user.planId !== null;
  const all = useQuery({
    queryKey: keys.payments,
    queryFn: async () => (await genial.payments()).data.payments,
    select: (payments): readonly ToPay[] => payments.filter(({ automatic }) => automatic !== true),
    enabled: !decides,
  });
  const payable = useQuery({
    queryKey: keys.subscription,
    queryFn: async ({ signal }) => (await genial.subscription(signal)).data,
    select: (answer): readonly ToPay[] =>
      'plan' in answer ? answer.invoices.filter(({ payableBy }) => payableBy.includes('PIX')) : [],
    enabled: decides,
  });
  return decides ? payable : all;
};

interface OpenInvoicesProps {
  /** Said when there is none to pay. */
  none: string | null;
  /** Leaves out what is not due yet: paying it would open nothing. */
  overdueOnly?: boolean;
}

/** What is left to pay, the oldest first and ready to be paid. What could not be looked up is not called nothing. */
export const OpenInvoices = ({ none, overdueOnly = false }: OpenInvoicesProps) => {
  const { data, error, refetch } = useOpenInvoices();
  if (data === undefined) {
    if (error === null) return <Skeleton variant="rounded" height={280} />;
    return <ErrorPanel error={error} title={texts.invoicesFailed} onRetry={refetch} />;
  }
  const isShown = ({ status }: ToPay): boolean => status === 'OVERDUE' || (status === 'PENDING' && !overdueOnly);
  const open = data.filter(isShown).toSorted((one, other) => one.originalDueDate.localeCompare(other.originalDueDate));
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
