import { errorSentence } from '../../domain/words/errors.ts';
import type { Files } from '../../stores/files/port.ts';
import type { JobHandler } from '../../stores/jobs/port.ts';
import type { WarmBrowser } from '../report/browser.ts';
import { printPdf } from '../report/pdf.ts';
import { htmlFileId, pdfFileId } from './queue.ts';

export interface PrintingDeps {
  readonly files: Files;
  /** Null where no Chromium was found. */
  readonly browser: WarmBrowser | null;
}

/** Prints a report. The PDF lies in the files store until whoever asked for it takes it. */
export const print =
  ({ files, browser }: PrintingDeps): JobHandler =>
  async (job) => {
    if (browser === null) return failed('ReportUnavailable');
    const html = await files.get(htmlFileId(job.id));
    if (html === null) return failed('ReportFailed');
    const pdf = await printPdf(browser, Buffer.from(html.bytes).toString('utf8'));
    await files.put(pdfFileId(job.id), pdf, 'application/pdf');
    return { ok: true, result: null };
  };

const failed = (name: 'ReportUnavailable' | 'ReportFailed') =>
  ({ ok: false, error: { name, message: errorSentence(name) } }) as const;
