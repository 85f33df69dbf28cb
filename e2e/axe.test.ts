import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, desk, launch, missingBrowser } from './browser.ts';
import { type Program, startProgram } from './program.ts';
import { fillSignUp, signUpPassword } from './sign-up-form.ts';

const extract = fileURLToPath(new URL('../cnis-reader/fixtures/short.pdf', import.meta.url));
const locked = fileURLToPath(new URL('../cnis-reader/fixtures/encrypted.pdf', import.meta.url));

/** Findings that axe rates minor are left to human review. */
const grave: ReadonlySet<string | null | undefined> = new Set(['critical', 'serious', 'moderate']);

/** The chart library keeps the hidden span in which it measures words outside every landmark. */
const run = "axe.run({ exclude: '#recharts_measurement_span' }, { resultTypes: ['violations'] })";

/** Every serious finding on the current page, such as 'records: color-contrast at .MuiChip-label'. */
const findings = async (page: Page, state: string): Promise<string[]> => {
  // Elements that are still fading in have less contrast than they will have.
  await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))');
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>(run);
  return violations
    .filter(({ impact }) => grave.has(impact))
    .map(({ id, nodes }) => `${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();
const dialog = (page: Page) => page.getByRole('dialog').last();
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
};

type Look = (state: string) => Promise<void>;

const beforeSignIn = async (page: Page, { address }: Program, look: Look) => {
  await page.goto(`${address}/#/forgot-password`);
  await page.getByRole('button', { name: 'Enviar link' }).waitFor();
  await look('forgotten password');
  await page.goto(`${address}/#/reset-password/nothing`);
  await page.getByRole('link', { name: 'Solicitar um novo link' }).waitFor();
  await look('false reset link');
  await page.goto(`${address}/#/login`);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Campo obrigatório').first().waitFor();
  await look('sign-in refused');
};

const plans = async (page: Page, { address }: Program, look: Look) => {
  await page.goto(`${address}/#/plans`);
  await page.getByRole('article').first().waitFor();
  await look('plans');
  await page.getByRole('button', { name: 'Termos de uso' }).click();
  await dialog(page).getByText('1. O serviço').waitFor();
  await look('terms over the plans');
  await close(page);
  await page.goto(`${address}/#/terms`);
  await heading(page, 'Termos de uso');
  await look('terms');
  await page.goto(`${address}/#/secure-communication/plans`);
  await page.getByRole('article').first().waitFor();
  await look('plans of the secure communication');
  await page.getByRole('button', { name: 'Mais detalhes' }).click();
  await dialog(page).waitFor();
  await look('details of the secure communication');
  await close(page);
  await page.goto(`${address}/#/secure-communication/register`);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByText('EM DESENVOLVIMENTO').waitFor();
  await look('sign-up of the secure communication');
};

const signUp = async (page: Page, { address }: Program, look: Look) => {
  await page.goto(`${address}/#/register/genio-anual`);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByText('Você precisa aceitar os termos de uso').waitFor();
  await look('sign-up without the terms');
  const email = `${randomUUID()}@exemplo.test`;
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByRole('button', { name: 'Finalizar Cadastro' }).click();
  await page.getByText('Campo obrigatório').first().waitFor();
  await look('card refused');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.getByLabel('CPF').fill('11111111111');
  await page.getByLabel('PIX à vista').check();
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByRole('alert').waitFor();
  await look('sign-up refused');
  await page.getByLabel('CPF').fill('52998224725');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByLabel('Código copia e cola').waitFor();
  await look('PIX to pay');
  await page.getByRole('link', { name: 'Ir para o login' }).click();
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(signUpPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByLabel('Código copia e cola').waitFor();
  await look('payment awaited');
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
};

const signIn = async (page: Page, { email, password }: Program) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).waitFor();
};

const drop = async (page: Page, look: Look) => {
  await page.setInputFiles('input[type=file]', extract);
  await page.getByRole('button', { name: 'Continuar para a revisão' }).waitFor({ timeout: 60_000 });
  await look('extract before its client');
  await close(page);
  await page.setInputFiles('input[type=file]', locked);
  await page.getByLabel('Senha do PDF').waitFor({ timeout: 60_000 });
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
  await page.getByRole('button', { name: 'Salvar registros' }).waitFor({ timeout: 60_000 });
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

const rules = async (page: Page, look: Look) => {
  await page.getByRole('tab', { name: 'Regras RPPS' }).click();
  await page
    .getByText(/Pode se aposentar desde/)
    .first()
    .waitFor();
  await look('applicable rules');
  await page.getByRole('button', { name: 'Tabela de pontos' }).first().click();
  await dialog(page).getByRole('row').nth(1).waitFor();
  await look('points table');
  await close(page);
  await page
    .getByRole('button', { name: /^Como foi calculado/ })
    .first()
    .click();
  await dialog(page)
    .getByRole('button', { name: /^Todos os salários/ })
    .click();
  await dialog(page)
    .getByRole('group', { name: /^Todos os salários/ })
    .waitFor();
  await look('benefit');
  await close(page);
  await page.getByRole('tab', { name: /Regras Não Aplicáveis/ }).click();
  await page.getByRole('button', { name: /^Encerradas/ }).click();
  await page
    .getByText(/faltava/)
    .first()
    .waitFor();
  await look('rules that do not apply');
  await page.getByRole('tab', { name: 'Quando se aposentar' }).click();
  await page.getByRole('heading', { name: 'Quanto vale esperar' }).first().waitFor();
  await look('when to retire');
  await page.getByRole('tab', { name: 'Regras RPPS' }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('tab', { name: 'Comparar Regras' }).click();
  await dialog(page).getByRole('tab').first().waitFor();
  await look('comparison');
  await dialog(page).getByRole('tab', { name: 'Não Aplicáveis' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Encerradas/ })
    .waitFor();
  await look('what applies in neither regime');
  await close(page);
  await page.getByRole('tab', { name: 'Relatório Genial' }).click();
  await page.getByTitle('Prévia do documento').waitFor();
  await look('report');
  await page.getByRole('button', { name: 'Aparência do relatório' }).click();
  await page.getByRole('button', { name: 'Subir Plano de ação' }).waitFor();
  await look('look of the report');
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

const rest = async (page: Page, { address }: Program, look: Look) => {
  await page.goto(`${address}/#/mindmaps`);
  await heading(page, 'Mapas mentais');
  await look('mind maps');
  await page.goto(`${address}/#/online-classes`);
  await heading(page, 'Videoaulas');
  await look('lessons');
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Minha conta' }).click();
  await page.getByRole('button', { name: 'Salvar' }).waitFor();
  await look('account');
  await page.goto(`${address}/#/nowhere`);
  await heading(page, 'Página não encontrada');
  await look('nothing there');
};

const admin = { email: 'rita@genial.test', password: 'vento-31-azul' };
const lesson = { title: 'Do CNIS ao relatório', address: 'https://youtu.be/abcdef12', length: '12:30' };
const settings = {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  WELCOME_VIDEO: JSON.stringify(lesson),
  VIDEOS: JSON.stringify([lesson]),
};

/** Whoever signs in came long ago: the training areas are open. */
const pastTheFirstDays = (page: Page) =>
  page.route('**/api/users/self', async (route) => {
    const response = await route.fetch();
    const self = await response.json();
    await route.fulfill({ response, json: { ...self, user: { ...self.user, createdAt: '2026-01-01T00:00:00.000Z' } } });
  });

const management = async (page: Page, { address }: Program, look: Look) => {
  await pastTheFirstDays(page);
  await page.goto(`${address}/#/login`);
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Senha', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Usuários' }).click();
  await page.getByRole('table', { name: 'Usuários' }).waitFor();
  await look('users');
  await page.getByRole('link', { name: /^Editar .*demonstração/ }).click();
  await page.getByRole('region', { name: 'Acesso' }).waitFor();
  await look('a user, to an administrator');
  await page.goto(`${address}/#/users/new/edit`);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Campo obrigatório').first().waitFor();
  await look('new user refused');
  await page.goto(`${address}/#/management/accounts`);
  await page.getByRole('button', { name: 'Nova conta' }).click();
  await dialog(page).waitFor();
  await look('new account');
  await close(page);
  await look('accounts');
  await page.goto(`${address}/#/management/indexes`);
  await page.getByText('Nada foi publicado nesta instalação', { exact: false }).waitFor();
  await look('indexes');
  await page.goto(`${address}/#/mindmaps`);
  await page.getByRole('group', { name: 'Custeio' }).waitFor();
  await look('a mind map');
  await page.goto(`${address}/#/online-classes`);
  await page
    .getByRole('button', { name: /^Assistir/ })
    .first()
    .waitFor();
  await look('videos');
};

describe.skipIf(chromiumPath === null)(
  `every screen and state under axe${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
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

    it.concurrent.each(['light', 'dark'] as const)('has no serious finding in the %s theme', async (colorScheme) => {
      const context = await browser.newContext({
        viewport: desk,
        locale: 'pt-BR',
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const found: string[] = [];
      const look: Look = async (state) => {
        found.push(...(await findings(page, state)));
      };
      await plans(page, program, look);
      await signUp(page, program, look);
      await beforeSignIn(page, program, look);
      await signIn(page, program);
      await clients(page, program, look);
      await records(page, look);
      await cnis(page, look);
      await rules(page, look);
      await history(page, look);
      await rest(page, program, look);
      await context.close();
      const another = await browser.newContext({
        viewport: desk,
        locale: 'pt-BR',
        colorScheme,
        reducedMotion: 'reduce',
      });
      const desktop = await another.newPage();
      await management(desktop, program, async (state) => {
        found.push(...(await findings(desktop, state)));
      });
      await another.close();
      expect(found).toEqual([]);
    });
  },
);
