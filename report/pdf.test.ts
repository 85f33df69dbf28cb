import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleCustomer, sampleRule } from '../domain/api/sample.ts';
import { findChromium, warmBrowser } from './browser.ts';
import { reportHtml } from './html.ts';
import { printPdf } from './pdf.ts';
import { sampleRegime, sampleReport } from './sample.ts';

const chromium = await findChromium(process.env);

describe.skipIf(chromium === null)('the printed PDF (needs a Chromium)', () => {
  const browser = warmBrowser(chromium ?? '');
  afterAll(() => browser.close());

  const readBack = async (pdf: Uint8Array) => {
    const document = await getDocument({ data: pdf, useSystemFonts: true, verbosity: 0 }).promise;
    const pageText = async (number: number) => {
      const page = await document.getPage(number);
      return (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
    };
    return { document, pageText };
  };

  it('leaves no last line of a value alone on the next page', async () => {
    const [log] = sampleRule.benefitLogs;
    if (log === undefined) throw new Error('the sample has a value');
    const rules = Array.from({ length: 14 }, (_, rule) => {
      const count = 11 + (rule % 7);
      const steps = Array.from({ length: count }, (_, step) => ({
        label: `passo ${rule}.${count - step}`,
        value: '1',
        article: null,
      }));
      return { ...sampleRule, id: `r${rule}`, benefitLogs: [{ ...log, steps }] };
    });
    const { document, pageText } = await readBack(
      await printPdf(browser, reportHtml(sampleReport({ rpps: sampleRegime(rules, []) }))),
    );
    const pages = await Promise.all(Array.from({ length: document.numPages }, (_, page) => pageText(page + 1)));
    const last = pages.flatMap((page) =>
      [...page.matchAll(/Benefício estimado/g)].map(({ index }) => page.slice(0, index)),
    );
    expect(last).toHaveLength(rules.length);
    rules.forEach((_, rule) => {
      expect(last[rule]).toContain(`passo ${rule}.1 `);
      expect(last[rule]).toContain(`passo ${rule}.2 `);
    });
    await document.destroy();
  });

  it('names client, lawyer, office and program in the properties of the file, and can still be read', async () => {
    const customer = { ...sampleCustomer, name: "Joana D'Ávila & Filhos" };
    const { document, pageText } = await readBack(await printPdf(browser, reportHtml(sampleReport({ customer }))));
    expect((await document.getMetadata()).info).toMatchObject({
      Title: "Relatório Genial – Joana D'Ávila & Filhos",
      Author: 'Dra. Ana Exemplo – Escritório Inventado Advocacia',
      Creator: 'Genial',
    });
    expect(await pageText(document.numPages)).toContain('página');
    await document.destroy();
  });

  it('is an A4 document whose text can be read back, with the office on the second page', async () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ ...sampleRule, id: `r${index}` }));
    const data = sampleReport();
    if (data.rpps !== null) data.rpps.rules.applicableRules = many;
    const pdf = await printPdf(browser, reportHtml(data));
    const { document, pageText } = await readBack(pdf);
    const [, , width, height] = (await document.getPage(1)).view;
    expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([595, 842]);
    expect(await pageText(1)).toContain('Relatório Genial');
    expect(await pageText(2)).toContain('Escritório Inventado Advocacia');
    for (const page of [1, 2, document.numPages])
      expect(await pageText(page)).toContain('Rua das Leis, 100 · Curitiba');
    expect(await pageText(2)).toContain(`página 2 de ${document.numPages}`);
    await document.destroy();
  });
});
