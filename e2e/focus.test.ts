import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignUp } from '../backend/testing/sign-up.ts';
import { heading, signInTo } from './axe.ts';
import { chromiumPath, desk, LONGEST_STEP_MS, launch, missingBrowser } from './browser.ts';
import { type Program, startProgram } from './program.ts';

interface Focused {
  /** 'button.MuiButton-contained', 'input:radio' */
  readonly kind: string;
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Around the control: a ring lies outside of it, and that of a field is its frame's. */
const MARGIN = 14;

/** Runs in the page. */
const lookAtFocus = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const look = [...element.classList].filter((name) =>
    /^Mui[A-Z]\\w*-(root|contained|outlined|text|filled|input)$/.test(name),
  );
  const type = element instanceof HTMLInputElement ? ':' + element.type : '';
  const { x, y, width, height } = element.getBoundingClientRect();
  const left = Math.max(0, x - ${MARGIN});
  const top = Math.max(0, y - ${MARGIN});
  const right = Math.min(window.innerWidth, x + width + ${MARGIN});
  const bottom = Math.min(window.innerHeight, y + height + ${MARGIN});
  return {
    kind: (element.closest('[role=dialog]') === null ? '' : 'dialog ') +
      [element.tagName.toLowerCase() + type, ...look].join('.'),
    clip: { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) },
  };
})()`;

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminances = async (png: Buffer): Promise<number[]> => {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
    return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
  });
};

/** How many pixels change by the focus in a contrast of at least 3:1 (WCAG 2.2, 2.4.13). */
const changedPixels = async (one: Buffer, other: Buffer): Promise<number> => {
  const [before, after] = await Promise.all([luminances(one), luminances(other)]);
  return before.filter((light, pixel) => {
    const dark = after[pixel] ?? light;
    return (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05) >= 3;
  }).length;
};

const MOST_STOPS = 60;
const FEWEST_PIXELS = 40;

/** Goes through a page, or what is open over it, by a key. Returns the kinds of control that were met, and those that do not show it. */
const tabThrough = async (page: Page, seen: Set<string>, key = 'Tab', stops = MOST_STOPS): Promise<string[]> => {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const control = await page.evaluate<Focused | null>(lookAtFocus);
    if (control === null) break;
    if (seen.has(control.kind)) continue;
    seen.add(control.kind);
    const look = { clip: control.clip, animations: 'disabled' } as const;
    const withFocus = await page.screenshot(look);
    await page.evaluate('window.focused = document.activeElement; window.focused.blur()');
    const without = await page.screenshot(look);
    // A dialog takes back the focus that is nowhere, and would begin anew.
    await page.evaluate('window.focused.focus({ focusVisible: true })');
    const changed = await changedPixels(withFocus, without);
    if (changed < FEWEST_PIXELS) hidden.push(`${control.kind} (${changed} pixels)`);
  }
  return hidden;
};

/** Runs in the page: what has the focus and stands, with its label, behind the bar or above the window; null: nothing. */
const lookForCover = `(() => {
  const element = document.activeElement;
  const bar = document.querySelector('header');
  if (element === null || element === document.body || element.closest('header') !== null) return null;
  if (element.textContent === 'Ir para o conteúdo') return null;
  const isOver = bar !== null && getComputedStyle(bar).position === 'sticky';
  const { top } = element.getBoundingClientRect();
  return top < (isOver ? bar.getBoundingClientRect().bottom : 8) ? element.outerHTML.slice(0, 80) + ' at ' + top : null;
})()`;

const coveredOnTheWayUp = async (page: Page): Promise<string[]> => {
  const covered: string[] = [];
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.getByRole('link', { name: 'Termos de uso' }).last().focus();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const one = await page.evaluate<string | null>(lookForCover);
    if (one !== null) covered.push(one);
  }
  return covered;
};

type Buyer = Pick<Program, 'address' | 'email' | 'password'>;

/** Somebody who signed up, and so has an 'Assinatura'. */
const signUpAt = async (address: string): Promise<Buyer> => {
  const password = 'girassol na janela 42';
  const body = aSignUp('genio-mensal', { password });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${address}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`the sign-up was answered ${answer.status}`);
  return { address, email: body.account.email, password };
};

/** What opens over a page holds the focus: a menu goes by its arrows, a dialog by Tab. */
const tabThroughSubscription = async (page: Page, buyer: Buyer, seen: Set<string>): Promise<string[]> => {
  const { address, email, password } = buyer;
  await page.evaluate('localStorage.clear()');
  await page.goto('about:blank');
  await page.goto(`${address}/#/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem').first().waitFor();
  const hidden = await tabThrough(page, seen, 'ArrowDown', 3);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Assinatura', exact: true }).click();
  await heading(page, 'Assinatura');
  await page.getByRole('button', { name: 'Cancelar assinatura' }).waitFor();
  hidden.push(...(await tabThrough(page, seen)));
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
  await page.getByRole('dialog').waitFor();
  hidden.push(...(await tabThrough(page, seen, 'Tab', 6)));
  return hidden;
};

describe.skipIf(chromiumPath === null)(
  `whoever uses the keyboard sees where they are${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let buyer: Buyer;
    let browser: Browser;
    beforeAll(async () => {
      [program, browser] = await Promise.all([startProgram({}), launch()]);
      buyer = await signUpAt(program.address);
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    it.each(['light', 'dark'] as const)('on every kind of control in the %s theme', async (colorScheme) => {
      const context = await browser.newContext({
        viewport: desk,
        locale: 'pt-BR',
        colorScheme,
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(LONGEST_STEP_MS);
      const page = await context.newPage();
      const seen = new Set<string>();
      const hidden: string[] = [];
      const { address } = program;
      await page.goto(`${address}/#/plans`);
      await page.getByRole('article').first().waitFor();
      hidden.push(...(await tabThrough(page, seen)));
      await page.goto(`${address}/#/register/genio-anual`);
      await page.getByRole('button', { name: 'Próximo' }).waitFor();
      hidden.push(...(await tabThrough(page, seen)));
      await signInTo(page, program);
      hidden.push(...(await tabThrough(page, seen)));
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
      await heading(page, /Helena/);
      hidden.push(...(await tabThrough(page, seen)));
      hidden.push(...(await tabThroughSubscription(page, buyer, seen)));
      await context.close();
      for (const kind of [
        /MuiMenuItem-root/,
        /MuiTab-root/,
        /^dialog button/,
        /^dialog input/,
        /^button.*MuiButton-contained/,
        /^input:text/,
        /^input:radio/,
        /^input:checkbox/,
        /^a\b/,
      ])
        expect(
          [...seen].some((one) => kind.test(one)),
          `${kind} among ${[...seen].join(', ')}`,
        ).toBe(true);
      expect(hidden).toEqual([]);
    });

    it('not behind the bar at the top, whichever way they go', async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 520 }, locale: 'pt-BR' });
      context.setDefaultTimeout(LONGEST_STEP_MS);
      const page = await context.newPage();
      await page.goto(`${program.address}/#/register/genio-anual`);
      await page.getByRole('button', { name: 'Próximo' }).waitFor();
      expect(await coveredOnTheWayUp(page)).toEqual([]);
      await signInTo(page, program);
      expect(await coveredOnTheWayUp(page)).toEqual([]);
      await context.close();
    });
  },
);
