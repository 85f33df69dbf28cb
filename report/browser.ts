import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

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
  /**
   * An empty page in a context of its own, which nobody has used: the one that was opened ahead, where there is one. It runs no
   * script and reaches no network. Whoever has it puts it away.
   */
  page: () => Promise<Page>;
  /** Closes the page with all that it holds, as soon as it is there; then opens the next one, where none is ahead. */
  putAway: (page: Promise<Page>) => Promise<void>;
  close: () => Promise<void>;
}

const launch = async (executablePath: string): Promise<Browser> => {
  const chromium = await playwright();
  return chromium.launch({
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
};

const closed = (context: BrowserContext): Promise<void> => context.close().catch(() => undefined);

const opened = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
  try {
    return await context.newPage();
  } catch (error) {
    await closed(context);
    throw error;
  }
};

/** A page ahead that nobody needed for so long is closed: it holds a hundred megabytes. */
const KEPT_AHEAD_MS = 10 * 60_000;

export const warmBrowser = (executablePath: string, keptAheadMs = KEPT_AHEAD_MS): WarmBrowser => {
  let current: Promise<Browser> | null = null;
  /** Opened while nobody waited: a context and the process of its page take a fifth of the time that a report takes. */
  let ahead: Promise<Page> | null = null;

  const started = async (): Promise<Browser> => {
    const browser = await launch(executablePath);
    browser.on('disconnected', () => {
      current = null;
      ahead = null;
    });
    return browser;
  };

  const running = (): Promise<Browser> => {
    current ??= started().catch((error: unknown) => {
      current = null;
      throw new BrowserUnavailable('The browser did not start', { cause: error });
    });
    return current;
  };

  const openAhead = async (browser: Browser): Promise<void> => {
    const next = opened(browser);
    ahead = next;
    const forget = (): boolean => {
      const isAhead = ahead === next;
      if (isAhead) ahead = null;
      return isAhead;
    };
    try {
      const page = await next;
      const letGo = (): void => {
        if (forget()) void closed(page.context());
      };
      page.once('crash', letGo);
      setTimeout(letGo, keptAheadMs).unref();
    } catch {
      // Whoever is next opens one, and hears why there is none.
      forget();
    }
  };

  return {
    page: async () => {
      const next = ahead;
      ahead = null;
      return next ?? opened(await running());
    },
    putAway: async (page) => {
      const context = (await page.catch(() => null))?.context();
      if (context === undefined) return;
      await closed(context);
      const browser = context.browser();
      if (ahead === null && browser?.isConnected() === true) await openAhead(browser);
    },
    close: async () => {
      const closing = current;
      current = null;
      ahead = null;
      if (closing !== null) await (await closing).close();
    },
  };
};
