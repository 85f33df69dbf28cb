import type { Page } from 'playwright-core';

export const signUpPassword = 'girassol na janela 42';

export const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option }).click();
};

/** Fills the first step of the sign-up and accepts the terms. */
export const fillSignUp = async (page: Page, email: string) => {
  const texts = {
    Nome: 'Rita Fictícia',
    'E-mail': email,
    CPF: '529.982.247-25',
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
