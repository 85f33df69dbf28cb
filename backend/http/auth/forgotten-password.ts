import { createHash, randomBytes } from 'node:crypto';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { forgotPasswordBody, resetPasswordBody } from '../../../domain/api/auth.ts';
import { userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import { passwordResetMail } from '../../../domain/words/mail.ts';
import { MAIL_QUEUE } from '../../../workers/mail/queue.ts';
import { run } from '../../commands.ts';
import type { Deps } from '../../deps.ts';
import { findUser } from '../../sessions/find-user.ts';
import { hashPassword } from '../../sessions/passwords.ts';
import { Problem } from '../problem.ts';
import { empty, pathId, publicRoute } from '../route.ts';

const tag = 'sessão';
const SECRET_BYTES = 32;
const VALID_HOURS = 1;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The user's id, so that the token finds its stream, and what nobody can guess. */
const newToken = (userId: string): string => `${userId}.${randomBytes(SECRET_BYTES).toString('base64url')}`;
const userIdIn = (token: string): string | null => pathId.safeParse(token.split('.')[0]).data ?? null;

export const forgotPassword = publicRoute(
  {
    method: 'post',
    path: '/auth/forgot-password',
    tag,
    summary: 'Envia um link para redefinir a senha; responde o mesmo para endereços conhecidos e desconhecidos',
    input: z.object({ body: forgotPasswordBody }),
  },
  async ({ body: { email } }, { deps, address, correlationId }) => {
    const retryAfter = await deps.limits.resets.waitingTime(email, address);
    if (retryAfter !== null) throw new Problem('TooManyRequests', { retryAfter });
    await deps.limits.resets.count(email, address);
    // Not awaited: how long it takes would tell whether somebody has this address.
    sendLink(email, deps, correlationId).catch((error: unknown) =>
      deps.logger.error({ err: error, correlationId }, 'reset link not sent'),
    );
    return empty();
  },
);

const sendLink = async (email: string, deps: Deps, correlationId: string): Promise<void> => {
  const found = await findUser(email, deps);
  if (found === null || !found.user.active) return;
  const { id, name, accountId } = found.user;
  const token = newToken(id);
  const expiresAt = DateTime.fromISO(deps.now(), { zone: 'utc' }).plus({ hours: VALID_HOURS }).toJSDate().toISOString();
  const command = { type: 'RequestPasswordReset', tokenHash: hashOf(token), expiresAt } as const;
  await run({ deps, by: id, accountId, correlationId }, userAggregate, userStream(id), command);
  const link = `${deps.config.publicUrl}/#/reset-password/${token}`;
  const data = { to: found.user.email, ...passwordResetMail(name, link), link };
  await deps.stores.jobs.enqueue({ queue: MAIL_QUEUE, id: deps.newId(), data, attempts: 8, backoffMs: 5_000 });
};

export const resetPassword = publicRoute(
  {
    method: 'post',
    path: '/auth/reset-password',
    tag,
    summary: 'Troca a senha com o link recebido; as sessões abertas terminam',
    input: z.object({ body: resetPasswordBody }),
  },
  async ({ body: { token, password } }, { deps, correlationId }) => {
    const userId = userIdIn(token);
    const user = userId === null ? null : await deps.views.users.get(userId);
    const tokenHash = hashOf(token);
    if (user?.passwordReset?.tokenHash !== tokenHash) throw new Problem('InvalidResetToken');
    const passwordHash = await hashPassword(password);
    const behalf = { deps, by: user.id, accountId: user.accountId, correlationId };
    const command = { type: 'ResetPassword', tokenHash, passwordHash, now: deps.now() } as const;
    await run(behalf, userAggregate, userStream(user.id), command);
    return empty();
  },
);
