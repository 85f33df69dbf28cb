import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../report/browser.ts';

export const chromiumPath = await findChromium(process.env);

/** Named once, so that a run without a browser says what it skipped. */
export const missingBrowser = 'no Chromium: install one or set CHROMIUM_PATH to run the browser tests';

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath ?? '',
    headless: true,
    env: { ...process.env, LANGUAGE: 'pt_BR' },
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
  });

export const desk = { width: 1280, height: 800 };

/** A busy machine is slow, not broken: the tests' own timeout ends what hangs. */
export const LONGEST_STEP_MS = 120_000;

/** A page that records every browser error and warning: a screen may look right and still have some. */
export const openPage = async (
  browser: Browser,
  viewport = desk,
): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> => {
  const context = await browser.newContext({ viewport, locale: 'pt-BR', acceptDownloads: true });
  context.setDefaultTimeout(LONGEST_STEP_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, complaints };
};
