import { createCnisReader } from '../cnis-reader/reader.ts';
import type { Seller } from '../domain/api/settings.ts';
import { monthLimits } from '../domain/cnis/limits.ts';
import { overlayOf } from '../domain/law/tables/index.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import { publishedIndexes } from '../projections/indexes/query.ts';
import type { ReadModels } from '../projections/read-models.ts';
import { warmBrowser } from '../report/browser.ts';
import type { Results } from '../results/results.ts';
import type { JobHandler, JobWorker } from '../stores/jobs/port.ts';
import type { Stores } from '../stores/stores.ts';
import { type BillingWork, bill } from './billing/handle.ts';
import { BILLING_QUEUE, billingSchedules, rememberingJob } from './billing/queue.ts';
import { eraseWhenOver } from './cnis/erase.ts';
import { importCnis } from './cnis/handle.ts';
import { CNIS_QUEUE } from './cnis/queue.ts';
import { eraseDueAccount } from './erasure/handle.ts';
import { ERASURE_QUEUE } from './erasure/queue.ts';
import { mailPasswordReset } from './mail/handle.ts';
import type { Mailer } from './mail/mailer.ts';
import { MAIL_QUEUE } from './mail/queue.ts';
import { followNews } from './notices/follow.ts';
import { sendNotice } from './notices/handle.ts';
import { NOTICE_QUEUE } from './notices/queue.ts';
import { type FailedTry, type JobObserver, observed } from './observed.ts';
import { print } from './print/handle.ts';
import { PRINTING_QUEUE } from './print/queue.ts';
import { catchUp } from './recompute/catch-up.ts';
import { staysCurrent } from './recompute/currency.ts';
import { followChanges } from './recompute/follow.ts';
import { recompute } from './recompute/handle.ts';
import { RECOMPUTE_ALL_QUEUE, RECOMPUTE_QUEUE } from './recompute/queue.ts';
import { recomputeSlice } from './recompute/slice.ts';
import type { Recomputation } from './recompute/state.ts';
import { TIDY_EVERY_MS, tidy } from './tidy.ts';

export interface WorkerDeps {
  readonly stores: Stores;
  readonly views: ReadModels;
  readonly results: Results;
  readonly recomputation: Recomputation;
  /** Entry of the process that reads extracts. */
  readonly cnisReader: URL;
  readonly mailer: Mailer;
  /** The work with the payment provider; null: none is done here. */
  readonly billing: BillingWork | null;
  /** The browser to print with; null where there is none. */
  readonly chromiumPath: string | null;
  readonly specialTimeUntil: string;
  /** The address of the screens, for the links in mails. */
  readonly publicUrl: string;
  /** Who sells, for the end of mails; null: nobody is set. */
  readonly seller: Seller | null;
  readonly now: () => string;
  /** Everything of an account was erased. */
  readonly onErased: (accountId: string) => void;
  readonly observer: JobObserver;
  readonly onFailedTry: (failed: FailedTry) => void;
  /** What goes wrong beside a job; it holds nothing about a person. */
  readonly onError: (error: unknown) => void;
}

export interface Workers {
  /** Takes no more jobs, waits for running ones at most `graceMs`, gives the rest back. */
  close(graceMs: number): Promise<void>;
}

const MINUTE_MS = 60_000;

/** Takes jobs of all kinds until closed. Any number of processes may do so side by side. */
export const startWorkers = async (deps: WorkerDeps): Promise<Workers> => {
  const { stores, views, onError } = deps;
  const { jobs, files } = stores;
  const stopping = new AbortController();
  const reader = createCnisReader(deps.cnisReader);
  const browser = deps.chromiumPath === null ? null : warmBrowser(deps.chromiumPath);

  const limits = async () => monthLimits(overlayOf(await publishedIndexes(views.indexes)));
  const handleImport = importCnis({ files, reader, limits, today: () => dayInSaoPaulo(deps.now()) });
  const work = (queue: string, handler: JobHandler): JobWorker =>
    jobs.work(queue, observed(handler, deps.observer, deps.onFailedTry), { onError });
  const working: JobWorker[] = [
    work(CNIS_QUEUE, async (job) => {
      const outcome = await handleImport(job);
      eraseWhenOver(jobs, files, job.id, stopping.signal).catch(onError);
      return outcome;
    }),
    work(MAIL_QUEUE, mailPasswordReset(deps)),
    work(PRINTING_QUEUE, print({ files, browser })),
    work(NOTICE_QUEUE, sendNotice(deps)),
    work(ERASURE_QUEUE, eraseDueAccount(deps)),
    work(RECOMPUTE_QUEUE, recompute(deps)),
    work(RECOMPUTE_ALL_QUEUE, recomputeSlice(deps)),
  ];
  let tidied = tidy(deps, stopping.signal);
  const tidying = setInterval(() => {
    tidied = tidy(deps, stopping.signal);
  }, TIDY_EVERY_MS);
  if (deps.billing !== null) {
    working.push(work(BILLING_QUEUE, bill({ ...deps, ...deps.billing })));
    for (const schedule of billingSchedules) await jobs.schedule(schedule);
    await jobs.enqueue(rememberingJob);
  }
  const current = staysCurrent(deps);
  const following = await followChanges({ ...deps, onIndexes: current.look });
  const catchingUp = setInterval(() => {
    catchUp(views, jobs).catch(onError);
    void current.look();
  }, MINUTE_MS);
  catchUp(views, jobs).catch(onError);
  void current.look();
  const noticing = await followNews(deps);

  return {
    close: async (graceMs) => {
      clearInterval(tidying);
      clearInterval(catchingUp);
      await Promise.all(working.map((worker) => worker.close(graceMs)));
      stopping.abort();
      await tidied;
      await following.stop();
      await current.atRest();
      await noticing.stop();
      await reader.close();
      await browser?.close();
      deps.mailer.close();
    },
  };
};
