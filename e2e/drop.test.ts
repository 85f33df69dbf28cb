import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, desk, launch, missingBrowser, openPage } from './browser.ts';
import { pdfPages } from './pdf-text.ts';
import { type Program, startProgram } from './program.ts';

const extract = (name: string) => fileURLToPath(new URL(`../cnis-reader/fixtures/${name}.pdf`, import.meta.url));
const [longCareer, questions] = [extract('long-career'), extract('open-links-rpps')];

/** From sign-in to the PDF, besides the one for the sex of the client, which no extract tells. */
const MOST_CLICKS = 8;

/** Lets a file go over the page, as somebody who drags it from a folder does. */
const letGo = async (page: Page, file: string): Promise<void> => {
  const content = (await readFile(file)).toString('base64');
  // As text: the browser's own types are not among those of these tests.
  const transfer = await page.evaluateHandle(`(() => {
    const bytes = Uint8Array.from(atob('${content}'), (letter) => letter.charCodeAt(0));
    const held = new DataTransfer();
    held.items.add(new File([bytes], 'extrato.pdf', { type: 'application/pdf' }));
    return held;
  })()`);
  for (const event of ['dragover', 'drop']) await page.dispatchEvent('body', event, { dataTransfer: transfer });
};

describe.skipIf(chromiumPath === null)(
  `an extract dropped on the home screen${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let browser: Browser;
    let page: Page;
    let complaints: string[];
    let clicks = 0;
    let keys = 0;

    const click = async (role: 'button' | 'tab' | 'radio', name: string | RegExp) => {
      clicks += 1;
      await page.getByRole(role, { name }).click();
    };
    const type = async (label: string, text: string) => {
      keys += text.length;
      await page.getByLabel(label, { exact: true }).fill(text);
    };

    /** How many links of the review a small window shows whole, with what they ask, above its buttons. */
    const linksInSight = async (): Promise<number> => {
      await page.setViewportSize({ width: 1024, height: 768 });
      const below = await page.getByText(/^\d+ de \d+ vínculos selecionados$/).boundingBox();
      const rows = await page.getByRole('dialog').locator('tbody tr').all();
      const boxes = await Promise.all(
        rows.map(async (row) => ({ isLink: (await row.locator('th').count()) > 0, box: await row.boundingBox() })),
      );
      await page.setViewportSize(desk);
      const whole = boxes.filter(({ box }) => box !== null && box.y >= 0 && box.y + box.height <= (below?.y ?? 0));
      const isCut = boxes[whole.length]?.isLink === false;
      return whole.filter(({ isLink }) => isLink).length - (isCut ? 1 : 0);
    };

    beforeAll(async () => {
      [program, browser] = await Promise.all([startProgram(), launch()]);
      ({ page, complaints } = await openPage(browser));
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    it('becomes client, calculation and records, and prints, in at most eight clicks', async () => {
      await page.goto(program.address);
      await type('E-mail', program.email);
      await type('Senha', program.password);
      const typedToSignIn = keys;
      await click('button', 'Entrar');
      await page.getByText('Solte aqui um extrato do CNIS').waitFor();
      clicks += 1;
      await letGo(page, longCareer);
      await page.getByRole('radio', { name: 'Mulher' }).click();
      await click('button', 'Continuar para a revisão');
      expect(await linksInSight()).toBeGreaterThanOrEqual(5);
      await click('radio', 'Continua até hoje');
      await click('button', 'Salvar registros');
      await page.getByText('Registros salvos com sucesso').waitFor();
      await click('tab', 'Regras RGPS');
      await click('tab', 'Relatório Genial');
      const download = page.waitForEvent('download');
      await click('button', 'Exportar PDF');
      const pages = await pdfPages(new Uint8Array(await readFile(await (await download).path())));
      expect(pages.join(' ')).toContain('Helena Personagem de Ensaio');
      process.stdout.write(
        `\nfrom sign-in to the PDF: ${clicks} clicks and the sex, ${keys - typedToSignIn} keys after it\n`,
      );
      expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
      expect(keys).toBe(typedToSignIn);
    });

    it('finds the client again the next time, and offers the calculation that is there', async () => {
      await page.goto(`${program.address}/#/`);
      await page.getByText('Solte aqui um extrato do CNIS').waitFor();
      await letGo(page, longCareer);
      await page.getByRole('radio', { name: /Helena Personagem de Ensaio .* mesmo nome e nascimento/ }).waitFor();
      await page.getByRole('radio', { name: /^CNIS .* RGPS$/ }).check();
      await page.getByRole('button', { name: 'Continuar para a revisão' }).click();
      await page.getByText('10 vínculos já estão no cálculo, sem novidade').waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Salvar registros' }).isDisabled()).toBe(true);
    });

    it('shows four links at once on a small window, also of an extract that asks something of three of them', async () => {
      await page.goto(`${program.address}/#/`);
      await page.reload();
      await page.getByText('Solte aqui um extrato do CNIS').waitFor();
      await letGo(page, questions);
      await page.getByRole('radio', { name: 'Mulher' }).click();
      await page.getByRole('button', { name: 'Continuar para a revisão' }).click();
      await page.getByRole('radio', { name: 'Encerrar em 30/11/1989' }).waitFor();
      expect(await linksInSight()).toBeGreaterThanOrEqual(4);
    });

    it('causes no browser errors', () => {
      expect(complaints).toEqual([]);
    });
  },
);
