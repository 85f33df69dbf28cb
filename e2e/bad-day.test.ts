import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launch, missingBrowser, openPage } from './browser.ts';
import { type Program, startProgram } from './program.ts';

const signIn = async (page: Page, { address, email, password }: Program) => {
  await page.goto(address);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
};

/** From wherever the test before it ended. */
const toClients = async (page: Page, { address }: Program) => {
  await page.goto(`${address}/#/`);
  await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
};

const focused = (page: Page): Promise<string> =>
  page.evaluate<string>("document.activeElement.tagName + ' ' + (document.activeElement.textContent ?? '')");

describe.skipIf(chromiumPath === null)(
  `a bad day in a browser${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let browser: Browser;
    /** The window of the whole day. */
    let page: Page;
    let context: BrowserContext;
    beforeAll(async () => {
      [program, browser] = await Promise.all([startProgram(), launch()]);
      ({ page, context } = await openPage(browser));
      await signIn(page, program);
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    it('refuses to save offline, keeps what was typed, and saves when pressed again', async () => {
      await page.getByRole('button', { name: 'Adicionar novo Cliente' }).click();
      await page.getByRole('textbox', { name: /^Nome/ }).waitFor();
      await expect.poll(() => focused(page)).toMatch(/^INPUT/);
      await page.getByRole('textbox', { name: /^Nome/ }).fill('Rede Caída da Silva');
      await page.getByLabel('Dt. Nascimento').pressSequentially('10031960');
      await page.getByLabel('Sexo').click();
      await page.getByRole('option', { name: 'Homem' }).click();
      await page.getByLabel('Profissão atual').fill('Metalúrgico');
      await context.setOffline(true);
      await page.getByText('Sem conexão. O que você digitou continua aqui.').waitFor();
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await page.getByText('Erro ao salvar o cliente').waitFor();
      expect(await page.getByRole('button', { name: 'Cancelar' }).isEnabled()).toBe(true);
      await context.setOffline(false);
      await page.getByText('Sem conexão.').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await page.getByRole('heading', { name: 'Rede Caída da Silva', level: 1 }).waitFor();
      expect(await page.title()).toBe('Rede Caída da Silva · Genial');
      await expect.poll(() => focused(page)).toBe('H1 Rede Caída da Silva');
    });

    it('goes on at the name of what was opened, never at nothing', async () => {
      const said: string[] = [];
      const hear = (message: ConsoleMessage) => said.push(message.text());
      page.on('console', hear);
      await toClients(page, program);
      for (const client of ['Helena Duarte Nogueira', 'Antônio Brandão Siqueira']) {
        await page.getByRole('link', { name: client }).click();
        await page.getByRole('heading', { name: client, level: 1 }).waitFor();
        await expect.poll(() => focused(page)).toBe(`H1 ${client}`);
        await page.getByRole('link', { name: /^Aposentadoria/ }).click();
        await page.getByRole('tab', { name: 'Registros de tempo' }).waitFor();
        await expect.poll(() => focused(page)).toMatch(new RegExp(`^H1 ${client}`));
        await page.getByRole('link', { name: 'Clientes' }).click();
        await expect.poll(() => focused(page)).toMatch(/^H1 C/);
      }
      page.off('console', hear);
      expect(said).toEqual([]);
    });

    it('goes on at the heading after a record was removed, and after that was undone', async () => {
      await toClients(page, program);
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
      await page.getByRole('link', { name: /^Aposentadoria/ }).click();
      const record = page.getByRole('heading', { name: 'Faculdade Vila das Acácias' });
      await record.waitFor();
      await page.getByRole('button', { name: 'Remover: Faculdade Vila das Acácias' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
      await record.waitFor({ state: 'hidden' });
      await expect.poll(() => focused(page)).toMatch(/^H1 Helena/);
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await record.waitFor();
      await expect.poll(() => focused(page)).toMatch(/^H1 Helena/);
    });

    it('opens the main screens offline, and explains why others cannot load', async () => {
      const { page, context } = await openPage(browser);
      const customerPage = page.waitForResponse(/CustomerPage.*\.js/);
      const review = page.waitForResponse(/CnisImportDialog.*\.js/);
      await signIn(page, program);
      await Promise.all([customerPage, review]);
      await context.setOffline(true);
      await page.goto(`${program.address}/#/mindmaps`);
      await page.getByText('Sem conexão', { exact: true }).waitFor();
      await context.setOffline(false);
      await page.getByText('Sem conexão', { exact: true }).waitFor({ state: 'hidden' });
      await page.getByRole('heading', { name: 'Mapas mentais', level: 1 }).waitFor();
      expect(await page.getByText('não pôde ser carregada').count()).toBe(0);
      await page
        .getByText('disponível', { exact: false })
        .or(page.getByRole('heading', { level: 2 }))
        .first()
        .waitFor();
      await context.close();
    });

    it('shows the client in the tab title, and undoes a regime changed by a stray click', async () => {
      await toClients(page, program);
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
      await page.getByRole('link', { name: 'Aposentadoria União' }).first().click();
      const card = page.getByRole('article').first();
      await card.waitFor();
      await expect.poll(() => page.title()).toBe('Helena Duarte Nogueira – Aposentadoria União · Genial');
      const chosen = card.locator('button[aria-pressed=true]');
      const before = (await chosen.textContent()) ?? '';
      await card.locator('button[aria-pressed=false]').click();
      await page.getByText('Regime alterado com sucesso').waitFor();
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await page.getByText('Desfeito').waitFor();
      expect(await chosen.textContent()).toBe(before);
    });

    it('restores a removed record with all its remunerations', async () => {
      await toClients(page, program);
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
      await page.getByRole('link', { name: 'Aposentadoria União' }).first().click();
      const cards = page.getByRole('article');
      await cards.first().waitFor();
      const before = await cards.allTextContents();
      await cards
        .last()
        .getByRole('button', { name: /^Remover/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
      await page.getByText('Removido com sucesso!').waitFor();
      await expect.poll(() => cards.count()).toBe(before.length - 1);
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect.poll(() => cards.allTextContents()).toEqual(before);
    });

    it('follows the system theme, and the button changes it on the first click', async () => {
      const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      const light = await background();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(background).not.toBe(light);
      const dark = await background();
      await page.reload();
      await page.getByRole('button', { name: 'Usar o tema claro' }).waitFor();
      expect(await background()).toBe(dark);
      await page.getByRole('button', { name: 'Usar o tema claro' }).click();
      await expect.poll(background).toBe(light);
      await page.getByRole('button', { name: 'Usar o tema escuro' }).click();
      await expect.poll(background).toBe(dark);
    });

    it('clears clients from the screen when the user signs out in another tab', async () => {
      await toClients(page, program);
      const other = await context.newPage();
      await other.goto(program.address);
      await other.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
      await page.getByRole('button', { name: /Menu de/ }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await page.getByRole('button', { name: 'Entrar' }).waitFor();
      await other.getByRole('heading', { name: 'Você saiu do Genial' }).waitFor();
      expect(await other.locator('body').textContent()).not.toContain('Helena');
    });
  },
);
