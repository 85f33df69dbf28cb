/** The Relatório Genial as PDF over HTTP, printed by a browser that is already running: one, and twenty at once. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { newCalculation, newCustomer } from '../backend/testing/case-file.ts';
import type { Client } from '../backend/testing/client.ts';
import { reportAnswer, reportPreviewAnswer, timeTables } from '../domain/api/report.ts';
import { granted, readExtract, saveRegisters, signIn } from '../e2e/adviser.ts';
import { chromiumPath, launch, missingBrowser } from '../e2e/browser.ts';
import { pdfPages } from '../e2e/pdf-text.ts';
import { startProgram } from '../e2e/program.ts';
import { withPeakOfBrowsers } from './browsers.ts';
import { sampleExtract } from './cnis.ts';
import type { Finding, Subject } from './figure.ts';
import { median, timed } from './statistics.ts';

const ROUNDS = 5;
/** An account prints so many at a time: twenty at once are those of four. */
const OF_AN_ACCOUNT = 5;
const ACCOUNTS = 4;
const ADMINISTRATOR = { email: 'ana@genial.test', password: 'senha-segura' };

interface Desk {
  readonly adviser: Client;
  readonly body: { readonly calculationId: string; readonly lawyerName: string; readonly rgpsTables: string[] };
}

/** An adviser with an imported career of thirty years. */
const furnish = async (adviser: Client): Promise<Desk> => {
  const { id: customerId } = await newCustomer(adviser);
  const { id: calculationId } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
  await saveRegisters(adviser, calculationId, await readExtract(adviser, calculationId, await sampleExtract()));
  return { adviser, body: { calculationId, lawyerName: 'Dra. Ana Exemplo', rgpsTables: [...timeTables] } };
};

const print = async ({ adviser, body }: Desk): Promise<Uint8Array> => {
  const { pdf } = (await granted(adviser.post('/reports/genial-report', body))).as(reportAnswer);
  return new Uint8Array(Buffer.from(pdf, 'base64'));
};

interface Alone {
  /** Prints what the program prints, without the program, on a page opened for it. */
  print(): Promise<void>;
  /** The same on a page that is open already. */
  printOn(page: Page): Promise<void>;
  open(): Promise<Page>;
  close(): Promise<void>;
}

/** Chromium with the HTML that the program would hand it. */
const chromiumAlone = async ({ adviser, body }: Desk): Promise<Alone> => {
  const { html } = (await granted(adviser.post('/reports/genial-report/preview', body))).as(reportPreviewAnswer);
  const browser = await launch();
  const open = async () => (await browser.newContext({ javaScriptEnabled: false, offline: true })).newPage();
  const printOn = async (page: Page): Promise<void> => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    await page.context().close();
  };
  return { open, printOn, print: async () => printOn(await open()), close: () => browser.close() };
};

interface InTurn {
  readonly warm: readonly number[];
  readonly alone: readonly number[];
  readonly ahead: readonly number[];
}

/** What is still closed and opened behind an answer is over by then, and burdens nobody else's turn. */
const REST_MS = 700;

/** The program and Chromium alone in turn, so that a busy machine slows all; the first of each is not counted. */
const inTurn = async (desk: Desk): Promise<InTurn> => {
  const chromium = await chromiumAlone(desk);
  const rested = async (work: () => Promise<unknown>): Promise<number> => {
    await delay(REST_MS);
    return timed(work);
  };
  const warm: number[] = [];
  const alone: number[] = [];
  const ahead: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    warm.push(await rested(() => print(desk)));
    alone.push(await rested(() => chromium.print()));
    const page = await chromium.open();
    ahead.push(await rested(() => chromium.printOn(page)));
  }
  await chromium.close();
  return { warm: warm.slice(1), alone: alone.slice(1), ahead: ahead.slice(1) };
};

/** Advisers of accounts of their own. */
const others = async (address: string): Promise<readonly Desk[]> => {
  const administrator = await signIn(address, ADMINISTRATOR.email, ADMINISTRATOR.password);
  const desks: Desk[] = [];
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const email = `adviser${number}@genial.test`;
    const user = { name: `Ana Inventada ${number}`, email, password: ADMINISTRATOR.password };
    await granted(administrator.post('/users', { user }));
    desks.push(await furnish(await signIn(address, email, ADMINISTRATOR.password)));
  }
  return desks;
};

interface AtOnce {
  readonly seconds: number;
  readonly failed: number;
  readonly peak: number;
}

const atOnce = async (pid: number, desks: readonly Desk[]): Promise<AtOnce> => {
  const asked = desks.flatMap((desk) => Array.from({ length: OF_AN_ACCOUNT }, () => desk));
  let outcomes: PromiseSettledResult<Uint8Array>[] = [];
  const { result, peak } = await withPeakOfBrowsers(pid, () =>
    timed(async () => {
      outcomes = await Promise.allSettled(asked.map(print));
    }),
  );
  return { seconds: result / 1000, failed: outcomes.filter(({ status }) => status === 'rejected').length, peak };
};

const measure = async (): Promise<readonly Finding[]> => {
  const { email, password } = ADMINISTRATOR;
  const program = await startProgram({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  try {
    const desk = await furnish(await signIn(program.address, program.email, program.password));
    const cold = await timed(() => print(desk));
    const { warm, alone, ahead } = await inTurn(desk);
    const one = await withPeakOfBrowsers(program.pid, () => print(desk));
    const pages = (await pdfPages(one.result)).length;
    const twenty = await atOnce(program.pid, await others(program.address));
    const count = ACCOUNTS * OF_AN_ACCOUNT;
    return [
      {
        what: `a report of ${pages} pages with a warm browser, slowest of ${ROUNDS}`,
        value: Math.max(...warm) / 1000,
        unit: 's',
        target: { atMost: 2 },
      },
      {
        what: 'the same: median',
        value: median(warm) / 1000,
        unit: 's',
        floor: { what: 'Chromium printing the same HTML', value: median(alone) / 1000 },
        target: { atMost: 1.1 },
      },
      {
        what: 'the same, beside Chromium whose page is open as well',
        value: median(warm) / 1000,
        unit: 's',
        floor: { what: 'Chromium printing the same HTML on a page opened before', value: median(ahead) / 1000 },
      },
      { what: 'the first report after the start', value: cold / 1000, unit: 's' },
      {
        what: `${count} reports asked for at once, of ${ACCOUNTS} accounts: failed`,
        value: twenty.failed,
        unit: '',
        target: { atMost: 0 },
      },
      { what: 'the same: until the last was there', value: twenty.seconds, unit: 's' },
      { what: 'memory of the browser that prints one report, most', value: one.peak, unit: 'MB' },
      { what: `memory of all browsers while ${count} are printed, most`, value: twenty.peak, unit: 'MB' },
      {
        what: 'the same, times that of one browser',
        value: twenty.peak / one.peak,
        unit: '×',
        target: { atMost: 2 },
      },
    ];
  } finally {
    await program.stop();
  }
};

export const report: Subject = {
  name: 'report',
  measure: () =>
    chromiumPath === null ? Promise.resolve([{ what: 'a report of 10 pages', because: missingBrowser }]) : measure(),
};
