import type { Invoice } from '../../../domain/accounts/account.ts';
import type { Payment, PaymentStatus } from '../../../domain/api/payments.ts';

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

/** An invoice as `GET /payments` answers it on `today` (`YYYY-MM-DD`). */
export const presentInvoice = (invoice: Invoice, today: string): Payment => ({
  id: invoice.invoiceId,
  value: invoice.value,
  status: statusOf(invoice, today),
  originalDueDate: invoice.originalDueDate,
  ...(invoice.status === 'disputed' ? { disputed: true as const } : {}),
});
