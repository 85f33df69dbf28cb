/** From the click on a tab of rules to its cards on the screen, once the answer is kept: what an adviser waits all day. */
import { chromiumPath, launch, missingBrowser, openPage } from '../e2e/browser.ts';
import { startProgram } from '../e2e/program.ts';
import type { Finding, Subject } from './figure.ts';
import { percentile, timed } from './statistics.ts';

const ROUNDS = 15;

const measure = async (): Promise<readonly Finding[]> => {
  if (chromiumPath === null) return [{ what: 'a tab of rules after the click', because: missingBrowser }];
  const program = await startProgram();
  const browser = await launch();
  try {
    const { page } = await openPage(browser, { width: 1440, height: 900 });
    await page.goto(`${program.address}/#/login`);
    await page.getByLabel('E-mail').fill(program.email);
    await page.getByLabel('Senha', { exact: true }).fill(program.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('link', { name: 'Helena Duarte Nogueira' }).click();
    await page.getByRole('link', { name: 'Aposentadoria União' }).first().click();
    const open = (tab: string | RegExp, shown: () => Promise<unknown>) =>
      timed(async () => {
        await page.getByRole('tab', { name: tab }).click();
        await shown();
      });
    const cards = () =>
      page
        .getByRole('button', { name: /^Como foi calculado/ })
        .first()
        .waitFor();
    const groups = () => page.getByRole('button', { name: /^Não é professor/ }).waitFor();
    const rules: number[] = [];
    const denied: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await page.getByRole('tab', { name: 'Registros de tempo' }).click();
      const first = await open('Regras RPPS', cards);
      const second = await open(/Regras Não Aplicáveis/, groups);
      if (round === 0) continue;
      rules.push(first);
      denied.push(second);
    }
    const finding = (what: string, times: readonly number[]): Finding => ({
      what: `${what}, from the click until it is there, warm, p95 of ${ROUNDS}`,
      value: percentile(times, 0.95),
      unit: 'ms',
      target: { atMost: 300 },
    });
    return [finding('the rules tab', rules), finding('the rules that do not apply', denied)];
  } finally {
    await browser.close();
    await program.stop();
  }
};

export const rulesTab: Subject = { name: 'rules-tab', measure };
