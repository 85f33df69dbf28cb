/**
 * The pictures of the manual. `make manual` walks through the program, makes each picture anew and keeps beside it what the screen
 * offers; without it the walk compares, and a screen that offers something else turns the test red until its picture, and the
 * page that tells of it, were looked at again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureName } from '../frontend/src/manual/page.ts';
import { close, dialog, signInTo } from './axe.ts';
import { chromiumPath, desk, launch, missingBrowser } from './browser.ts';
import { type Program, startProgram } from './program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const extract = join(root, 'cnis-reader/fixtures/short.pdf');
const isMade = process.env.MANUAL === 'write';

/** What a screen offers: its buttons, tabs, fields and columns by name, without those that name a client, a record or a figure. */
const offered = async (page: Page): Promise<string> => {
  const place = (await page.getByRole('dialog').count()) > 0 ? dialog(page) : page.getByRole('main');
  const lines = (await place.ariaSnapshot()).split('\n').flatMap((line) => {
    const [, role = '', name = ''] =
      /^\s*- '?(button|tab|textbox|combobox|checkbox|columnheader|radio) "([^"]+)"/.exec(line) ?? [];
    return role === '' || /\d|: | de | em | com /.test(name) ? [] : [`${role} ${name}`];
  });
  return `${[...new Set(lines)].sort().join('\n')}\n`;
};

const take = async (page: Page, name: PictureName): Promise<void> => {
  await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))');
  const kept = join(root, 'e2e/manual', `${name}.yml`);
  const now = await offered(page);
  if (!isMade) {
    expect(now, `the screen of '${name}' offers something else: make manual, and read its page again`).toBe(
      readFileSync(kept, 'utf8'),
    );
    return;
  }
  writeFileSync(kept, now);
  const picture = join(root, 'frontend/public/manual', `${name}.jpg`);
  await page.screenshot({ path: picture, type: 'jpeg', quality: 72 });
};

const review = async (page: Page, { address }: Program): Promise<void> => {
  await page.goto(`${address}/#/`);
  await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
  await page.setInputFiles('input[type=file]', extract);
  await page.getByRole('radio', { name: 'Mulher' }).check();
  await page.getByRole('button', { name: 'Continuar para a revisão' }).click();
  await page.getByRole('button', { name: 'Salvar registros' }).waitFor();
  await take(page, 'revisao-do-cnis');
};

const records = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
  await page.getByRole('button', { name: 'Novo Cálculo' }).waitFor();
  await take(page, 'cliente');
  await page.getByRole('link', { name: 'Aposentadoria União' }).first().click();
  await page.getByRole('article').first().waitFor();
  await take(page, 'registros');
  await page.getByRole('button', { name: 'Dados do Cálculo' }).click();
  await page.getByText('Cortes de Data').first().waitFor();
  await take(page, 'calculo');
  await page.getByRole('button', { name: 'Dados do Cálculo' }).click();
  await page.getByRole('button', { name: 'Inserir remunerações' }).last().click();
  await dialog(page).getByRole('textbox').first().waitFor();
  await take(page, 'remuneracoes');
  await close(page);
};

const advice = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Regras RPPS' }).click();
  await page
    .getByText(/Pode se aposentar desde/)
    .first()
    .waitFor();
  await take(page, 'regras');
  await page.getByRole('tab', { name: 'Quando se aposentar' }).click();
  await page.getByRole('heading', { name: 'Quanto vale esperar' }).first().waitFor();
  await take(page, 'quando');
  await page.getByRole('tab', { name: 'Cenários' }).click();
  await page
    .getByRole('table', { name: 'Fatos e cenários lado a lado' })
    .or(page.getByText('Nenhum cenário ainda'))
    .first()
    .waitFor();
  await take(page, 'cenarios');
  await page.getByRole('tab', { name: 'Regras RPPS' }).click();
  await page.getByRole('tab', { name: 'Relatório Genial' }).click();
  await page.getByTitle('Prévia do documento').waitFor();
  await take(page, 'relatorio');
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await page.getByRole('link', { name: 'Ver como estava (revisão 0)' }).waitFor();
  await take(page, 'historico');
};

describe.skipIf(chromiumPath === null)(`the manual${chromiumPath === null ? ` (${missingBrowser})` : ''}`, () => {
  let program: Program;
  let browser: Browser;
  beforeAll(async () => {
    for (const folder of ['e2e/manual', 'frontend/public/manual']) mkdirSync(join(root, folder), { recursive: true });
    [program, browser] = await Promise.all([startProgram(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await program?.stop();
  });

  it('shows the screens as they are', async () => {
    const context = await browser.newContext({
      viewport: desk,
      locale: 'pt-BR',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await signInTo(page, program);
    await take(page, 'inicio');
    await records(page);
    await advice(page);
    await review(page, program);
    await context.close();
  });
});
