import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launch, missingBrowser, openPage } from './browser.ts';
import { pdfPages } from './pdf-text.ts';
import { type Program, startProgram } from './program.ts';

const longCareer = fileURLToPath(new URL('../cnis-reader/fixtures/long-career.pdf', import.meta.url));

const signIn = async (page: Page, { address, email, password }: Program) => {
  await page.goto(address);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: 'Adicionar novo Cliente' }).waitFor();
};

const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** A PDF with text that is no extract. */
const letter = async (browser: Browser): Promise<Buffer> => {
  const paper = await browser.newPage();
  await paper.setContent('<h1>Carta de Concessão</h1><p>NIT 100.20030.04-1, competência 03/2020, R$ 1.234,56</p>');
  const bytes = await paper.pdf();
  await paper.close();
  return bytes;
};

const fillDate = (page: Page, label: string, digits: string) => page.getByLabel(label).pressSequentially(digits);

describe.skipIf(chromiumPath === null)(
  `the whole job in a browser${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let browser: Browser;
    let page: Page;
    let complaints: string[];

    beforeAll(async () => {
      [program, browser] = await Promise.all([startProgram(), launch()]);
      ({ page, complaints } = await openPage(browser));
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    it('signs in and finds the two clients of the demonstration', async () => {
      await signIn(page, program);
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
      await page.getByRole('link', { name: 'Antônio Brandão Siqueira' }).waitFor();
    });

    it('creates a client and keeps the entered data', async () => {
      await page.getByRole('button', { name: 'Adicionar novo Cliente' }).click();
      await page.getByRole('textbox', { name: /^Nome/ }).fill('Carlos Inventado da Prova');
      await fillDate(page, 'Dt. Nascimento', '10031960');
      await choose(page, 'Sexo', 'Homem');
      await page.getByLabel('Profissão atual').fill('Metalúrgico');
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await page.getByRole('button', { name: 'Editar', exact: true }).waitFor();
      await expect.poll(() => page.getByRole('main').textContent()).toContain('10/03/1960');
    });

    it('opens a calculation of the RGPS', async () => {
      await page.getByRole('button', { name: 'Novo Cálculo' }).click();
      await page.getByLabel('Nome do cálculo').fill('INSS do Carlos');
      await choose(page, 'Tipo de regime', 'RGPS');
      await page.getByRole('button', { name: 'Criar', exact: true }).click();
      await page.getByRole('button', { name: 'Importar CNIS' }).waitFor();
      expect(page.url()).toMatch(/#\/customer\/[^/]+\/calculations\/[^/]+/);
    });

    it('refuses a document that is not a CNIS extract, with a message, and saves nothing', async () => {
      await page.getByRole('button', { name: 'Importar CNIS' }).click();
      await page.setInputFiles('input[type=file]', {
        name: 'carta.pdf',
        mimeType: 'application/pdf',
        buffer: await letter(browser),
      });
      await page.getByRole('button', { name: 'Extrair Dados' }).click();
      await page.getByRole('alert').filter({ hasText: 'CNIS' }).waitFor();
      await page.getByRole('button', { name: 'Escolher outro arquivo' }).click();
    });

    it('reads the extract of a long career and saves what was reviewed', async () => {
      await page.setInputFiles('input[type=file]', longCareer);
      await page.getByRole('button', { name: 'Extrair Dados' }).click();
      // Recent today, years ago when this test runs in the future.
      await page.getByRole('radio', { name: 'Continua até hoje' }).check();
      await page.getByRole('button', { name: 'Salvar registros' }).click();
      const question = page.getByRole('dialog', { name: 'Salvar o extrato de outra pessoa?' });
      await question.getByText('HELENA PERSONAGEM DE ENSAIO').waitFor();
      await question.getByRole('button', { name: 'Salvar mesmo assim' }).click();
      await page.getByText('Registros salvos com sucesso').waitFor();
      await page.getByRole('article').first().waitFor();
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(3);
    });

    it('shows which rules are met, with values, and which are not, with reasons', async () => {
      await page.getByRole('tab', { name: 'Regras RGPS' }).click();
      await page
        .getByText(/Pode se aposentar desde \d{2}\/\d{2}\/\d{4} · R\$/)
        .first()
        .waitFor();
      await page.getByRole('tab', { name: /Regras Não Aplicáveis/ }).click();
      await page.getByRole('button', { name: /^Não é professor \(\d+\)/ }).click();
      await page.getByText('Sem tempo de magistério').first().waitFor();
    });

    it('exports the Relatório Genial, with the client, the rules and the dates', async () => {
      await page.getByRole('tab', { name: 'Relatório Genial' }).click();
      await page.getByLabel('Nome do advogado').fill('Dra. Ana Exemplo');
      await page.getByLabel('OAB').fill('SP 123.456');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Exportar PDF' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^Relatório Genial - .+\.pdf$/);
      const pages = await pdfPages(new Uint8Array(await readFile(await download.path())));
      const text = pages.join(' ');
      expect(text).toContain('Carlos Inventado da Prova');
      expect(text).toContain('Possibilidades imediatas de aposentadoria (RGPS)');
      expect(text).toMatch(/Pode se aposentar desde \d{2}\/\d{2}\/\d{4}/);
      expect(text).toContain('Dra. Ana Exemplo');
      expect(pages[1]).toContain(`página 2 de ${pages.length}`);
    });

    it('signs out, and then shows nothing', async () => {
      await page.getByRole('button', { name: /Menu de/ }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await page.getByRole('button', { name: 'Entrar' }).waitFor();
      await page.goto(`${program.address}/#/`);
      await page.getByRole('button', { name: 'Entrar' }).waitFor();
    });

    it('causes no browser errors', () => {
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
    });
  },
);
