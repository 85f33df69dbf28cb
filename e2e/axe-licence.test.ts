import type { Page } from 'playwright-core';
import { close, describeUnderAxe, dialog, heading, type Look, signInTo, signOut } from './axe.ts';
import type { Program } from './program.ts';
import { choose } from './sign-up-form.ts';

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
  await page.getByRole('link', { name: 'Dados da conta' }).click();
  await heading(page, 'Dados da conta');
  await look('data of the account');
  await page.goto(`${address}/#/nowhere`);
  await heading(page, 'Página não encontrada');
  await look('nothing there');
};

/** A recomputation that was stopped stays so; the program's own is over at once. */
const stoppedRun = { status: 'stopped', total: 1000, done: 250, failed: 1, startedAt: '2026-11-20T15:00:00.000Z' };

const management = async (page: Page, { address }: Program, look: Look) => {
  await pastTheFirstDays(page);
  await page.goto(`${address}/#/login`);
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Senha', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: /^Menu de / }).waitFor();
  await page.goto(`${address}/#/users`);
  await page
    .getByText(/demonstração/)
    .first()
    .waitFor();
  await look('users');
  await page.getByRole('link', { name: /^Editar .*demonstração/ }).click();
  await page.getByRole('region', { name: 'Acesso' }).waitFor();
  await look('a user, to an administrator');
  await page.getByRole('button', { name: 'Alterar plano' }).click();
  await choose(page, 'Plano e forma de pagamento', 'Educacional anual');
  await look('another plan');
  await close(page);
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
  await page.goto(`${address}/#/management/audit`);
  await page.getByText('Conta criada').first().waitFor();
  await look('audit');
  await page.goto(`${address}/#/management/simulator`);
  await page.getByText(/^Esta instalação não está ligada/).waitFor();
  await look('simulator');
  await page.route('**/api/recomputations/current/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(stoppedRun)}\n\n` }),
  );
  await page.goto(`${address}/#/management/indexes`);
  await page.getByRole('button', { name: 'Continuar' }).waitFor();
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

const ownSecurity = async (page: Page, look: Look) => {
  await page.getByRole('button', { name: /^Menu de / }).click();
  await page.getByRole('menuitem', { name: 'Minha conta' }).click();
  await page.getByRole('link', { name: 'Segurança' }).click();
  await page.getByRole('button', { name: 'Sair de todas' }).waitFor();
  await look('security');
  await page.getByRole('button', { name: 'Ativar', exact: true }).last().click();
  await dialog(page).getByLabel('Código').fill('000000');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Código incorreto ou já usado').waitFor();
  await look('second factor refused');
  await close(page);
};

describeUnderAxe(
  'the licence and its management',
  async (page, program, look) => {
    await signInTo(page, program);
    await rest(page, program, look);
    await signOut(page);
    await management(page, program, look);
    await ownSecurity(page, look);
  },
  { settings, alsoOnPhone: true },
);
