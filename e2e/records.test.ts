import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launch, missingBrowser, openPage } from './browser.ts';
import { pdfPages } from './pdf-text.ts';
import { type Program, startProgram } from './program.ts';

const signIn = async (page: Page, { address, email, password }: Program) => {
  await page.goto(address);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
};

const dialog = (page: Page) => page.getByRole('dialog').last();
const records = (page: Page) => page.getByRole('article');
const bar = (page: Page, name: RegExp) =>
  page.getByRole('figure', { name: 'Linha do tempo dos vínculos' }).getByRole('button', { name });
const cell = (page: Page, month: string) => page.getByLabel(`Remuneração de ${month}`, { exact: true });
const choose = async (page: Page, label: string | RegExp, option: string | RegExp) => {
  await dialog(page).getByLabel(label).click();
  await page.getByRole('option', { name: option }).click();
};

/** As a spreadsheet hands it over. */
const paste = async (page: Page, month: string, text: string) => {
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await cell(page, month).focus();
  await page.keyboard.press('Control+v');
};

/** What a printer without colours would put on the paper: how dark, from 0 to 255, the middle of an element is. */
const darknessOf = async (page: Page, name: RegExp): Promise<number> => {
  const picture = (await bar(page, name).screenshot()).toString('base64');
  return page.evaluate<number>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${picture}';
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.filter = 'grayscale(1)';
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, Math.floor(image.height / 2), image.width, 1);
    return 255 - data.filter((_value, place) => place % 4 === 0).reduce((sum, value) => sum + value, 0) / image.width;
  })()`);
};

/** A tool of the sheet; on a phone they stand in a menu. */
const useTool = async (page: Page, name: string): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Ferramentas' });
  if (!(await menu.isVisible())) return page.getByRole('button', { name }).click();
  await menu.click();
  await page.getByRole('menuitem', { name }).click();
};

describe.skipIf(chromiumPath === null).each([
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)(
  `the records of a calculation on %s${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  (where, viewport) => {
    let program: Program;
    let browser: Browser;
    let page: Page;
    let complaints: string[];

    beforeAll(async () => {
      [program, browser] = await Promise.all([startProgram(), launch()]);
      const opened = await openPage(browser, viewport);
      ({ page, complaints } = opened);
      await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await signIn(page, program);
      await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    it('marks what the form of a calculation lacks, and creates it all the same', async () => {
      await page.getByRole('button', { name: 'Novo Cálculo' }).click();
      await page.getByLabel('Nome do cálculo').fill('Da prova');
      const form = page.getByRole('region', { name: 'Dados do cliente usados no cálculo' });
      await form.getByText('Analista administrativa').waitFor();
      await page.getByLabel('Dt. Ingresso no serviço público').focus();
      await page.getByLabel('Nome do cálculo').focus();
      await page.getByText('Campo obrigatório').first().waitFor();
      await page.getByRole('button', { name: 'Criar', exact: true }).click();
      await page.getByRole('heading', { name: 'Nenhum registro de tempo' }).waitFor();
    });

    const insert = async (company: string, from: string, to: string) => {
      await page.getByRole('button', { name: 'Inserir registro' }).click();
      await dialog(page)
        .getByLabel(/^Empresa ou órgão/)
        .fill(company);
      await dialog(page)
        .getByLabel(/^Data de início/)
        .pressSequentially(from);
      await dialog(page)
        .getByLabel(/^Data de término/)
        .pressSequentially(to);
      await choose(page, /^UF/, /^PR/);
      await dialog(page)
        .getByLabel(/^Cidade/)
        .fill('Curitiba');
      await dialog(page).getByRole('button', { name: 'Salvar' }).click();
      await page.getByRole('article', { name: company }).waitFor();
    };

    it('inserts records, naming what is missing', async () => {
      await page.getByRole('button', { name: 'Inserir registro' }).click();
      await dialog(page).getByRole('button', { name: 'Salvar' }).click();
      await expect.poll(() => dialog(page).getByText('Campo obrigatório').count()).toBe(4);
      await page.keyboard.press('Escape');
      await insert('Escola da Prova', '01012000', '31122001');
      await insert('Hospital da Prova', '01012004', '31122005');
      await insert('Fábrica da Prova', '01012006', '31122007');
      await expect.poll(() => records(page).count()).toBe(3);
    });

    it('says what was done to several above the bar that did it, whose buttons stay in sight', async () => {
      await page.getByRole('checkbox', { name: 'Selecionar Hospital da Prova' }).check();
      const bar = page.getByRole('toolbar', { name: /selecionados/ });
      if (where === 'a phone') await bar.getByRole('button', { name: 'Alterar' }).click();
      const menu = page.getByRole('menuitem', { name: 'Passar para RPPS' });
      await (where === 'a phone' ? menu : bar.getByRole('button', { name: 'Passar para RPPS' })).click();
      const toast = page.getByRole('alert').filter({ hasText: 'alterado com sucesso' });
      await toast.waitFor();
      await expect
        .poll(async () => {
          const [told, buttons] = [await toast.boundingBox(), await bar.boundingBox()];
          return told !== null && buttons !== null && told.y + told.height <= buttons.y;
        })
        .toBe(true);
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await page.getByText('Desfeito').waitFor();
      await bar.getByRole('button', { name: 'Limpar seleção' }).click();
    });

    it('removes several in one step, takes it back, and the history tells both', async () => {
      await page.getByRole('checkbox', { name: 'Selecionar Hospital da Prova' }).check();
      await page.getByRole('checkbox', { name: 'Selecionar Fábrica da Prova' }).check();
      await page.getByText('2 selecionados').waitFor();
      await page
        .getByRole('toolbar', { name: /selecionados/ })
        .getByRole('button', { name: 'Remover' })
        .click();
      await dialog(page).getByRole('button', { name: 'Remover' }).click();
      await page.getByText('2 registros removidos').waitFor();
      await expect.poll(() => records(page).count()).toBe(1);
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect.poll(() => records(page).count()).toBe(3);
      await page.getByRole('tab', { name: 'Histórico' }).click();
      await page.getByRole('heading', { name: /^Voltou ao que era em / }).waitFor();
      await page.getByRole('heading', { name: 'Registro de tempo removido: Hospital da Prova' }).waitFor();
      await page.getByRole('tab', { name: 'Registros de tempo' }).click();
    });

    it('fills a sheet: a column pasted, repeated, raised, a month jumped to, saved by Ctrl+S', async () => {
      await page
        .getByRole('article', { name: 'Escola da Prova' })
        .getByRole('button', { name: 'Inserir remunerações' })
        .click();
      await cell(page, '01/2000').waitFor();
      await paste(page, '01/2000', '01/2000\t1.000,00\n02/2000\t1.100,00\n');
      await dialog(page).getByRole('button', { name: 'Aplicar' }).click();
      await expect.poll(() => cell(page, '02/2000').inputValue()).toBe('1.100,00');

      await cell(page, '02/2000').focus();
      await useTool(page, 'Repetir até…');
      await choose(page, 'Até', '12/2000');
      await dialog(page).getByRole('button', { name: 'Aplicar' }).click();
      await expect.poll(() => cell(page, '12/2000').inputValue()).toBe('1.100,00');

      await useTool(page, 'Reajustar %');
      await dialog(page).getByLabel('Percentual').fill('10');
      await choose(page, 'De', '03/2000');
      await dialog(page).getByRole('button', { name: 'Aplicar' }).click();
      await expect.poll(() => cell(page, '03/2000').inputValue()).toBe('1.210,00');
      expect(await cell(page, '01/2000').inputValue()).toBe('1.000,00');

      // The last column is read whole, heading and remarks, also on a phone.
      const cut = `[...document.querySelectorAll('[role=dialog] table th:last-child, [role=dialog] table td:last-child')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > window.innerWidth + 1)
        .map((one) => one.textContent)`;
      await expect.poll(() => page.getByRole('columnheader', { name: 'Observação' }).isVisible()).toBe(true);
      expect(await page.evaluate(cut)).toEqual([]);

      await page.getByLabel('Ir para a competência').fill('12/2001');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.evaluate("document.activeElement.getAttribute('aria-label')"))
        .toBe('Remuneração de 12/2001');
      await page.keyboard.type('1500');
      await page.keyboard.press('Control+s');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('tab', { name: 'Histórico' }).click();
      await page
        .getByText(/13 remunerações/)
        .first()
        .waitFor();
      await page.getByRole('tab', { name: 'Registros de tempo' }).click();
    });

    it('opens a record from its bar, and a new one from the gap, by the keyboard', async () => {
      await bar(page, /^Escola da Prova ·/).focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() =>
          dialog(page)
            .getByLabel(/^Empresa ou órgão/)
            .inputValue(),
        )
        .toBe('Escola da Prova');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await bar(page, /^Sem registro de 01\/01\/2002 a 31\/12\/2003/).focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() =>
          dialog(page)
            .getByLabel(/^Data de início/)
            .inputValue(),
        )
        .toBe('01/01/2002');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });

    it('prints the bars in black and white, and no control', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await darknessOf(page, /^Escola da Prova ·/)).toBeGreaterThan(60);
      const style = "getComputedStyle(document.querySelector('figure button[aria-label^=Escola]')).printColorAdjust";
      expect(await page.evaluate(style)).toBe('exact');
      const strip = "getComputedStyle(document.querySelector('section[aria-label=Cliente]')).position";
      expect(await page.evaluate(strip)).toBe('static');
      const paper = (await pdfPages(new Uint8Array(await page.pdf({ format: 'A4' })))).join(' ');
      await page.emulateMedia({ media: 'screen' });
      for (const shown of ['Helena Duarte Nogueira', 'Escola da Prova', 'EC 41', '01/01/2000 – 31/12/2001'])
        expect(paper).toContain(shown);
      for (const control of ['Importar CNIS', 'Inserir', 'Dividir Vínculo', 'Regras RGPS', 'Histórico', 'Desfazer'])
        expect(paper).not.toContain(control);
    });

    it(`fits ${where}, without one complaint of the browser`, async () => {
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
      expect(complaints).toEqual([]);
    });
  },
);
