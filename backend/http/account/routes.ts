import { z } from 'zod';
import { accountAggregate } from '../../../domain/accounts/decider.ts';
import { eraseOn, requestedErasure } from '../../../domain/accounts/erasure.ts';
import { type Erasure, erasureAnswer } from '../../../domain/api/own-account.ts';
import { reauthenticationBody } from '../../../domain/api/security.ts';
import { accountStream } from '../../../domain/streams.ts';
import { requestErasure } from '../../cancel-subscription.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf, granted, run } from '../command.ts';
import { found } from '../problem.ts';
import { type CallContext, json, nothing, route, streamed } from '../route.ts';
import { leavingOf } from '../subscription/present.ts';
import { reauthenticate } from '../users/reauthenticate.ts';
import { exportOf } from './export.ts';
import { mayDecide } from './may-decide.ts';

const tag = 'dados da conta';

const erasureOf = async ({ deps, session }: CallContext<Session>): Promise<Erasure> => {
  const account = found(await deps.views.accounts.get(session.user.accountId));
  const none = { requestedAt: null, withdrawUntil: null, doneBy: null };
  return {
    eraseOn: eraseOn(account.facts),
    ...(requestedErasure(account.facts) ?? none),
    leaving: leavingOf(account, deps.now()),
  };
};

const state = route(
  {
    method: 'get',
    path: '/account/erasure',
    caller: 'user',
    tag,
    summary: 'Quando os dados da conta serão apagados',
    input: nothing,
    answer: erasureAnswer,
  },
  async (_input, context) => json(await erasureOf(context)),
);

const request = route(
  {
    method: 'post',
    path: '/account/erasure',
    caller: 'user',
    permit: mayDecide,
    tag,
    noted: 'erasure-requested',
    summary:
      'Pede que tudo da conta seja apagado, e cancela com isso a assinatura, com reembolso quando couber; feito em até 72 horas; nas primeiras 48 o pedido pode ser desfeito',
    input: z.object({ body: reauthenticationBody }),
    answer: erasureAnswer,
  },
  async ({ body: { currentPassword } }, context) => {
    await reauthenticate(currentPassword, context, 'currentPassword');
    granted(await requestErasure(behalfOf(context), context.session.user.accountId));
    return json(await erasureOf(context));
  },
);

const withdraw = route(
  {
    method: 'delete',
    path: '/account/erasure',
    caller: 'user',
    permit: mayDecide,
    tag,
    noted: 'erasure-withdrawn',
    summary: 'Desfaz o pedido de apagar os dados da conta',
    input: nothing,
    answer: erasureAnswer,
  },
  async (_input, context) => {
    const stream = accountStream(context.session.user.accountId);
    await run(behalfOf(context), accountAggregate, stream, { type: 'WithdrawErasure', now: context.deps.now() });
    return json(await erasureOf(context));
  },
);

const exported = route(
  {
    method: 'post',
    path: '/account/export',
    caller: 'user',
    permit: mayDecide,
    tag,
    noted: 'account-exported',
    summary: 'Tudo o que a conta tem, em um arquivo JSON; pede a senha de quem não acabou de entrar',
    input: z.object({ body: reauthenticationBody }),
    status: 200,
  },
  async ({ body: { currentPassword } }, context) => {
    await reauthenticate(currentPassword, context, 'currentPassword');
    return streamed('dados-genial.json', 'application/json', exportOf(context));
  },
);

export const ownAccountRoutes = [state, request, withdraw, exported];
