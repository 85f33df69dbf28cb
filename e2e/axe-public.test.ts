import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { close, describeUnderAxe, dialog, heading, type Look, signOut } from './axe.ts';
import type { Program } from './program.ts';
import { fillSignUp, signUpPassword } from './sign-up-form.ts';

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
  await page.getByText('O CPF/CNPJ informado é inválido.').waitFor();
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
  await signOut(page);
};

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

describeUnderAxe(
  'what is open to anybody, and sign-up',
  async (page, program, look) => {
    await plans(page, program, look);
    await signUp(page, program, look);
    await beforeSignIn(page, program, look);
  },
  { alsoOnPhone: true },
);
