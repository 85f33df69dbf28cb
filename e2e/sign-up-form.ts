import type { Page } from 'playwright-core';
import { aCpf } from '../backend/testing/sign-up.ts';

export const signUpPassword = 'girassol na janela 42';

const SEEN_OPEN_MS = 15_000;

export const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page.getByLabel(label, { exact: true }).click();
  const [chosen, list] = [page.getByRole('option', { name: option }), page.getByRole('listbox')];
  await chosen.click();
  // A busy browser may draw the list anew between press and release, and then there was no click: whoever sees it open clicks again.
  await list.waitFor({ state: 'hidden', timeout: SEEN_OPEN_MS }).catch(async () => {
    if (await list.isVisible()) await chosen.click();
  });
  await list.waitFor({ state: 'hidden' });
};

/** Fills the first step of the sign-up and accepts the terms. */
export const fillSignUp = async (page: Page, email: string, name = 'Rita Fictícia') => {
  const texts = {
    Nome: name,
    'E-mail': email,
    'CPF ou CNPJ': aCpf(),
    Telefone: '(41) 99999-0000',
    CEP: '80010-000',
    Cidade: 'Curitiba',
    Bairro: 'Centro',
    Rua: 'Rua Inventada',
    Número: '10',
    Senha: signUpPassword,
    'Confirmação de senha': signUpPassword,
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await choose(page, 'Estado', /Paraná/);
  await page.getByLabel('Li e aceito os termos de uso').check();
};

/** Fills the second step, of a plan paid by card. */
export const fillCard = async (page: Page, number: string) => {
  await page.getByLabel('Nome impresso no cartão').fill('RITA F');
  await page.getByLabel('Número do cartão').fill(number);
  await choose(page, 'Mês de validade', '05');
  await choose(page, 'Ano de validade', String(new Date().getFullYear() + 2));
  await page.getByLabel('CVV').fill('987');
};
