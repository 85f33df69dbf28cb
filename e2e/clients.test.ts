import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../backend/testing/client.ts';
import { signIn as signInByApi } from './adviser.ts';
import { chromiumPath, desk, launch, missingBrowser, openPage } from './browser.ts';
import { pdfPages } from './pdf-text.ts';
import { type Program, startProgram } from './program.ts';

const phone = { width: 390, height: 844 };
/** Far enough ahead on any day, and within a year of it. */
const inMonths = (months: number): string => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
};
const yearsBefore = (iso: string, years: number): string => `${Number(iso.slice(0, 4)) - years}${iso.slice(4)}`;

describe.skipIf(chromiumPath === null)(
  `an adviser among many clients${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let browser: Browser;
    beforeAll(async () => {
      [program, browser] = await Promise.all([startProgram(), launch()]);
      await soonToRetire(await signInByApi(program.address, program.email, program.password));
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    const enter = async (page: Page) => {
      await page.goto(program.address);
      await page.getByLabel('E-mail').fill(program.email);
      await page.getByLabel('Senha', { exact: true }).fill(program.password);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
    };
    const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Buscar cliente' });
    const downloaded = async (page: Page, button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    /** Somebody of 62 in half a year, who has contributed long enough. */
    const soonToRetire = async (adviser: Client) => {
      const birthDate = yearsBefore(inMonths(6), 62);
      const customer = { name: 'Sônia Quase Lá', birthDate, gender: 'Mulher', currentProfession: 'Costureira' };
      const made = await adviser.post('/customers', { customer });
      const {
        customer: { id },
      } = JSON.parse(made.text);
      const calculation = await adviser.post('/calculations', { customerId: id, name: 'INSS', regimeType: 'RGPS' });
      const {
        calculation: { id: calculationId },
      } = JSON.parse(calculation.text);
      const workRecord = { calculationId, companyName: 'Confecções Agulha de Ouro', ingressDate: '2005-01-01' };
      await adviser.post('/work-records', { workRecord });
      for (let number = 1; number <= 10; number += 1)
        await adviser.post('/calculations', { customerId: id, name: `Estudo ${number}`, regimeType: 'RGPS' });
    };

    it('shows five clients at once on a small window, below the place for an extract and who can retire next', async () => {
      const adviser = await signInByApi(program.address, program.email, program.password);
      for (const name of ['Ana', 'Bia', 'Caio', 'Davi'])
        await adviser.post('/customers', { customer: { name, birthDate: '1970-01-02', gender: 'Homem' } });
      const { page, context } = await openPage(browser, { width: 1024, height: 768 });
      await enter(page);
      await expect
        .poll(async () => {
          await page.reload();
          await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
          return page.getByRole('heading', { name: 'Próximas aposentadorias' }).count();
        })
        .toBe(1);
      await page.getByText('Solte o CNIS nesta página').waitFor();
      await page.getByRole('button', { name: 'Pular' }).click();
      await page.getByText('Solte o CNIS nesta página').waitFor({ state: 'hidden' });
      const boxes = await Promise.all((await page.locator('tbody tr').all()).map((row) => row.boundingBox()));
      const whole = boxes.filter((box) => box !== null && box.y + box.height <= 768);
      expect(whole.length).toBeGreaterThanOrEqual(5);
      await context.close();
    });

    it.each([
      ['on a desk', desk],
      ['on a phone', phone],
    ])('works through the list, the search and the page of a client %s', async (_where, viewport) => {
      const { page, context, complaints } = await openPage(browser, viewport);
      await enter(page);

      // Who can retire soon stands above the list, as soon as it is computed.
      await expect
        .poll(async () => {
          await page.reload();
          await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
          return page.getByRole('heading', { name: 'Próximas aposentadorias' }).count();
        })
        .toBe(1);
      const calendar = await downloaded(page, 'Calendário (.ics)');
      expect(calendar.name).toBe('aposentadorias.ics');
      expect(calendar.bytes.toString('utf8')).toContain('SUMMARY:Aposentadoria (RGPS): Sônia Quase Lá');
      await page.getByRole('link', { name: 'Ver na lista' }).click();
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor({ state: 'hidden' });
      await page.getByRole('combobox', { name: /^Aposentadoria/ }).click();
      await page.getByRole('option', { name: 'Já pode' }).click();
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
      await page.getByRole('combobox', { name: /^Aposentadoria/ }).click();
      await page.getByRole('option', { name: 'Todas' }).click();

      // By profession, once 'Nome' is not the only one that counts.
      await searchBox(page).fill('costureira');
      await page.getByText('Nenhum cliente encontrado').waitFor();
      await page.getByRole('checkbox', { name: /Nome/ }).uncheck();
      await page.getByRole('link', { name: 'Sônia Quase Lá' }).first().waitFor();
      const sheet = await downloaded(page, 'Exportar');
      expect(sheet.name).toBe('clientes.xlsx');
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(new Uint8Array(sheet.bytes).buffer);
      expect(workbook.getWorksheet('Clientes')?.getRow(2).getCell(1).value).toBe('Sônia Quase Lá');
      expect(workbook.getWorksheet('Clientes')?.rowCount).toBe(2);

      // Everything at once, by the keyboard alone where there is one.
      if (viewport === desk) await page.keyboard.press('Control+k');
      else await page.getByRole('button', { name: 'Buscar em tudo' }).click();
      await page.getByRole('combobox', { name: /Buscar em clientes/ }).fill('AGULHA');
      await page.getByRole('option', { name: /Confecções Agulha de Ouro/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('article').first().waitFor();
      // The pointer rests on the button of the search, whose tooltip hangs over what is below it.
      await page.mouse.move(0, 0);

      // The page of the client: documents kept, given back and removed; the paper without a control.
      await page.getByRole('link', { name: 'Sônia Quase Lá' }).first().click();
      await page.getByRole('button', { name: /^Documentos/ }).click();
      const file = { name: 'PPP da fábrica.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 um PPP') };
      await page.locator('input[type=file][aria-label^="Anexar: PPP"]').setInputFiles(file);
      await page.getByRole('button', { name: 'Baixar PPP da fábrica.pdf' }).waitFor();
      const back = await downloaded(page, 'Baixar PPP da fábrica.pdf');
      expect([back.name, back.bytes.toString('utf8')]).toEqual(['PPP da fábrica.pdf', '%PDF-1.4 um PPP']);
      await page.getByRole('button', { name: 'Remover PPP da fábrica.pdf' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
      await page.getByText('Documento removido').waitFor();

      const paper = (await pdfPages(new Uint8Array(await page.pdf({ format: 'A4' })))).join(' ');
      expect(paper).toContain('Sônia Quase Lá');
      // More than a page of the screen has.
      await expect.poll(() => page.getByRole('link', { name: /^(INSS|Estudo \d+)$/ }).count()).toBe(10);
      expect(paper).toContain('INSS');
      for (let number = 1; number <= 10; number += 1) expect(paper).toContain(`Estudo ${number}`);
      expect(paper).toContain('Profissão atual');
      for (const control of ['Editar', 'Imprimir', 'Novo Cálculo', 'Documento removido', 'Por página', 'Anexar'])
        expect(paper).not.toContain(control);

      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
      await context.close();
      expect(complaints).toEqual([]);
    });

    it('reads the way back whole on a phone, and scrolls nothing sideways at four times the size', async () => {
      const { page, context, complaints } = await openPage(browser, phone);
      await enter(page);
      const cut = `[...document.querySelectorAll('nav[aria-label="Você está em"] a')]
        .slice(0, 1).map((one) => [one.textContent, one.scrollWidth > one.clientWidth])`;
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
      await page.getByRole('link', { name: 'Aposentadoria União' }).first().click();
      await page.getByRole('article').first().waitFor();
      expect(await page.evaluate(cut)).toEqual([['Clientes', false]]);
      expect(await page.getByRole('link', { name: 'Guia rápido' }).isVisible()).toBe(true);
      await page.setViewportSize({ width: 320, height: 256 });
      const isWithin = () => page.evaluate('document.documentElement.scrollWidth <= window.innerWidth');
      await page
        .getByRole('navigation', { name: 'Você está em' })
        .getByRole('link', { name: /^Helena/ })
        .click();
      await page.getByRole('button', { name: 'Editar' }).click();
      await page.getByRole('textbox', { name: 'Nome' }).waitFor();
      expect(await isWithin()).toBe(true);
      await page.goto(`${program.address}/#/law-changes`);
      await page.getByRole('link', { name: 'Ver os clientes em que o dia ou o valor mudou' }).waitFor();
      expect(await isWithin()).toBe(true);
      await context.close();
      expect(complaints).toEqual([]);
    });

    it('is told of a client who is there already, and saves all the same', async () => {
      const { page, context } = await openPage(browser);
      await enter(page);
      await page.getByRole('button', { name: 'Adicionar novo Cliente' }).click();
      await page.getByRole('textbox', { name: /^Nome/ }).fill('helena duarte nogueira');
      const born = page.getByLabel(/^Dt. Nascimento/);
      await born.pressSequentially('14051966');
      await page.getByLabel(/^Sexo/).click();
      await page.getByRole('option', { name: 'Mulher' }).click();
      await page.getByLabel(/^Profissão atual/).fill('Auditora');
      await page.getByLabel('CPF').pressSequentially('52998224725');
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await page.getByText('CPF 529.982.247-25').waitFor();
      await page.getByRole('alert').filter({ hasText: 'pode ser a mesma pessoa' }).waitFor();
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
      await page.getByText('· Curitiba/PR').waitFor();
      await context.close();
    });
  },
);
