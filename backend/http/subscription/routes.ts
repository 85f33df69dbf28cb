import { z } from 'zod';
import { readAccount } from '../../../billing/account-news.ts';
import { unsettledCharge } from '../../../domain/accounts/attempts.ts';
import { isPayable } from '../../../domain/accounts/charges.ts';
import { paymentInfo } from '../../../domain/api/payments.ts';
import {
  cancellationAnswer,
  cancellationQuery,
  otherCancellationQuery,
  subscriptionAnswer,
} from '../../../domain/api/subscription.ts';
import { cancelSubscription } from '../../cancel-subscription.ts';
import { loadUser } from '../../sessions/load-user.ts';
import type { Session } from '../../sessions/session.ts';
import { decides, mayDecide } from '../account/may-decide.ts';
import { behalfOf, granted } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { byId, type CallContext, json, nothing, route } from '../route.ts';
import { subscriptionChangeRoutes } from './change.ts';
import { presentSubscription, stateOf } from './present.ts';
import { refusedBy } from './refused.ts';

const tag = 'assinatura';

const cancel = async (
  userId: string,
  { reason, support }: z.output<typeof cancellationQuery>,
  context: CallContext<Session>,
) => {
  const { deps, session, address, correlationId } = context;
  const { accountId } = found(await loadUser(userId, deps)).user;
  const { refunded } = granted(
    await cancelSubscription(behalfOf(context), accountId, { reason, wantsContact: support }),
  );
  deps.security.note('subscription-cancelled', { by: session.user.id, about: accountId, address, correlationId });
  const { accountStatus, accountStatusCause } = found(await loadUser(userId, deps));
  return json({ accountStatus, accountStatusCause, refunded });
};

const own = route(
  {
    method: 'delete',
    path: '/subscription',
    caller: 'user',
    permit: mayDecide,
    tag,
    summary: 'Cancela a própria assinatura, com reembolso quando couber',
    input: z.object({ query: cancellationQuery }),
    answer: cancellationAnswer,
  },
  async ({ query }, context) => {
    return cancel(context.session.user.id, query, context);
  },
);

const others = route(
  {
    method: 'delete',
    path: '/admin/subscription',
    caller: 'admin',
    tag,
    summary: 'Cancela a assinatura de um usuário',
    input: z.object({ query: otherCancellationQuery }),
    answer: cancellationAnswer,
  },
  async ({ query }, context) => cancel(query.userId, query, context),
);

const info = route(
  {
    method: 'get',
    path: '/subscription/paymentInfo/:id',
    caller: 'user',
    tag,
    summary: 'O código PIX de uma fatura aberta da conta: copia e cola e QR (PNG em base64)',
    input: z.object({ params: byId }),
    answer: paymentInfo,
  },
  async ({ params: { id } }, { deps, session }) => {
    const { facts } = found(await deps.views.accounts.get(session.user.accountId));
    const invoice = found(facts.invoices.find(({ invoiceId }) => invoiceId === id));
    if (unsettledCharge(facts) !== null) throw new Problem('PaymentConfirming');
    if (!isPayable(invoice, facts, deps.now())) throw new Problem('NotFound');
    const code = await deps.billing.reads.pixCode(invoice.invoiceId);
    if (!code.ok)
      throw code.error.name === 'PaymentRefused'
        ? refusedBy({ ok: false, error: code.error })
        : new Problem('NotFound');
    return json(code.value);
  },
);

const get = route(
  {
    method: 'get',
    path: '/subscription',
    caller: 'user',
    tag,
    summary:
      'A assinatura da conta: plano, situação, próxima cobrança, faturas e garantia; a quem não decide, só a situação',
    input: nothing,
    answer: subscriptionAnswer,
  },
  async (_input, context) => {
    const { deps, session } = context;
    const account = found(await readAccount(deps, session.user.accountId));
    const now = deps.now();
    if (!(await decides(context))) return json({ state: stateOf(account, now) });
    const { etag } = found(await deps.views.accounts.get(session.user.accountId));
    return json(presentSubscription(account, now), etag);
  },
);

export const subscriptionRoutes = [get, own, others, info, ...subscriptionChangeRoutes];
