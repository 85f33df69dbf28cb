import { z } from 'zod';
import { accountAggregate } from '../../../domain/accounts/decider.ts';
import { eraseOn, requestedErasure } from '../../../domain/accounts/erasure.ts';
import { type Erasure, erasureAnswer } from '../../../domain/api/own-account.ts';
import { reauthenticationBody } from '../../../domain/api/security.ts';
import { accountStream } from '../../../domain/streams.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf, run } from '../command.ts';
import { found } from '../problem.ts';
import { type CallContext, json, nothing, route, streamed } from '../route.ts';
import { reauthenticate } from '../users/reauthenticate.ts';
import { exportOf } from './export.ts';
import { mayDecide } from './may-decide.ts';

const tag = 'dados da conta';

const erasureOf = async ({ deps, session }: CallContext<Session>): Promise<Erasure> => {
  const { facts } = found(await deps.views.accounts.get(session.user.accountId));
  const none = { requestedAt: null, withdrawUntil: null, doneBy: null };
  return { eraseOn: eraseOn(facts), ...(requestedErasure(facts) ?? none) };
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
    summary: 'Pede que tudo da conta seja apagado; feito em até 72 horas; nas primeiras 48 o pedido pode ser desfeito',
    input: z.object({ body: reauthenticationBody }),
    answer: erasureAnswer,
  },
  async ({ body: { currentPassword } }, context) => {
    await reauthenticate(currentPassword, context, 'currentPassword');
    const { deps, session } = context;
    const command = { type: 'RequestErasure', now: deps.now() } as const;
    await run(behalfOf(context), accountAggregate, accountStream(session.user.accountId), command);
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
