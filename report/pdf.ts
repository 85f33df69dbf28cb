import type { Page } from 'playwright-core';
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
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ReportTimedOut('The report took too long to print')), limitMs);
  });
  const page = browser.page();
  const printed = page.then((empty) => printOn(empty, html));
  printed.catch(() => undefined);
  try {
    return await Promise.race([printed, timeout]);
  } finally {
    clearTimeout(timer);
    // Nobody waits for it.
    void browser.putAway(page);
  }
};

const printOn = async (page: Page, html: string): Promise<Uint8Array> => {
  await page.setContent(html, { waitUntil: 'load' });
  const pdf = withSingleTitles(
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  );
  const metadata = metadataOf(html);
  return metadata === null ? new Uint8Array(pdf) : withMetadata(pdf, metadata);
};
