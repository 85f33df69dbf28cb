import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Subscription, SubscriptionInvoice } from '../../../domain/api/subscription.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { useSession } from '../data/session/session.ts';
import { Section } from '../security/Section.tsx';
import { PayDialog } from './PayDialog.tsx';
import { type Purchase, purchasesOf } from './purchases.ts';
import { printPaper } from './receipt.ts';
import { subscriptionTexts as texts } from './texts.ts';

const statusOf = ({ status, disputed, declined, automatic }: SubscriptionInvoice): string => {
  if (disputed === true) return texts.disputed;
  if (declined === true) return texts.declined;
  return automatic ? texts.automatic : texts.status[status];
};

const colorOf = (invoice: SubscriptionInvoice): 'success' | 'warning' | 'error' | 'default' => {
  const { status, disputed, declined, automatic } = invoice;
  if (disputed === true || declined === true || status === 'OVERDUE') return 'error';
  if (automatic) return 'default';
  if (status === 'PENDING') return 'warning';
  return status === 'CONFIRMED' || status === 'RECEIVED' ? 'success' : 'default';
};

interface InvoiceRowProps {
  purchase: Purchase;
  payer: Subscription['payer'];
  onPay: () => void;
}

const InvoiceRow = ({ purchase: { invoice, parts }, payer, onPay }: InvoiceRowProps) => {
  const { seller } = useSession();
  const { originalDueDate, from, until, value, status, payableBy } = invoice;
  const isPayable = payableBy.length > 0;
  const isPaid = status === 'CONFIRMED' || status === 'RECEIVED';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' } }}>
        <Typography sx={{ fontWeight: 600 }}>
          {texts.purchase(formatMoney(value), parts, formatDate(originalDueDate))}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {texts.period(formatDate(from), formatDate(until))}
        </Typography>
      </Box>
      {/* On a phone what can be done stands in one line below it. */}
      <Box sx={{ flex: { xs: isPayable ? '1 1 100%' : '0 0 auto', sm: '0 0 auto' } }}>
        <Chip size="small" color={colorOf(invoice)} label={statusOf(invoice)} />
      </Box>
      {isPayable && (
        <Button variant="contained" onClick={onPay}>
          {texts.pay}
        </Button>
      )}
      <Button onClick={() => printPaper(invoice, payer, seller)}>{isPaid ? texts.receipt : texts.invoicePaper}</Button>
    </Box>
  );
};

/** Every invoice, the newest first, with the ways to pay it and its paper. */
export const Invoices = ({ subscription }: { subscription: Subscription }) => {
  const [paying, setPaying] = useState<SubscriptionInvoice | null>(null);
  const purchases = purchasesOf(subscription.invoices);
  return (
    <Section title={texts.invoices} help={texts.invoicesHelp}>
      {purchases.length === 0 && <Typography>{texts.noInvoices}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {purchases.map((purchase) => (
          <InvoiceRow
            key={purchase.invoice.id}
            purchase={purchase}
            payer={subscription.payer}
            onPay={() => setPaying(purchase.invoice)}
          />
        ))}
      </Box>
      {paying !== null && <PayDialog invoice={paying} onClose={() => setPaying(null)} />}
    </Section>
  );
};
