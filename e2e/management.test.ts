import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../backend/testing/client.ts';
import { selfAnswer } from '../domain/api/auth.ts';
import { updateIndexAnswer } from '../domain/api/indexes.ts';
import { signIn as signInByApi } from './adviser.ts';
import { chromiumPath, launch, missingBrowser, openPage } from './browser.ts';
import { type Program, startProgram } from './program.ts';

const admin = { email: 'rita@genial.test', password: 'vento-31-azul' };
const office = { name: 'Escritório da Prova', email: 'prova@escritorio.test', password: 'chuva-42-verde' };
const reference = '09/2026';

const signIn = async (page: Page, address: string, { email, password }: { email: string; password: string }) => {
  await page.goto(`${address}/#/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page
    .getByRole('button', { name: /^Menu de|^\S+ / })
    .first()
    .waitFor();
};

interface Factor {
  month: string;
  year: number;
  index: number;
}

const spreadsheet = async (factors: readonly Factor[]): Promise<Buffer> => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Índices');
  sheet.addRow(['', 'Mês', 'Índice']);
  for (const { month, year, index } of factors)
    sheet.addRow(['', new Date(Date.UTC(year, Number(month) - 1, 1)), index]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
};

describe.skipIf(chromiumPath === null)(
  `the administrator's day${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let browser: Browser;
    let page: Page;
    let complaints: string[];

    const dialog = (name: string) => page.getByRole('dialog', { name });
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    const open = (label: string) => page.getByRole('link', { name: label, exact: true }).click();
    const upload = async (factors: readonly Factor[]) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'indices.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await spreadsheet(factors),
      });

    /** Once everything is recomputed, an adviser whose case moved sees it, and its cause. */
    const expectMovedFor = async ({ address, email, password }: Program) => {
      await page.getByRole('region', { name: 'Recálculo dos casos' }).getByText('Concluído').waitFor();
      const { page: advisers, context } = await openPage(browser);
      await signIn(advisers, address, { email, password });
      await advisers
        .getByRole('region', { name: 'O que mudou' })
        .getByRole('link', { name: /^Ver a/ })
        .click();
      await advisers.getByRole('link', { name: 'Antônio Brandão Siqueira' }).first().waitFor();
      await advisers.getByText(`índices de ${reference}`).first().waitFor();
      await context.close();
    };

    /** Whoever was given a password chooses another one first. */
    const withOwnPassword = async (email: string, given: string, own: string) => {
      const first = await signInByApi(program.address, email, given);
      const { user } = (await first.get('/users/self')).as(selfAnswer);
      expect((await first.get('/customers')).as(refusal).err).toBe('PasswordChangeRequired');
      expect((await first.put(`/users/${user.id}`, { user: { password: own } })).status).toBe(200);
      return signInByApi(program.address, email, own);
    };

    beforeAll(async () => {
      const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
      [program, browser] = await Promise.all([startProgram(settings), launch()]);
      ({ page, complaints } = await openPage(browser));
      await signIn(page, program.address, admin);
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    it('begins with a new account, whose first user signs in', async () => {
      await open('Contas');
      await page.getByRole('button', { name: 'Nova conta' }).click();
      const form = dialog('Nova conta');
      await form.getByLabel(/^Nome/).fill(office.name);
      await form.getByLabel(/^E-mail/).fill(office.email);
      await form.getByLabel(/^Senha/).fill(office.password);
      await form.getByRole('button', { name: 'Salvar' }).click();
      await row(office.name).getByText('Sem término').waitFor();
      await signInByApi(program.address, office.email, office.password);
    });

    it('lets its licence end, and gives it another year', async () => {
      const setLicence = async (digits: string) => {
        await page.getByRole('button', { name: `Alterar a validade de ${office.name}` }).click();
        const day = dialog(`Validade da licença de ${office.name}`).getByLabel('Último dia da licença');
        await day.fill('');
        await day.pressSequentially(digits);
        await page.getByRole('button', { name: 'Salvar' }).click();
      };
      await setLicence('31122020');
      await row(office.name).getByText('EXPIRADO em 31/12/2020').waitFor();
      await row(office.name).getByText('Inativa').waitFor();
      await setLicence('31122099');
      await row(office.name).getByText('31/12/2099').waitFor();
      await row(office.name).getByText('Ativa', { exact: true }).waitFor();
    });

    it('adds a colleague to that account and corrects the e-mail', async () => {
      await open('Usuários');
      await page.getByRole('link', { name: 'Novo Usuário' }).click();
      await page.getByLabel(/^Nome/).fill('Joana da Prova');
      await page.getByLabel(/^E-mail/).fill('joana@errado.test');
      await page.getByRole('textbox', { name: /^Senha/ }).fill('terra-53-azul');
      await page.getByRole('textbox', { name: /^Confirmação da senha/ }).fill('terra-53-azul');
      await page.getByLabel('Conta', { exact: true }).fill('prova');
      await page.getByRole('option', { name: `${office.name} (${office.email})` }).click();
      // A double click adds one, and the second is not told that the address is taken.
      await page.getByRole('button', { name: 'Salvar' }).dblclick();
      await page.getByText('Usuário criado com sucesso!').waitFor();
      await page.getByRole('link', { name: 'Joana da Prova', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Joana da Prova' }).waitFor();
      await page.getByLabel(/^E-mail/).fill('joana@escritorio.test');
      await page.getByRole('button', { name: 'Salvar' }).dblclick();
      await page.getByText('Usuário atualizado com sucesso!').waitFor();
      await signInByApi(program.address, 'joana@escritorio.test', 'terra-53-azul');
    });

    it('downloads the list of users that a search left', async () => {
      await page.getByRole('link', { name: 'Voltar' }).click();
      await page.getByLabel('Buscar por nome, e-mail ou telefone').fill('PROVA');
      await page.getByRole('link', { name: office.name, exact: true }).waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('usuarios.xlsx');
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(new Uint8Array(await readFile(await file.path())).buffer);
      const names = workbook.worksheets[0]?.getColumn(1).values.slice(1);
      expect(names).toEqual(['Nome', office.name, 'Joana da Prova']);
    });

    it('publishes a table of indexes once its holes are filled, and withdraws it', async () => {
      const api = await signInByApi(program.address, admin.email, admin.password);
      const { updateIndex } = (await api.get(`/updateIndex?date=${reference}`)).as(updateIndexAnswer);
      const factors = updateIndex
        .map(({ month, year, index }) => ({ month, year, index }))
        .toSorted((one, other) => one.year * 12 + Number(one.month) - (other.year * 12 + Number(other.month)));
      await open('Índices');
      await page.getByLabel('Mês da tabela').fill(reference);
      await page.getByRole('button', { name: 'Filtrar' }).click();
      const review = dialog(`Publicar a tabela de ${reference}?`);
      // Lines 12 and 13 are 05 and 06/1995.
      await upload(factors.filter((_factor, at) => at !== 10 && at !== 11));
      await review.getByText('Falta de 05/1995 a 06/1995 (entre as linhas 11 e 12)').waitFor();
      expect(await review.getByRole('button', { name: 'Publicar' }).count()).toBe(0);
      await review.getByRole('button', { name: 'Fechar' }).click();
      const [first, ...others] = factors;
      if (first === undefined) throw new Error('The program has no indexes');
      await upload([{ ...first, index: first.index + 0.1 }, ...others]);
      await review.getByText('1 índice é diferente do que a tabela em uso diz ou faz esperar:').waitFor();
      await review.getByRole('button', { name: 'Publicar' }).click();
      await page.getByText(`Tabela de ${reference} publicada com sucesso!`).waitFor();
      await expectMovedFor(program);
      await page.getByRole('button', { name: `Retirar o que foi publicado para ${reference}` }).click();
      await dialog(`Retirar o que foi publicado para ${reference}?`).getByRole('button', { name: 'Retirar' }).click();
      await page.getByRole('listitem').getByText(`Retirado o que estava publicado para ${reference}`).waitFor();
      expect((await api.get(`/updateIndex?date=${reference}`)).as(updateIndexAnswer).updateIndex).toEqual(updateIndex);
    });

    it('closes the account: nobody of it reaches a client any more', async () => {
      const joana = await withOwnPassword('joana@escritorio.test', 'terra-53-azul', 'folha-64-rosa');
      expect((await joana.get('/customers')).status).toBe(200);
      await open('Contas');
      await page.getByLabel('Buscar por nome ou e-mail').fill('prova');
      await page.getByRole('button', { name: `Desativar ${office.name}` }).click();
      await dialog(`Desativar ${office.name}?`).getByRole('button', { name: 'Desativar' }).click();
      await page.getByRole('button', { name: `Ativar ${office.name}` }).waitFor();
      expect((await joana.get('/customers')).status).toBe(403);
    });

    it('leaves no error in the console', () => {
      expect(complaints).toEqual([]);
    });
  },
);
