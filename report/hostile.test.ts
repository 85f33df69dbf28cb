import { afterAll, describe, expect, it } from 'vitest';
import { sampleCalculation, sampleCustomer, sampleRecord } from '../domain/api/sample.ts';
import { findChromium, warmBrowser } from './browser.ts';
import { reportHtml } from './html.ts';
import { printPdf } from './pdf.ts';
import { sampleReport } from './sample.ts';

const chromium = await findChromium(process.env);

/** Of a PDF, without the room between its letters. */
const printedText = async (pdf: Uint8Array): Promise<string> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: pdf, useSystemFonts: true, verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, page) => {
      const { items } = await (await document.getPage(page + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  await task.destroy();
  return pages.join('').replace(/\s/g, '');
};

describe.skipIf(chromium === null)('a hostile text in the PDF (needs a Chromium)', () => {
  const browser = warmBrowser(chromium ?? '');
  afterAll(() => browser.close());

  it.each([
    '=HYPERLINK("http://x.test")',
    '<script>alert(1)</script>',
    '</style></body><h1>x</h1>]]>',
    '{{constructor}}',
    'x'.repeat(50_000),
  ])('is printed as it was typed: %.40s', async (typed) => {
    const data = sampleReport({
      customer: { ...sampleCustomer, name: typed },
      calculation: { ...sampleCalculation, name: typed },
      workRecords: [{ ...sampleRecord, companyName: typed }],
      request: { calculationId: 'k1', action: typed, lawyerName: typed },
    });
    const text = await printedText(await printPdf(browser, reportHtml(data)));
    // Running lines may stand between two pages of one long word.
    expect(text.split(typed.slice(0, 1000)).length).toBeGreaterThan(4);
  });

  it('of control characters and half a character leaves the document whole', async () => {
    const request = { calculationId: 'k1', action: 'antes\u0000\u0007\uFFFE\uD83Ddepois' };
    const text = await printedText(await printPdf(browser, reportHtml(sampleReport({ request }))));
    expect(text).toMatch(/antes.{0,8}depois/u);
  });
});
