import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_CARD } from '../backend/testing/sign-up.ts';
import { keptInFolder, tracesIn } from '../backend/testing/traces.ts';
import { chromiumPath, launch, missingBrowser, openPage } from './browser.ts';
import { type Program, startProgram } from './program.ts';
import { fillCard, fillSignUp, signUpPassword } from './sign-up-form.ts';

const admin = { email: 'rita@genial.test', password: 'vento-31-azul' };
const byCard = 'cartao@exemplo.test';
const byPix = 'pix@exemplo.test';

const signIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
};

/** The whole life of two accounts. The administrator, in a window of their own, is the bank and the clock. */
describe.skipIf(chromiumPath === null)(
  `the life of an account${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let browser: Browser;
    let office: Page;
    let bank: Page;
    const complaints: string[] = [];

    const open = async () => {
      const opened = await openPage(browser);
      opened.page.on('pageerror', (error) => complaints.push(String(error)));
      return opened.page;
    };
    const goTo = (page: Page, path: string) => page.goto(`${program.address}/#${path}`);
    const simulated = (name: string) => bank.getByRole('region', { name });
    const pass = async (name: string, span: string) => {
      await simulated(name).getByRole('combobox', { name: 'Passar o tempo' }).click();
      await bank.getByRole('option', { name: span }).click();
      const passed = bank.waitForResponse(
        (response) => response.url().endsWith('/time') && response.request().method() === 'POST',
      );
      await simulated(name).getByRole('button', { name: 'Passar', exact: true }).click();
      expect((await passed).status()).toBe(200);
    };
    const act = async (name: string, action: string) => {
      const done = bank.waitForResponse((response) => response.url().includes('/simulator/payments/'));
      await simulated(name)
        .getByRole('button', { name: new RegExp(`^${action} `) })
        .first()
        .click();
      expect((await done).status()).toBe(200);
    };
    /** What the person has in their inbox by now: the subjects, without the name of the program. */
    const mailsTo = async (email: string): Promise<string[]> => {
      const folder = join(program.dataDir, 'outbox');
      const mails = await Promise.all(
        (await readdir(folder).catch(() => [])).map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
      );
      return mails
        .filter((mail) => mail.startsWith(`Para: ${email}\n`))
        .map((mail) => /^Assunto: Genial: (.*)$/m.exec(mail)?.[1] ?? '')
        .toSorted();
    };
    const receives = (email: string, ...subjects: readonly string[]) =>
      expect.poll(() => mailsTo(email)).toEqual(expect.arrayContaining([...subjects]));
    /** The home page as it is now, without waiting until it looks again by itself. */
    const home = async () => {
      await goTo(office, '/');
      await office.reload();
    };
    const calculator = () => office.getByRole('button', { name: 'Adicionar novo Cliente' }).first().waitFor();
    const choosePlan = async (tab: string, plan: string) => {
      await goTo(office, '/login');
      await office.getByRole('link', { name: 'Cadastre-se agora' }).click();
      await office.getByRole('tab', { name: tab }).click();
      await office.getByRole('link', { name: `Iniciar teste do plano ${plan}` }).click();
    };
    const cancel = async (button: string) => {
      await office
        .getByRole('button', { name: /^Menu de / })
        .first()
        .click();
      await office.getByRole('menuitem', { name: 'Minha conta' }).click();
      await office.getByRole('button', { name: button, exact: true }).click();
      await office.getByLabel('Por que você quer cancelar?').fill('Mudei de ramo');
      await office.getByLabel('Não, tenho certeza').check();
      await office.getByRole('button', { name: 'Confirmar cancelamento' }).click();
      await office.getByText(/^Assinatura cancelada com sucesso\./).waitFor();
    };

    beforeAll(async () => {
      const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
      [program, browser] = await Promise.all([startProgram(settings), launch()]);
      [office, bank] = await Promise.all([open(), open()]);
      await goTo(bank, '/login');
      await signIn(bank, admin.email, admin.password);
      await bank.getByRole('link', { name: 'Simulador' }).click();
      await bank.getByText('Nenhum pagamento simulado').waitFor();
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    describe('paid by card each month', () => {
      const name = 'Rita Cartão';

      it('begins with a plan, a card and a trial', async () => {
        await choosePlan('Assinatura mensal', 'Gênio');
        await fillSignUp(office, byCard, name);
        await office.getByRole('button', { name: 'Próximo' }).click();
        await fillCard(office, GOOD_CARD);
        await office.getByRole('button', { name: 'Finalizar Cadastro' }).click();
        await office.getByText(/^Cadastro realizado com sucesso!/).waitFor();
        await signIn(office, byCard, signUpPassword);
        await calculator();
        await receives(byCard, 'boas-vindas');
      });

      it('is charged when the trial is over', async () => {
        await bank.reload();
        await simulated(name).getByText('Pendente').first().waitFor();
        await pass(name, '8 dias (fim do teste)');
        await simulated(name).getByText('Confirmado').first().waitFor();
        await home();
        await calculator();
        await receives(byCard, 'boas-vindas', 'pagamento recebido');
        expect(await mailsTo(byCard)).not.toContain('fatura vencida');
      });

      it('is suspended a week after a charge that the bank refuses, with the code to pay by', async () => {
        await act(name, 'Recusar');
        await receives(byCard, 'o seu cartão foi recusado');
        // Two to five days late, however long the month is.
        for (const span of ['30 dias', '1 dia', '1 dia']) await pass(name, span);
        await simulated(name).getByText('Vencido').first().waitFor();
        await pass(name, '8 dias (fim do teste)');
        await home();
        await office.getByText(/^Há fatura com 7 dias ou mais de atraso\./).waitFor();
        await receives(byCard, 'acesso encerrado');
        expect(await mailsTo(byCard)).not.toContain('fatura vencida');
        const code = office.getByLabel('Código copia e cola');
        await office.getByRole('button', { name: 'Pagar com PIX' }).or(code).first().waitFor();
        if (!(await code.isVisible())) await office.getByRole('button', { name: 'Pagar com PIX' }).click();
        await expect.poll(() => code.inputValue()).toMatch(/^000201.*6304[0-9A-F]{4}$/);
      });

      it('goes on once that is paid', async () => {
        await act(name, 'Confirmar');
        await home();
        await calculator();
        await expect
          .poll(async () => (await mailsTo(byCard)).filter((subject) => subject === 'pagamento recebido'))
          .toHaveLength(2);
      });

      it('is cancelled without a refund, to the end of the paid month', async () => {
        await cancel('Cancelar assinatura');
        await home();
        await calculator();
        await pass(name, '30 dias');
        await home();
        await office.getByText(/^A assinatura desta conta foi cancelada\./).waitFor();
        await simulated(name).getByRole('button').first().waitFor();
        await office
          .getByRole('button', { name: /^Menu de / })
          .first()
          .click();
        await office.getByRole('menuitem', { name: 'Sair' }).click();
      });
    });

    describe('paid by PIX for a year', () => {
      const name = 'Rita Pix';

      it('waits for its payment', async () => {
        await choosePlan('Assinatura anual', 'Gênio');
        await fillSignUp(office, byPix, name);
        await office.getByLabel('PIX à vista').check();
        await office.getByRole('button', { name: 'Próximo' }).click();
        await office.getByLabel('Código copia e cola').waitFor();
        await office.getByRole('link', { name: 'Ir para o login' }).click();
        await signIn(office, byPix, signUpPassword);
        await office.getByText(/^Aguardando confirmação do pagamento\./).waitFor();
        // Whoever copies by hand copies what is in sight: all of it.
        await office.getByLabel('Código copia e cola').waitFor();
        const isCut = `[...document.querySelectorAll('textarea')].some(
          ({ value, scrollHeight, clientHeight }) => value.startsWith('000201') && scrollHeight > clientHeight,
        )`;
        expect(await office.evaluate(isCut)).toBe(false);
        await office.getByText(`© ${new Date().getFullYear()} Genial`).waitFor();
        await receives(byPix, 'boas-vindas');
      });

      it('opens once it is paid', async () => {
        await bank.reload();
        await act(name, 'Confirmar');
        await home();
        await calculator();
        await expect.poll(() => mailsTo(byPix)).toContain('pagamento recebido');
      });

      it('is cancelled with its money back, and closed at once', async () => {
        await cancel('Cancelar assinatura e Pedir Reembolso');
        await home();
        await office.getByText(/^A assinatura desta conta foi cancelada\./).waitFor();
        await bank.reload();
        await simulated(name).getByText('Estornado').first().waitFor();
      });

      it('is erased three months later, announced before', async () => {
        // Three months are 89 to 92 days: by now the erasure is announced, and never yet due.
        const almost = ['30 dias', '30 dias', '8 dias (fim do teste)', '8 dias (fim do teste)', '1 dia', '1 dia'];
        for (const span of almost) await pass(name, span);
        await expect.poll(() => mailsTo(byPix)).toContain('os seus dados serão apagados');
        await pass(name, '30 dias');
        await expect.poll(() => mailsTo(byPix)).toEqual([]);
        await bank.getByRole('link', { name: 'Contas', exact: true }).click();
        await bank.getByRole('row', { name: new RegExp(byCard) }).waitFor();
        expect(await bank.getByRole('row', { name: new RegExp(byPix) }).count()).toBe(0);
        await goTo(office, '/login');
        await office.reload();
        await signIn(office, byPix, signUpPassword);
        await office.getByText('E-mail ou senha inválidos').waitFor();
      });
    });

    it('leaves nothing of a card, and nothing of the person who was erased, in any byte that is kept or printed', async () => {
      const kept = new Map(await keptInFolder(program.dataDir));
      kept.set('output', Buffer.from(program.output()));
      expect(kept.size).toBeGreaterThan(5);
      const grouped = GOOD_CARD.replace(/\d{4}(?=\d)/g, '$& ');
      expect(tracesIn(kept, [GOOD_CARD, grouped, byPix, 'Rita Pix', signUpPassword])).toEqual([]);
    });

    it('leaves no error on any screen', () => {
      expect(complaints).toEqual([]);
    });
  },
);
