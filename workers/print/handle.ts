import { errorSentence } from '../../domain/words/errors.ts';
import { BrowserUnavailable, type WarmBrowser } from '../../report/browser.ts';
import { printPdf, ReportTimedOut } from '../../report/pdf.ts';
import type { Files } from '../../stores/files/port.ts';
import type { JobHandler } from '../../stores/jobs/port.ts';
import { htmlFileId, pdfFileId } from './queue.ts';

export interface PrintingDeps {
  readonly files: Files;
  /** Null where no Chromium was found. */
  readonly browser: WarmBrowser | null;
  /** Most time that a report may take, in milliseconds. */
  readonly limitMs?: number;
}

/** Prints a report. The PDF lies in the files store until whoever asked for it takes it. */
export const print =
  ({ files, browser, limitMs }: PrintingDeps): JobHandler =>
  async (job) => {
    if (browser === null) return failed('ReportUnavailable');
    const html = await files.get(htmlFileId(job.id));
    if (html === null) return failed('ReportFailed');
    const pdf = await printed(browser, Buffer.from(html.bytes).toString('utf8'), limitMs);
    if (pdf === null) return failed('ReportUnavailable');
    await files.put(pdfFileId(job.id), pdf, 'application/pdf');
    // Whoever waited erases the HTML first when they leave: then nobody will take the PDF.
    if ((await files.get(htmlFileId(job.id))) === null) await files.delete(pdfFileId(job.id));
    return { ok: true, result: null };
  };

/** Null when nothing printed it in time, which another try would only repeat. */
const printed = async (browser: WarmBrowser, html: string, limitMs?: number): Promise<Uint8Array | null> => {
  try {
    return await printPdf(browser, html, limitMs);
  } catch (error) {
    if (error instanceof ReportTimedOut || error instanceof BrowserUnavailable) return null;
    throw error;
  }
};

const failed = (name: 'ReportUnavailable' | 'ReportFailed') =>
  ({ ok: false, error: { name, message: errorSentence(name) } }) as const;
