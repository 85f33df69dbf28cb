import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';

/** Loaded when a browser is looked for or started: it takes longer than all the rest of the program. */
const playwright = async () => (await import('playwright-core')).chromium;

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium to print with: `CHROMIUM_PATH`, one on the path, or the one playwright-core installed; else `null`. */
export const findChromium = async (environment: NodeJS.ProcessEnv): Promise<string | null> => {
  const { CHROMIUM_PATH: configured, PATH = '' } = environment;
  const candidates = [
    ...(configured === undefined || configured === '' ? [] : [configured]),
    ...PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
  ];
  const found = candidates.find((candidate) => candidate !== '' && existsSync(candidate));
  if (found !== undefined) return found;
  const installed = (await playwright()).executablePath();
  return existsSync(installed) ? installed : null;
};

/** The browser did not start: it is missing a library, a right or memory. */
export class BrowserUnavailable extends Error {
  override readonly name = 'BrowserUnavailable';
}

/** One warm browser, started when first needed and again after it crashed. */
export interface WarmBrowser {
  get: () => Promise<Browser>;
  close: () => Promise<void>;
}

export const warmBrowser = (executablePath: string): WarmBrowser => {
  let current: Promise<Browser> | null = null;

  const launch = async (): Promise<Browser> => {
    const chromium = await playwright();
    const browser = await chromium.launch({
      executablePath,
      headless: true,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    browser.on('disconnected', () => {
      current = null;
    });
    return browser;
  };

  return {
    get: () => {
      current ??= launch().catch((error: unknown) => {
        current = null;
        throw new BrowserUnavailable('The browser did not start', { cause: error });
      });
      return current;
    },
    close: async () => {
      const running = current;
      current = null;
      if (running !== null) await (await running).close();
    },
  };
};
