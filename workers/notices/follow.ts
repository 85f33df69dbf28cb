import { createHash } from 'node:crypto';
import {
  DAYS_ANNOUNCED,
  endOfKeeping,
  eraseOn,
  isErasureDue,
  requestedErasure,
} from '../../domain/accounts/erasure.ts';
import { newsSince } from '../../domain/notices/noticed.ts';
import { accountStream, idOfStream } from '../../domain/streams.ts';
import { dayOf } from '../../domain/units/day.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import { allAccounts } from '../../projections/accounts/query.ts';
import type { AccountDocument } from '../../projections/accounts/schema.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import { usersWithNews } from '../../projections/users/query.ts';
import type { RecordedEvent } from '../../stores/events/port.ts';
import { START } from '../../stores/events/port.ts';
import type { Stores } from '../../stores/stores.ts';
import { ERASURE_QUEUE } from '../erasure/queue.ts';
import { type DueNotice, dueOfAccount, dueOfUser, toldOf } from './due.ts';
import { wasSent } from './handle.ts';
import { NOTICE_QUEUE, type NoticeJob } from './queue.ts';

const VIEWS_WITHIN_MS = 10_000;
const PREFIXES = ['account-', 'user-', 'notice-'];
const HOUR_MS = 3_600_000;
/** Six hours in total: mail servers and payment providers are sometimes down. */
const TRIES = { attempts: 13, backoffMs: 5_000 };

export interface FollowDeps {
  readonly stores: Pick<Stores, 'events' | 'jobs' | 'log'>;
  readonly views: ReadModels;
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
}

export interface Following {
  /** Stops, and resolves when what is at hand is dealt with. */
  stop(): Promise<void>;
}

/** The same for the same notice to the same person, whichever process asks: it is one job, and one mail. */
const noticeKey = ({ accountId, userId, noticeId }: NoticeJob): string =>
  createHash('sha256').update(`${accountId}/${userId}/${noticeId}`).digest('hex').slice(0, 40);

/**
 * A job that has ended is gone at once: what turned out not to be due may become due again, such as an erasure that was
 * withdrawn and asked for once more.
 */
const enqueue = async ({ jobs, log }: FollowDeps['stores'], due: readonly DueNotice[]): Promise<void> => {
  for (const { notice, user, accountId } of due) {
    const data = { accountId, userId: user.id, noticeId: notice.id };
    const id = noticeKey(data);
    if (await wasSent(id, log)) continue;
    await jobs.enqueue({ queue: NOTICE_QUEUE, id, data, owner: accountId, confidential: true, ...TRIES });
  }
};

const sweepAccount = async (account: AccountDocument, { stores, views, now }: FollowDeps): Promise<void> => {
  await enqueue(stores, await dueOfAccount(account, views, now()));
  const { facts } = account;
  const day = eraseOn(facts);
  if (day === null || !isErasureDue(facts, now())) return;
  const ofMonths = endOfKeeping(facts);
  // Who asked for it was told by the screen, and is erased in the time that the terms give, whatever becomes of mails.
  const isAsked = now() >= (requestedErasure(facts)?.withdrawUntil ?? '9999');
  if (!isAsked && ofMonths !== null && !(await wasAnnounced(account, ofMonths, { stores, views, now }))) return;
  const job = { queue: ERASURE_QUEUE, id: `erase-${account.id}-${day}`, data: { accountId: account.id } };
  await stores.jobs.enqueue({ ...job, owner: account.id, ...TRIES });
};

/** Somebody was told, or nobody could be for as long again: a mail server that is down for good keeps no data alive. */
const wasAnnounced = async (
  { id }: AccountDocument,
  day: string,
  { stores, views, now }: Pick<FollowDeps, 'stores' | 'views' | 'now'>,
): Promise<boolean> => {
  if (dayOf(dayInSaoPaulo(now())) - dayOf(day) >= DAYS_ANNOUNCED) return true;
  const users = await toldOf(id, views);
  for (const user of users) {
    const key = noticeKey({ accountId: id, userId: user.id, noticeId: `erasure-${day}` });
    if (await wasSent(key, stores.log)) return true;
  }
  return users.length === 0;
};

/** Everything that is due now, whether or not anything happened: what the clock alone brings, and what a stop left. */
export const sweep = async (deps: FollowDeps): Promise<void> => {
  const { stores, views, now } = deps;
  for (const account of await allAccounts(views.accounts)) await sweepAccount(account, deps);
  for (const user of await usersWithNews(views.users, newsSince(now()))) await enqueue(stores, dueOfUser(user, now()));
};

/** An erasure may follow as soon as it was announced. */
const subjectOf = ({ streamId, metadata }: RecordedEvent): string =>
  streamId.startsWith('notice-') && metadata.accountId !== null ? accountStream(metadata.accountId) : streamId;

/** What became due by these events, once the views show them: on a busy machine that may take a while. */
const afterEvents = async (
  events: readonly RecordedEvent[],
  deps: FollowDeps,
  isStopped: () => boolean,
): Promise<void> => {
  const { stores, views, now } = deps;
  while (!(await views.waitFor(events.at(-1)?.position ?? START, VIEWS_WITHIN_MS))) if (isStopped()) return;
  const subjects = new Set(events.map(subjectOf));
  for (const streamId of subjects) {
    if (!streamId.startsWith('user-')) continue;
    const user = await views.users.get(idOfStream(streamId));
    if (user === null) continue;
    await enqueue(stores, dueOfUser(user, now()));
    // Only now is there somebody to tell about the account.
    if (isCreated(streamId, events)) subjects.add(accountStream(user.accountId));
  }
  for (const streamId of subjects) {
    const account = streamId.startsWith('account-') ? await views.accounts.get(idOfStream(streamId)) : null;
    if (account !== null) await sweepAccount(account, deps);
  }
};

const isCreated = (streamId: string, events: readonly RecordedEvent[]): boolean =>
  events.some((event) => event.streamId === streamId && event.type === 'UserCreated');

/**
 * Has every notice sent and every account erased that is due: at once after an event, and each hour for what the clock
 * brings. Any number of processes may do so side by side.
 */
export const followNews = async (deps: FollowDeps): Promise<Following> => {
  const { stores, onError } = deps;
  const after = await stores.events.head({ prefixes: PREFIXES });
  const changes = stores.events.subscribe({ after, prefixes: PREFIXES, onInterruption: onError });
  let stopped = false;
  const follow = async (): Promise<void> => {
    for await (const batch of changes) await afterEvents(batch, deps, () => stopped).catch(onError);
  };
  const ended = follow().catch(onError);
  let sweeping = sweep(deps).catch(onError);
  const hourly = setInterval(() => {
    sweeping = sweep(deps).catch(onError);
  }, HOUR_MS);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(hourly);
      changes.stop();
      await ended;
      await sweeping;
    },
  };
};
