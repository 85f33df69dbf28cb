import type { Invoice } from '../../../domain/accounts/account.ts';
import { isDeclined } from '../../../domain/accounts/late.ts';
import type { Payment, PaymentStatus } from '../../../domain/api/payments.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';

const statusOf = ({ status, originalDueDate }: Invoice, today: string): PaymentStatus => {
  switch (status) {
    case 'open':
      return originalDueDate < today ? 'OVERDUE' : 'PENDING';
    case 'paid':
      return 'CONFIRMED';
    case 'received':
      return 'RECEIVED';
    case 'disputed':
    case 'refunded':
      return 'REFUNDED';
    case 'cancelled':
      return 'CANCELLED';
    default:
      return status satisfies never;
  }
};

/** An invoice as `GET /payments` answers it on `now` (ISO 8601). */
export const presentInvoice = (invoice: Invoice, now: string): Payment => ({
  id: invoice.invoiceId,
  value: invoice.value,
  status: statusOf(invoice, dayInSaoPaulo(now)),
  originalDueDate: invoice.originalDueDate,
  ...(invoice.status === 'disputed' ? { disputed: true as const } : {}),
  ...(isDeclined(invoice, now) ? { declined: true as const } : {}),
});
