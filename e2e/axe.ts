/** A walk through the screens of one room, each state looked at by axe, in the light and the dark theme. */

import axe from 'axe-core';
import type { Browser, Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumPath, desk, LONGEST_STEP_MS, launch, missingBrowser } from './browser.ts';
import { type Program, startProgram } from './program.ts';

/** Findings that axe rates minor are left to human review. */
const grave: ReadonlySet<string | null | undefined> = new Set(['critical', 'serious', 'moderate']);

/** The chart library keeps the hidden span in which it measures words outside every landmark. */
const run = (rules: string) =>
  `axe.run({ exclude: '#recharts_measurement_span' }, { resultTypes: ['violations']${rules} })`;

/** Every rule is run in the light theme; in the dark one the same elements have other colours, and nothing else differs. */
const light = { theme: 'light', run: run('') } as const;
const dark = { theme: 'dark', run: run(", runOnly: ['color-contrast', 'link-in-text-block']") } as const;

/** Runs in the page: whether what lies behind everything has little red. */
const isDark = "Number((getComputedStyle(document.body).backgroundColor.match(/\\d+/) ?? ['0'])[0]) < 128";

/** Waits until what runs in the page is true. The program's own policy forbids the page to wait for words itself. */
const until = (page: Page, condition: string): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await page.evaluate<boolean>(condition))) throw new Error(`not true yet: ${condition}`);
    },
    { timeout: LONGEST_STEP_MS },
  );

const showIn = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await until(page, `(${isDark}) === ${theme === 'dark'}`);
};

/**
 * Runs in the page: whether no menu, dialog or tooltip is on its way out. Such a layer is hidden from nobody for a moment:
 * the page behind it is shown again, and it stands outside every landmark.
 */
const nothingLeaves = `[...document.querySelectorAll('.MuiModal-root, .MuiPopper-root')].every((layer) =>
  [layer, ...layer.children].every(({ style }) => style.opacity !== '0' || style.visibility === 'hidden'))`;

/**
 * Runs in the page: waits until nothing has moved for three frames. Elements that are still fading, to where they are or to the
 * colours of the other theme, have less contrast than they will have, and on a busy machine some begin after others have ended.
 */
const nothingMoves = `(async () => {
  for (let still = 0; still < 3; still += 1) {
    const moving = document.getAnimations();
    if (moving.length > 0) still = -1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await new Promise((next) => requestAnimationFrame(next));
  }
})()`;

interface View {
  readonly view: string;
  readonly viewport: ViewportSize;
}

/** Every serious finding on the current page, such as 'records, on a desk, light: color-contrast at .MuiChip-label'. */
const findingsIn = async (page: Page, { view, theme, run }: View & (typeof light | typeof dark), state: string) => {
  await showIn(page, theme);
  await page.evaluate(nothingMoves);
  const { violations } = await page.evaluate<axe.AxeResults>(run);
  const grievous = violations.filter(({ impact }) => grave.has(impact));
  return grievous.map(
    ({ id, nodes }) =>
      `${state}, ${view}, ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

/**
 * Looks at the current page in every view and theme, and leaves it in the first view, in the theme that was not shown before:
 * each change of it draws the whole page anew, and the walk goes on in either.
 */
const findings = async (page: Page, views: readonly [View, ...View[]], state: string): Promise<string[]> => {
  if (!(await page.evaluate<boolean>("typeof axe === 'object'"))) await page.evaluate(axe.source);
  // What scrolls under a pointer that was left there shows its tooltip, for a moment or not.
  await page.mouse.move(0, 0);
  await until(page, nothingLeaves);
  const [shown, other] = (await page.evaluate<boolean>(isDark)) ? [dark, light] : [light, dark];
  const looks = [
    ...views.map((one) => ({ ...one, ...shown })),
    ...views.toReversed().map((one) => ({ ...one, ...other })),
  ];
  const found: string[] = [];
  for (const look of looks) {
    if (views.length > 1) await page.setViewportSize(look.viewport);
    found.push(...(await findingsIn(page, look, state)));
  }
  return found;
};

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();
export const dialog = (page: Page) => page.getByRole('dialog').last();
export const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
};

/** Looks at the page as it is now, in a state that findings are named by. */
export type Look = (state: string) => Promise<void>;

export type Walk = (page: Page, program: Program, look: Look) => Promise<void>;

const onDesk: View = { view: 'on a desk', viewport: desk };
/** Of rooms that are used on the way, as the sign-up and its payment. */
const onPhone: View = { view: 'on a phone', viewport: { width: 390, height: 844 } };

interface WalkOptions {
  /** Of the program that is walked through. */
  readonly settings?: Readonly<Record<string, string>>;
  /** It is walked through on a phone, where there is the least room, and every state looked at in both widths. */
  readonly alsoOnPhone?: boolean;
}

/** Runs a walk on a program of its own, looks at each state in both themes, and expects no serious finding. */
export const describeUnderAxe = (
  room: string,
  walk: Walk,
  { settings = {}, alsoOnPhone = false }: WalkOptions = {},
): void => {
  describe.skipIf(chromiumPath === null)(
    `every screen and state of ${room} under axe${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
    () => {
      let program: Program;
      let browser: Browser;
      beforeAll(async () => {
        [program, browser] = await Promise.all([startProgram(settings), launch()]);
      });
      afterAll(async () => {
        await browser?.close();
        await program?.stop();
      });

      const views = alsoOnPhone ? ([onPhone, onDesk] as const) : ([onDesk] as const);
      it(`has no serious finding ${views.map(({ view }) => view).join(' and ')}`, async () => {
        const context = await browser.newContext({
          viewport: views[0].viewport,
          locale: 'pt-BR',
          colorScheme: 'light',
          reducedMotion: 'reduce',
        });
        context.setDefaultTimeout(LONGEST_STEP_MS);
        const page = await context.newPage();
        const found: string[] = [];
        await walk(page, program, async (state) => {
          found.push(...(await findings(page, views, state)));
        });
        // What the page still asks when it is closed is nobody's concern.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
        expect(found).toEqual([]);
      });
    },
  );
};

/** Signs the adviser of the demonstration in; returns when the clients are shown. */
export const signInTo = async (page: Page, { address, email, password }: Program) => {
  await page.goto(`${address}/#/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
};

export const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
};

/** From the list of clients to the finished calculation of one of them. */
export const openCalculation = async (page: Page) => {
  await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
  await page.getByRole('link', { name: 'Aposentadoria União' }).first().click();
  await page.getByRole('article').first().waitFor();
};
