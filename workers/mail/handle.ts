import { DateTime } from 'luxon';
import { emailStream, userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import { emailAggregate } from '../../domain/users/emails/decider.ts';
import { passwordResetMail } from '../../domain/words/mail.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import type { UserDocument } from '../../projections/users/schema.ts';
import type { JobHandler } from '../../stores/jobs/port.ts';
import type { Stores } from '../../stores/stores.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { passwordResetJob } from './queue.ts';
import { hashOfToken, resetToken } from './reset-token.ts';

const VALID_HOURS = 1;

export interface MailDeps {
  readonly stores: Pick<Stores, 'log' | 'handle'>;
  readonly views: Pick<ReadModels, 'users'>;
  readonly mailer: Mailer;
  readonly now: () => string;
}

/** Records in the log that a password may be reset and mails the link, if an active user has the address. */
export const mailPasswordReset =
  (deps: MailDeps): JobHandler =>
  async (job) => {
    const { emailHash, secret, page, correlationId } = passwordResetJob.parse(job.data);
    const user = await ownerOf(emailHash, deps);
    if (user?.active) {
      const { id, accountId, profile } = user;
      const token = resetToken(id, secret);
      const at = deps.now();
      const expiresAt = DateTime.fromISO(at, { zone: 'utc' }).plus({ hours: VALID_HOURS }).toJSDate().toISOString();
      const command = { type: 'RequestPasswordReset', tokenHash: hashOfToken(token), expiresAt } as const;
      const metadata = { at, by: id, accountId, correlationId, causationId: null };
      const noted = await deps.stores.handle(userAggregate, userStream(id), command, { metadata, commandId: job.id });
      const link = `${page}${token}`;
      if (noted.ok) await deps.mailer.send(job.id, compose(profile.email, passwordResetMail(profile.name, link), link));
    }
    return { ok: true, result: null };
  };

const ownerOf = async (emailHash: string, { stores, views }: MailDeps): Promise<UserDocument | null> => {
  const { decider, events } = emailAggregate;
  const history = await stores.log.readStream(events, emailStream(emailHash));
  const address = history.reduce((before, { event }) => decider.evolve(before, event), decider.initialState);
  return address.phase === 'taken' ? views.users.get(address.userId) : null;
};
