import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium, type WarmBrowser, warmBrowser } from './browser.ts';
import { printPdf } from './pdf.ts';

const chromium = await findChromium(process.env);

describe.skipIf(chromium === null)('the page ahead (needs a Chromium)', () => {
  let browser: WarmBrowser;
  beforeEach(() => {
    browser = warmBrowser(chromium ?? '');
  });
  afterEach(() => browser.close());

  /** Of a page that was put away: what is open in its browser now. */
  const openBeside = (used: Page): readonly Page[] =>
    (used.context().browser()?.contexts() ?? []).flatMap((context) => context.pages());

  const usedOnce = async (): Promise<Page> => {
    const taken = browser.page();
    await (await taken).setContent('<p>Ana</p>');
    await browser.putAway(taken);
    return taken;
  };

  it('is opened when one was put away, in a context of its own, and is the next that is used', async () => {
    const used = await usedOnce();
    const next = await browser.page();
    expect(used.isClosed()).toBe(true);
    expect(next.context()).not.toBe(used.context());
    expect(await next.content()).not.toContain('Ana');
    expect(next.context().browser()?.contexts()).toEqual([next.context()]);
  });

  it('is one, however many were put away', async () => {
    const taken = [browser.page(), browser.page(), browser.page()];
    const [used] = await Promise.all(taken);
    if (used === undefined) throw new Error('three pages were taken');
    await Promise.all(taken.map((page) => browser.putAway(page)));
    expect(openBeside(used)).toHaveLength(1);
  });

  it('that nobody needs is closed', async () => {
    const brief = warmBrowser(chromium ?? '', 1);
    const taken = brief.page();
    await brief.putAway(taken);
    const used = await taken;
    await expect.poll(() => openBeside(used), { timeout: 60_000 }).toEqual([]);
    await brief.close();
  });

  it('that crashed while it waited is not used', async () => {
    const [waiting] = openBeside(await usedOnce());
    if (waiting === undefined) throw new Error('a page is ahead');
    const crashed = waiting.waitForEvent('crash');
    waiting.goto('chrome://crash').catch(() => undefined);
    await crashed;
    expect(Buffer.from(await printPdf(browser, '<p>Ana</p>')).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('is gone with its browser, and a new one prints', async () => {
    const used = await usedOnce();
    await used.context().browser()?.close();
    expect(Buffer.from(await printPdf(browser, '<p>Ana</p>')).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});
