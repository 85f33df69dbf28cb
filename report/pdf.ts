import type { WarmBrowser } from './browser.ts';
import { metadataOf, withMetadata, withSingleTitles } from './metadata.ts';

/** Printing took longer than it may: the page is closed and the job fails by this name. */
export class ReportTimedOut extends Error {
  override readonly name = 'ReportTimedOut';
}

/**
 * Prints a document as an A4 PDF. The page runs no script and reaches no network, so a text typed by a user
 * can do nothing but be printed.
 *
 * @throws ReportTimedOut when it takes longer than `limitMs`
 */
export const printPdf = async (browser: WarmBrowser, html: string, limitMs = 30_000): Promise<Uint8Array> => {
  const context = await (await browser.get()).newContext({ javaScriptEnabled: false, offline: true });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ReportTimedOut('The report took too long to print')), limitMs);
  });
  const print = async (): Promise<Uint8Array> => {
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: 'load' });
    const pdf = withSingleTitles(
      await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
    );
    const metadata = metadataOf(html);
    return metadata === null ? new Uint8Array(pdf) : withMetadata(pdf, metadata);
  };
  const printed = print();
  printed.catch(() => undefined);
  try {
    return await Promise.race([printed, timeout]);
  } finally {
    clearTimeout(timer);
    await context.close().catch(() => undefined);
  }
};
