import { z } from 'zod';
import {
  type ReportRequest,
  reportAnswer,
  reportBody,
  reportDocxAnswer,
  reportFormat,
  reportPreviewAnswer,
} from '../../../domain/api/report.ts';
import { customerStream } from '../../../domain/streams.ts';
import { isErrorName } from '../../../domain/words/errors.ts';
import type { ReportData } from '../../../report/data.ts';
import { reportData } from '../../../results/report-data.ts';
import { erasePrinted } from '../../../workers/print/erase.ts';
import { htmlFileId, PRINTING_QUEUE, pdfFileId } from '../../../workers/print/queue.ts';
import type { Session } from '../../sessions/session.ts';
import { found, Problem } from '../problem.ts';
import { inTurnOf, takeTurn } from '../quota.ts';
import { type CallContext, json, route } from '../route.ts';
import { loadedCase } from '../rules/load.ts';
import { outcomesBy } from '../scenarios/outcomes.ts';

const tag = 'relatório';
/** Reports of an account that wait or are printed at a time, and as many that are written for Word. */
const MOST_REPORTS = 5;
const inTurn = inTurnOf(MOST_REPORTS);
const PRINTED_WITHIN_MS = 90_000;
const RETRY_AFTER_SECONDS = 30;

const dataOf = async (request: ReportRequest, context: CallContext<Session>): Promise<ReportData> =>
  reportData(request, await loadedCase(request.calculationId, context), context.session.user, {
    ...context.deps,
    evaluate: outcomesBy(context.deps),
    advise: (question, regimeType) =>
      context.deps.compute.run({ type: 'next-steps', question, regimeType, step: undefined }),
  });

const preview = route(
  {
    method: 'post',
    path: '/reports/genial-report/preview',
    caller: 'adviser',
    tag,
    summary: 'O Relatório Genial como HTML',
    input: z.object({ body: reportBody }),
    answer: reportPreviewAnswer,
  },
  async ({ body }, context) => {
    const data = await dataOf(body, context);
    return json({ html: await context.deps.compute.run({ type: 'report', data }) });
  },
);

const print = route(
  {
    method: 'post',
    path: '/reports/genial-report',
    caller: 'adviser',
    tag,
    noted: 'report-exported',
    summary: 'O Relatório Genial em base64: como PDF, ou com format=docx como documento do Word',
    input: z.object({ body: reportBody, query: reportFormat }),
    answer: z.union([reportAnswer, reportDocxAnswer]),
  },
  async ({ body, query }, context) => {
    const { deps, session } = context;
    if (query.format === 'docx') {
      return inTurn(session.user.accountId, async () => {
        const data = await dataOf(body, context);
        return json({ docx: await deps.compute.run({ type: 'report-docx', data }) });
      });
    }
    const { files, jobs } = deps.stores;
    const id = deps.newId();
    await takeTurn(PRINTING_QUEUE, MOST_REPORTS, context);
    const report = await dataOf(body, context);
    const html = await deps.compute.run({ type: 'report', data: report });
    await files.put(htmlFileId(id), Buffer.from(html, 'utf8'), 'text/html');
    try {
      const { accountId } = session.user;
      const about = customerStream(report.customer.id);
      await jobs.enqueue({ queue: PRINTING_QUEUE, id, data: { accountId }, attempts: 2, owner: accountId, about });
      await printed(id, context);
      const { bytes } = found(await files.get(pdfFileId(id)));
      return json({ pdf: Buffer.from(bytes).toString('base64') });
    } finally {
      // The answer is what counts; what cannot be erased now is swept away within the day.
      const erased = [erasePrinted(files, id), jobs.remove({ queue: PRINTING_QUEUE, id })];
      for (const outcome of await Promise.allSettled(erased))
        if (outcome.status === 'rejected') deps.logger.warn({ err: outcome.reason }, 'a report was left behind');
    }
  },
);

/** Waits until the report is printed. Throws ReportUnavailable where nobody prints, ReportFailed when it went wrong. */
const printed = async (id: string, { deps, signal }: CallContext<Session>): Promise<void> => {
  const waiting = AbortSignal.any([signal, AbortSignal.timeout(PRINTED_WITHIN_MS)]);
  for await (const { status, error } of deps.stores.jobs.watch({ queue: PRINTING_QUEUE, id }, waiting)) {
    if (status === 'done') return;
    if (status === 'failed') {
      const name = error !== null && isErrorName(error.name) ? error.name : 'ReportFailed';
      throw new Problem(name, { retryAfter: name === 'ReportUnavailable' ? RETRY_AFTER_SECONDS : undefined });
    }
  }
  throw new Problem('ReportUnavailable', { retryAfter: RETRY_AFTER_SECONDS });
};

export const reportRoutes = [preview, print];
