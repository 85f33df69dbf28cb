import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_CARD, REFUSED_CARDS } from '../backend/testing/sign-up.ts';
import { chromiumPath, desk, launch, missingBrowser, openPage } from './browser.ts';
import { type Program, startProgram } from './program.ts';
import { choose, fillCard, fillSignUp, signUpPassword as password } from './sign-up-form.ts';

const phone = { width: 390, height: 844 };

/** Types into one field after the other, with the Tab key between them. */
const typeOn = async (page: Page, ...texts: readonly string[]) => {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
};

const openPlan = async (page: Page, { address }: Program, plan: string) => {
  await page.goto(`${address}/#/login`);
  await page.getByRole('link', { name: 'Cadastre-se agora' }).click();
  await page.getByRole('link', { name: `Iniciar teste do plano ${plan}` }).click();
  await page.getByLabel('Nome', { exact: true }).waitFor();
};

const signIn = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
};

const isSignUp = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/api/auth/register');

describe.skipIf(chromiumPath === null)(
  `a sign-up in a browser${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let browser: Browser;
    let page: Page;
    let sent: number;
    let context: BrowserContext | undefined;

    const open = async (viewport = desk) => {
      await context?.close();
      const opened = await openPage(browser, viewport);
      sent = 0;
      opened.page.on('request', (request) => {
        if (isSignUp(request)) sent += 1;
      });
      await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      page = opened.page;
      context = opened.context;
    };

    beforeAll(async () => {
      [program, browser] = await Promise.all([startProgram(), launch()]);
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    it('begins at plans whose benefits, guarantees and buttons stand level, and that speak of PIX where there is one', async () => {
      await open();
      await page.goto(`${program.address}/#/plans`);
      for (const [tab, balloons] of [
        ['Assinatura anual', 1],
        ['Assinatura mensal', 0],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        await page.getByRole('tabpanel', { name: tab }).getByRole('article').first().waitFor();
        expect(await page.getByText(/^Até \d+% de desconto/).count()).toBe(balloons);
        for (const [what, most] of [
          ['li:first-child', 3],
          ['a', 3],
        ] as const) {
          const tops = await page
            .locator(`article ${what}`)
            .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
          expect([tops.length, new Set(tops).size]).toEqual([most, 1]);
        }
        expect(await page.getByText('Termos de uso', { exact: true }).count()).toBe(1);
      }
    });

    it('by card leads from the plans to the calculator, by way of a card that is refused', async () => {
      await open();
      await openPlan(page, program, 'Gênio');
      await fillSignUp(page, 'card@exemplo.test');
      await choose(page, 'Parcelas', '12x de R$ 250,00');
      await page.getByRole('button', { name: 'Próximo' }).click();
      await fillCard(page, REFUSED_CARDS[0]);
      await page.getByRole('button', { name: 'Finalizar Cadastro' }).click();
      await page.getByText('Erro ao se cadastrar. Por favor, verifique seus dados e tente novamente.').waitFor();
      await expect.poll(() => page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Rita Fictícia');
      await page.getByRole('button', { name: 'Próximo' }).click();
      await page.getByLabel('Número do cartão').fill(GOOD_CARD);
      await page.getByRole('button', { name: 'Finalizar Cadastro' }).dblclick();
      await page.getByText(/^Cadastro realizado com sucesso!/).waitFor();
      expect(sent).toBe(2);
      await signIn(page, 'card@exemplo.test');
      await page.getByRole('button', { name: 'Adicionar novo Cliente' }).first().waitFor();
      await page.getByRole('contentinfo').getByText(`© ${new Date().getFullYear()} Genial`).waitFor();
    });

    it('sends on whoever is signed in from every page for visitors', async () => {
      for (const address of ['plans', 'register/genio-anual', 'forgot-password', 'reset-password/x', 'login']) {
        await page.goto('about:blank');
        await page.goto(`${program.address}/#/${address}`);
        await page.getByRole('button', { name: 'Adicionar novo Cliente' }).first().waitFor();
      }
    });

    it('by PIX, on a phone and by keyboard alone, shows the code, and again after the sign-in', async () => {
      await open(phone);
      await openPlan(page, program, 'Mestre');
      await page.getByLabel('Nome', { exact: true }).focus();
      await typeOn(page, 'Rita Fictícia', 'pix@exemplo.test', '52998224725', '41999990000', '80010000');
      await page.keyboard.press('Enter');
      await page.keyboard.type('PR');
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      await page.keyboard.press('Tab');
      // The button that shows a password stands after its field.
      await typeOn(page, 'Curitiba', 'Centro', 'Rua Inventada', '10', password, '', password, '');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.getByLabel('Parcelas').textContent()).toBe('1x de R$ 4.080,00');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      const code = page.getByLabel('Código copia e cola');
      await code.waitFor();
      await page.getByRole('button', { name: 'Copiar código' }).press('Enter');
      await page.getByText('Código copia e cola copiado.').waitFor();
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(copied).toMatch(/^000201.*6304[0-9A-F]{4}$/);
      await expect.poll(() => code.inputValue()).toBe(copied);
      const qrCode = page.getByRole('img', { name: 'QR code do PIX' });
      expect(await qrCode.evaluate((image) => 'naturalWidth' in image && image.naturalWidth)).toBeGreaterThan(100);
      await page.getByRole('link', { name: 'Ir para o login' }).press('Enter');
      await signIn(page, 'pix@exemplo.test');
      await page.getByText(/^Aguardando confirmação do pagamento\./).waitFor();
      await code.waitFor();
      await expect.poll(() => code.inputValue()).toBe(copied);
      // All of it is in sight, also where nothing can be copied by a button.
      expect(await code.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1);
    });

    it('with an address that is known, or a CPF that is none, says so', async () => {
      await open();
      await openPlan(page, program, 'Educacional');
      await fillSignUp(page, 'pix@exemplo.test');
      await page.getByLabel('PIX à vista').check();
      await page.getByRole('button', { name: 'Próximo' }).click();
      await page.getByText('Email já cadastrado. Entre em contato para mais informações.').waitFor();
      await page.getByLabel('E-mail').fill('cpf@exemplo.test');
      await page.getByLabel('CPF').fill('111.111.111-11');
      await page.getByRole('button', { name: 'Próximo' }).click();
      await page.getByText('O CPF/CNPJ informado é inválido.').waitFor();
    });

    it('without a network keeps what was typed, and is sent when there is one again', async () => {
      await page.getByLabel('CPF').fill('529.982.247-25');
      await context?.setOffline(true);
      await page.getByRole('button', { name: 'Próximo' }).click();
      await page.getByText(/^Não foi possível falar com o servidor/).waitFor();
      await context?.setOffline(false);
      await page.getByRole('button', { name: 'Próximo' }).click();
      await page.getByLabel('Código copia e cola').waitFor();
    });
  },
);
