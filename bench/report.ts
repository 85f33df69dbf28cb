/** The Relatório Genial as PDF over HTTP, printed by a browser that is already running. */
import { newCalculation, newCustomer } from '../backend/testing/case-file.ts';
import { reportAnswer, timeTables } from '../domain/api/report.ts';
import { granted, readExtract, saveRegisters, withProgram } from '../e2e/adviser.ts';
import { chromiumPath, missingBrowser } from '../e2e/browser.ts';
import { pdfPages } from '../e2e/pdf-text.ts';
import { sampleExtract } from './cnis.ts';
import type { Finding, Subject } from './figure.ts';
import { median, timed } from './statistics.ts';

const ROUNDS = 5;

const measure = (): Promise<readonly Finding[]> =>
  withProgram(async (adviser) => {
    const { id: customerId } = await newCustomer(adviser);
    const { id: calculationId } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
    await saveRegisters(adviser, calculationId, await readExtract(adviser, calculationId, await sampleExtract()));
    const body = { calculationId, lawyerName: 'Dra. Ana Exemplo', rgpsTables: [...timeTables] };
    let pdf = '';
    const printOnce = (): Promise<number> =>
      timed(async () => {
        pdf = (await granted(adviser.post('/reports/genial-report', body))).as(reportAnswer).pdf;
      });
    const cold = await printOnce();
    const warm: number[] = [];
    while (warm.length < ROUNDS) warm.push(await printOnce());
    const pages = (await pdfPages(new Uint8Array(Buffer.from(pdf, 'base64')))).length;
    return [
      {
        what: `a report of ${pages} pages with a warm browser, slowest of ${ROUNDS}`,
        value: Math.max(...warm) / 1000,
        unit: 's',
        target: { atMost: 2 },
      },
      { what: 'the same: median', value: median(warm) / 1000, unit: 's' },
      { what: 'the first report after the start', value: cold / 1000, unit: 's' },
    ];
  });

export const report: Subject = {
  name: 'report',
  measure: () =>
    chromiumPath === null ? Promise.resolve([{ what: 'a report of 10 pages', because: missingBrowser }]) : measure(),
};
