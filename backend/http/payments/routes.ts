import type { Invoice } from '../../../domain/accounts/account.ts';
import { type Payment, type PaymentStatus, paymentsAnswer } from '../../../domain/api/payments.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { found } from '../problem.ts';
import { json, nothing, route } from '../route.ts';

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

const present = (invoice: Invoice, today: string): Payment => ({
  id: invoice.invoiceId,
  value: invoice.value,
  status: statusOf(invoice, today),
  originalDueDate: invoice.originalDueDate,
  ...(invoice.status === 'disputed' ? { disputed: true as const } : {}),
});

export const paymentRoutes = [
  route(
    {
      method: 'get',
      path: '/payments',
      caller: 'user',
      tag: 'pagamentos',
      summary: 'As faturas da conta',
      input: nothing,
      answer: paymentsAnswer,
    },
    async (_input, { deps, session }) => {
      const { facts } = found(await deps.views.accounts.get(session.user.accountId));
      const today = dayInSaoPaulo(deps.now());
      return json({ payments: facts.invoices.map((invoice) => present(invoice, today)) });
    },
  ),
];
