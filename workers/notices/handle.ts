import type { Seller } from '../../domain/api/settings.ts';
import { noticeEvents } from '../../domain/notices/events.ts';
import { noticeStream } from '../../domain/streams.ts';
import { noticeMail } from '../../domain/words/notices.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import { idWithin } from '../../stores/id-within.ts';
import type { JobHandler } from '../../stores/jobs/port.ts';
import type { Stores } from '../../stores/stores.ts';
import { compose } from '../mail/compose.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type DueNotice, dueOfAccount, dueOfUser } from './due.ts';
import { type NoticeJob, noticeJob } from './queue.ts';

export interface NoticeDeps {
  readonly stores: Pick<Stores, 'log'>;
  readonly views: Pick<ReadModels, 'users' | 'accounts'>;
  readonly mailer: Mailer;
  /** The address of the screens. */
  readonly publicUrl: string;
  /** Who sells; null: nobody is set. */
  readonly seller: Seller | null;
  readonly now: () => string;
}

/** Whether the notice of a job was sent, by whichever process. */
export const wasSent = async (id: string, log: Stores['log']): Promise<boolean> =>
  (await log.readStream(noticeEvents, noticeStream(id), { limit: 1 })).length > 0;

/** The notice, if it still holds and its account is still there: what was paid meanwhile is not overdue. */
const stillDue = async (
  { accountId, userId, noticeId }: NoticeJob,
  { views, now }: NoticeDeps,
): Promise<DueNotice | null> => {
  const [account, user] = await Promise.all([views.accounts.get(accountId), views.users.get(userId)]);
  if (account === null || user === null || (user.accountId !== accountId && user.role !== 'admin')) return null;
  const due = [...(await dueOfAccount(account, views, now())), ...dueOfUser(user, now())];
  return due.find((one) => one.user.id === userId && one.notice.id === noticeId) ?? null;
};

/**
 * Sends a notice once. That it was sent is recorded afterwards, so a process that dies in between sends it again, under
 * the same message id.
 */
export const sendNotice =
  (deps: NoticeDeps): JobHandler =>
  async (job) => {
    const { stores, mailer, publicUrl, now } = deps;
    const data = noticeJob.parse(job.data);
    const stream = noticeStream(job.id);
    if (await wasSent(job.id, stores.log)) return { ok: true, result: 'sent before' };
    const due = await stillDue(data, deps);
    if (due === null) return { ok: true, result: 'no longer due' };
    const { notice, user } = due;
    const links = {
      home: `${publicUrl}/#/`,
      subscription: `${publicUrl}/#/users/${user.id}/subscription`,
      terms: `${publicUrl}/#/terms`,
      security: `${publicUrl}/#/users/${user.id}/security`,
      data: `${publicUrl}/#/users/${user.id}/data`,
      accounts: `${publicUrl}/#/management/accounts`,
    };
    await mailer.send(
      job.id,
      compose(user.profile.email, noticeMail(notice, user.profile.name, links), null, deps.seller),
    );
    const { accountId } = data;
    const event = { type: 'NoticeSent', data: { accountId, kind: notice.kind, noticeId: notice.id } } as const;
    const metadata = { at: now(), by: null, accountId, correlationId: null, causationId: null };
    await stores.log.append(noticeEvents, stream, [{ id: idWithin(job.id, 0), event }], 'no-stream', metadata);
    return { ok: true, result: 'sent' };
  };
