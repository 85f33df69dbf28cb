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
import { GOOD_CARD } from '../backend/testing/sign-up.ts';
import type { PictureName } from '../frontend/src/manual/page.ts';
import { granted, signIn } from './adviser.ts';
import { close, dialog, signInTo, signOut } from './axe.ts';
import { chromiumPath, desk, LONGEST_STEP_MS, launch, missingBrowser } from './browser.ts';
import { type Program, startProgram } from './program.ts';
import { fillCard, fillSignUp, signUpPassword } from './sign-up-form.ts';

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
  if (!isMade) {
    // A part of a screen may still be loading.
    await expect
      .poll(() => offered(page), {
        message: `the screen of '${name}' offers something else: make manual, and read its page again`,
      })
      .toBe(readFileSync(kept, 'utf8'));
    return;
  }
  writeFileSync(kept, await offered(page));
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
  await page.getByRole('button', { name: 'Documentos nenhum guardado' }).waitFor();
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

const family = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Família' }).click();
  await page.getByRole('button', { name: 'Cônjuge ou companheiro' }).click();
  await page.getByLabel('Nascimento').fill('14/05/1966');
  await page.getByLabel('Casamento ou união').fill('20/12/1990');
  await page.getByRole('button', { name: 'Filho' }).click();
  await page.getByLabel('Nascimento').last().fill('03/08/2010');
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Filho: R\$/ })
    .first()
    .waitFor();
  await take(page, 'familia');
};

/** So that the picture has one beside the facts. */
const addScenario = async (page: Page, program: Program): Promise<void> => {
  const calculation = /calculations\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const adviser = await signIn(program.address, program.email, program.password);
  const scenario = { name: 'Trabalha até 2030', hypotheses: [{ kind: 'stops', on: '2030-12-31' }] };
  await granted(adviser.post(`/calculations/${calculation}/scenarios`, scenario));
};

const advice = async (page: Page, program: Program): Promise<void> => {
  await page.getByRole('tab', { name: 'Regras RPPS' }).click();
  await page
    .getByText(/Pode se aposentar desde/)
    .first()
    .waitFor();
  await take(page, 'regras');
  await page.getByRole('tab', { name: 'Quando se aposentar' }).click();
  await page.getByRole('heading', { name: 'Quanto vale esperar' }).first().waitFor();
  await take(page, 'quando');
  await family(page);
  await addScenario(page, program);
  await page.getByRole('tab', { name: 'Cenários' }).click();
  await page.getByRole('button', { name: 'Detalhes: Trabalha até 2030' }).waitFor();
  await take(page, 'cenarios');
  await page.getByRole('tab', { name: 'Regras RPPS' }).click();
  await page.getByRole('tab', { name: 'Relatório Genial' }).click();
  await page.getByTitle('Prévia do documento').waitFor();
  await take(page, 'relatorio');
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await page.getByRole('link', { name: 'Ver como estava (revisão 0)' }).waitFor();
  await take(page, 'historico');
};

const admin = { email: 'direcao@genial.test', password: 'vento-31-azul' };

const enter = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
};

/** Somebody who signed up by card, in the trial. */
const subscription = async (page: Page, { address }: Program): Promise<void> => {
  await page.goto(`${address}/#/register/genio-mensal`);
  await fillSignUp(page, 'rita@genial.test');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await fillCard(page, GOOD_CARD);
  await page.getByRole('button', { name: 'Finalizar Cadastro' }).click();
  await page.getByText(/^Cadastro realizado com sucesso!/).waitFor();
  await enter(page, 'rita@genial.test', signUpPassword);
  await page.getByRole('button', { name: 'Adicionar novo Cliente' }).first().waitFor();
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Minha conta' }).click();
  await page.getByRole('link', { name: 'Assinatura' }).first().click();
  await page.getByRole('button', { name: 'Mudar de plano' }).waitFor();
  await take(page, 'assinatura');
  await signOut(page);
};

const indexes = async (page: Page): Promise<void> => {
  await enter(page, admin.email, admin.password);
  await page.getByRole('link', { name: 'Índices' }).click();
  await page.getByRole('table').first().waitFor();
  await take(page, 'indices');
};

describe.skipIf(chromiumPath === null)(`the manual${chromiumPath === null ? ` (${missingBrowser})` : ''}`, () => {
  let program: Program;
  let browser: Browser;
  beforeAll(async () => {
    for (const folder of ['e2e/manual', 'frontend/public/manual']) mkdirSync(join(root, folder), { recursive: true });
    [program, browser] = await Promise.all([
      startProgram({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }),
      launch(),
    ]);
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
    context.setDefaultTimeout(LONGEST_STEP_MS);
    const page = await context.newPage();
    await signInTo(page, program);
    await take(page, 'inicio');
    await records(page);
    await advice(page, program);
    await review(page, program);
    await page.goto(`${program.address}/#/`);
    await signOut(page);
    await subscription(page, program);
    await indexes(page);
    await context.close();
  });
});
