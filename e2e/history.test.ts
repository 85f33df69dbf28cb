import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
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

const entry = (page: Page, summary: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: summary, exact: true }) });

const confirm = async (page: Page) => {
  const question = page.getByRole('dialog', { name: 'Voltar a esta versão?' });
  await question.getByRole('button', { name: 'Voltar a esta versão' }).click();
  await question.waitFor({ state: 'hidden' });
};

describe.skipIf(chromiumPath === null).each([
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)(`the history on %s${chromiumPath === null ? ` (${missingBrowser})` : ''}`, (_where, viewport) => {
  let program: Program;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    [program, browser] = await Promise.all([startProgram(), launch()]);
    ({ page, complaints } = await openPage(browser, viewport));
    await signIn(page, program);
    await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
    await page.getByRole('link', { name: 'Aposentadoria União' }).click();
    await page.getByRole('article').first().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await program?.stop();
  });

  it('tells an edit of the form in its own words, before and after', async () => {
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    await page.getByLabel('Nome do cálculo').fill('Planejamento revisto');
    await page.getByLabel('Dt. Para Atualização').pressSequentially('31012027');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Cálculo salvo').waitFor();
    await page.getByRole('tab', { name: 'Histórico' }).click();
    const edited = entry(page, 'Dados do cálculo alterados: Nome do cálculo, Dt. Para Atualização');
    await edited.getByText('Versão atual').waitFor();
    await expect
      .poll(() => edited.getByRole('list').last().allInnerTexts())
      .toEqual(['Nome do cálculo: Aposentadoria União → Planejamento revisto\nDt. Para Atualização: 31/01/2027']);
    await edited.getByText(/por Marina Prado/).waitFor();
  });

  it('shows the calculation as it stood, with its records and rules, to be read only', async () => {
    await page.getByRole('link', { name: 'Ver como estava (revisão 1)' }).click();
    await page.getByRole('heading', { name: /^Como estava em .* \(revisão 1\)$/ }).waitFor();
    await page.getByText('Aposentadoria União', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(3);
    expect(await page.getByRole('button', { name: /Editar|Mais ações|Inserir/ }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Regras RPPS' }).click();
    await page
      .getByText(/Pode se aposentar desde/)
      .first()
      .waitFor();
  });

  it('compares it with the present, rule by rule', async () => {
    await page.getByRole('link', { name: 'Comparar com a atual' }).click();
    await page.waitForURL(/\/history\/1\/2$/);
    await page.getByRole('heading', { name: /^De \d\d\/\d\d\/\d{4} .* a \d\d\/\d\d\/\d{4}/ }).waitFor();
    await page.getByText('Planejamento revisto').first().waitFor();
    const rules = page.getByRole('table', { name: 'O que isso fez com as regras' });
    await rules.getByRole('rowheader').first().waitFor();
    await page.getByRole('link', { name: 'Inverter' }).click();
    await page.waitForURL(/\/history\/2\/1$/);
    await rules.getByRole('rowheader').first().waitFor();
    await page.getByRole('link', { name: 'Voltar ao histórico' }).click();
  });

  it('returns to it as a new entry, and takes that back', async () => {
    await page.getByRole('button', { name: 'Voltar a esta versão (revisão 1)' }).click();
    await confirm(page);
    const returned = page.getByRole('heading', { name: /^Voltou ao que era em .* \(revisão 1\)$/ });
    await returned.waitFor();
    await page.getByText('Aposentadoria União', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await page.getByRole('heading', { name: /^Voltou ao que era em .* \(revisão 2\)$/ }).waitFor();
    await page.getByText('Planejamento revisto').first().waitFor();
  });

  it("tells of a client's data, and returns to them", async () => {
    await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    await page.getByLabel('Cidade', { exact: true }).fill('Ponta Grossa');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Cliente salvo com sucesso').waitFor();
    await page.getByRole('link', { name: 'Histórico' }).click();
    await entry(page, 'Cadastro alterado: Cidade').getByText('Curitiba').waitFor();
    await page.getByRole('link', { name: 'Ver como estava (revisão 0)' }).click();
    await page.getByRole('heading', { name: /^Como estava em .* \(revisão 0\)$/ }).waitFor();
    await page.getByRole('button', { name: 'Voltar a esta versão' }).click();
    await confirm(page);
    await entry(page, 'Cadastro alterado: Cidade').waitFor();
    await page.getByRole('heading', { name: /^Voltou ao que era em .* \(revisão 0\)$/ }).waitFor();
  });

  it('carries a client away in a file and brings it back as another', async () => {
    await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).first().click();
    await page.getByRole('button', { name: 'Exportar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /Arquivo do Genial/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Helena Duarte Nogueira.genial.json');
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    const buffer = Buffer.from(JSON.stringify({ ...file, customer: { ...file.customer, name: 'Helena Trazida' } }));
    await page.goto(`${program.address}/#/customer/new?mode=edit`);
    await page.setInputFiles('input[accept*=json]', { name: 'cliente.json', mimeType: 'application/json', buffer });
    await page.getByText('Cliente importado com sucesso').waitFor();
    await page.getByRole('heading', { name: 'Helena Trazida' }).waitFor();
    await page.getByRole('link', { name: 'Planejamento revisto' }).waitFor();
  });

  it('copies a calculation to another client', async () => {
    await page.getByRole('button', { name: 'Duplicar Planejamento revisto' }).click();
    const copy = page.getByRole('dialog', { name: 'Duplicação de Um Cálculo' });
    await copy.getByLabel('Nome do novo cálculo').fill('Levado');
    await copy.getByRole('combobox', { name: 'Cliente' }).fill('antonio');
    await page.getByRole('option', { name: /^Antônio Brandão Siqueira/ }).click();
    await copy.getByRole('button', { name: 'Duplicar' }).click();
    await page.getByText('Cálculo duplicado para Antônio Brandão Siqueira').waitFor();
    await page.getByRole('heading', { name: 'Antônio Brandão Siqueira' }).waitFor();
    await page.getByText('Levado', { exact: true }).first().waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(3);
  });

  it('without one complaint of the browser', () => {
    expect(complaints).toEqual([]);
  });
});
