import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { forgotPasswordBody, resetPasswordBody, resetTokenBody } from '../../../domain/api/auth.ts';
import { userStream } from '../../../domain/streams.ts';
import { mayReset, userAggregate } from '../../../domain/users/decider.ts';
import { isCommonPassword } from '../../../domain/words/common-passwords.ts';
import { MAIL_QUEUE, type PasswordResetJob } from '../../../workers/mail/queue.ts';
import { hashOfToken, userIdIn } from '../../../workers/mail/reset-token.ts';
import type { Deps } from '../../deps.ts';
import { emailHash } from '../../sessions/emails.ts';
import { loadStream } from '../../streams.ts';
import { run } from '../command.ts';
import { Problem } from '../problem.ts';
import { empty, pathId, publicRoute } from '../route.ts';
import { refuseCommon } from '../users/edit.ts';

const tag = 'sessão';
const SECRET_BYTES = 32;
/** Ten minutes in total: mail servers are sometimes down for a while. */
const TRIES = { attempts: 8, backoffMs: 5_000 };

export const forgotPassword = publicRoute(
  {
    method: 'post',
    path: '/auth/forgot-password',
    tag,
    summary: 'Envia um link para redefinir a senha; responde o mesmo para endereços conhecidos e desconhecidos',
    input: z.object({ body: forgotPasswordBody }),
  },
  async ({ body: { email } }, { deps, address, correlationId }) => {
    const retryAfter = await deps.limits.resets.take(email, address);
    const event = { by: null, address, correlationId };
    if (retryAfter !== null) {
      deps.security.note('too-many-attempts', event);
      throw new Problem('TooManyRequests', { retryAfter });
    }
    deps.security.note('password-reset-asked', event);
    // The same work for every address, so that not even the time reveals whether it is known. The worker looks it up.
    const data: PasswordResetJob = {
      emailHash: emailHash(email),
      secret: randomBytes(SECRET_BYTES).toString('base64url'),
      page: `${deps.config.publicUrl}/#/reset-password/`,
      correlationId,
    };
    await deps.stores.jobs.enqueue({ queue: MAIL_QUEUE, id: deps.newId(), data, confidential: true, ...TRIES });
    return empty();
  },
);

/** Read from the log: the mail may arrive before the view shows the request. */
const userOf = async (token: string, { stores }: Deps) => {
  const { data: userId } = pathId.safeParse(userIdIn(token));
  const user = userId === undefined ? null : await loadStream(stores.log, userAggregate, userStream(userId));
  return user?.state.phase === 'open' ? user.state : null;
};

/** Changes nothing. The token is in the body so that no log records it. */
export const checkResetToken = publicRoute(
  {
    method: 'post',
    path: '/auth/reset-password/check',
    tag,
    summary: 'Diz se o link recebido ainda serve para trocar a senha',
    input: z.object({ body: resetTokenBody }),
  },
  async ({ body: { token } }, { deps }) => {
    const user = await userOf(token, deps);
    if (user === null || !mayReset(user, hashOfToken(token), deps.now())) throw new Problem('InvalidResetToken');
    return empty();
  },
);

export const resetPassword = publicRoute(
  {
    method: 'post',
    path: '/auth/reset-password',
    tag,
    summary: 'Troca a senha com o link recebido; as sessões abertas terminam',
    input: z.object({ body: resetPasswordBody }),
  },
  async ({ body: { token, password } }, { deps, correlationId, ids, address }) => {
    const user = await userOf(token, deps);
    const tokenHash = hashOfToken(token);
    if (user === null || !mayReset(user, tokenHash, deps.now())) throw new Problem('InvalidResetToken');
    if (user.role === 'admin') refuseCommon('password', password);
    const passwordHash = await deps.passwords.hash(password);
    const behalf = { deps, by: user.userId, accountId: user.accountId, correlationId, ids };
    const adminPassword = !isCommonPassword(password);
    const command = { type: 'ResetPassword', tokenHash, passwordHash, adminPassword, now: deps.now() } as const;
    await run(behalf, userAggregate, userStream(user.userId), command);
    deps.security.note('password-reset', { by: user.userId, address, correlationId });
    return empty();
  },
);
