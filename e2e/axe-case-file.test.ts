import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { close, describeUnderAxe, dialog, heading, type Look, signInTo } from './axe.ts';
import type { Program } from './program.ts';

const extract = fileURLToPath(new URL('../cnis-reader/fixtures/short.pdf', import.meta.url));
const locked = fileURLToPath(new URL('../cnis-reader/fixtures/encrypted.pdf', import.meta.url));

const drop = async (page: Page, look: Look) => {
  await page.setInputFiles('input[type=file]', extract);
  await page.getByRole('button', { name: 'Continuar para a revisão' }).waitFor();
  await look('extract before its client');
  await close(page);
  await page.setInputFiles('input[type=file]', locked);
  await page.getByLabel('Senha do PDF').waitFor();
  await look('locked extract');
  await close(page);
};

const clients = async (page: Page, { address }: Program, look: Look) => {
  await look('clients');
  await drop(page, look);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar em clientes, cálculos e empregadores' }).fill('a');
  await page.getByRole('option').first().waitFor();
  await look('search over everything');
  await close(page);
  await page.getByRole('button', { name: 'Novo cálculo para Helena Duarte Nogueira' }).click();
  await dialog(page).waitFor();
  await look('kinds of calculation');
  await close(page);
  await page.getByRole('button', { name: 'Remover Helena Duarte Nogueira' }).click();
  await dialog(page).waitFor();
  await look('removal of a client');
  await close(page);
  await page.goto(`${address}/#/customer/new?mode=edit`);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Campo obrigatório').first().waitFor();
  await look('new client refused');
  await page.goto(`${address}/#/`);
  await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
  await page.getByRole('button', { name: 'Novo Cálculo' }).waitFor();
  await look('client');
  await page.getByRole('button', { name: /^Documentos/ }).click();
  await page
    .getByRole('button', { name: /^Anexar/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Dados do cliente' }).click();
  await look('client with documents and facts');
  await page.getByRole('button', { name: 'Novo Cálculo' }).click();
  await page.getByRole('button', { name: 'Criar' }).waitFor();
  await look('new calculation');
  await page.getByRole('button', { name: 'Cancelar' }).click();
};

const records = async (page: Page, look: Look) => {
  await page.getByRole('link', { name: 'Aposentadoria União' }).first().click();
  await page.getByRole('article').first().waitFor();
  await look('records');
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByLabel('Nome do cálculo').waitFor();
  await look('calculation being changed');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Inserir registro' }).click();
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Campo obrigatório').first().waitFor();
  await look('new record refused');
  await close(page);
  for (const action of ['Deduções', 'Dividir Vínculo', 'Remover']) {
    await page
      .getByRole('button', { name: new RegExp(`^${action}: `) })
      .first()
      .click();
    await dialog(page).waitFor();
    await look(action);
    await close(page);
  }
  await page
    .getByRole('checkbox', { name: /^Selecionar/ })
    .first()
    .check();
  await page.getByRole('toolbar', { name: 'Ações sobre os vínculos selecionados' }).waitFor();
  await look('records chosen');
  await page.getByRole('button', { name: 'Limpar seleção' }).click();
  await page.getByRole('button', { name: 'Inserir remunerações' }).last().click();
  await dialog(page).getByRole('textbox').first().waitFor();
  await look('remunerations');
  await close(page);
};

const cnis = async (page: Page, look: Look) => {
  await page.getByRole('button', { name: 'Importar CNIS' }).click();
  await page.setInputFiles('input[type=file]', extract);
  await look('extract chosen');
  await page.getByRole('button', { name: 'Extrair Dados' }).click();
  await page.getByRole('button', { name: 'Salvar registros' }).waitFor();
  await look('extract reviewed');
  await page
    .getByRole('button', { name: /^Detalhes de / })
    .first()
    .click();
  await page.getByRole('group', { name: 'Conta como' }).first().waitFor();
  await look('link of an extract opened');
  await page
    .getByRole('button', { name: /^Ver \d+ remunerações$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Usar estes valores' }).waitFor();
  await look('months of an extract');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Usar estes valores' }).waitFor({ state: 'hidden' });
  await close(page);
};

const history = async (page: Page, look: Look) => {
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await page.getByRole('link', { name: 'Ver como estava (revisão 0)' }).waitFor();
  await look('history');
  await page.getByRole('button', { name: 'Voltar a esta versão (revisão 0)' }).click();
  await dialog(page).waitFor();
  await look('return to a revision');
  await close(page);
  await page.getByRole('link', { name: 'Ver como estava (revisão 0)' }).click();
  await heading(page, 'Helena Duarte Nogueira');
  await look('past revision');
  await page.getByRole('link', { name: 'Comparar com a atual' }).click();
  await page.getByRole('table').waitFor();
  await look('revisions compared');
  await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
  await page.getByRole('button', { name: 'Duplicar Aposentadoria União' }).click();
  await dialog(page).waitFor();
  await look('copy');
  await close(page);
  await page.getByRole('link', { name: 'Histórico' }).click();
  await page.getByText('Cliente criado').waitFor();
  await look('history of a client');
};

describeUnderAxe('the case file', async (page, program, look) => {
  await signInTo(page, program);
  await clients(page, program, look);
  await records(page, look);
  await cnis(page, look);
  await history(page, look);
});
