import { isAutomatic } from '../../../domain/accounts/late.ts';
import { paymentsAnswer } from '../../../domain/api/payments.ts';
import { found } from '../problem.ts';
import { json, nothing, route } from '../route.ts';
import { presentInvoice } from './present.ts';

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
      const now = deps.now();
      const payments = facts.invoices.map((invoice) => ({
        ...presentInvoice(invoice, now),
        ...(isAutomatic(invoice, facts, now) ? { automatic: true as const } : {}),
      }));
      return json({ payments });
    },
  ),
];
