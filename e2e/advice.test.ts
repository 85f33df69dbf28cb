import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../backend/testing/client.ts';
import { customerAnswer, customerListAnswer } from '../domain/api/customers.ts';
import { granted, signIn } from './adviser.ts';
import { chromiumPath, launch, missingBrowser, openPage } from './browser.ts';
import { type Program, startProgram } from './program.ts';

const phone = { width: 390, height: 844 };

describe.skipIf(chromiumPath === null)(
  `advice on a phone${chromiumPath === null ? ` (${missingBrowser})` : ''}`,
  () => {
    let program: Program;
    let browser: Browser;
    let adviser: Client;
    let page: Page;
    let calculation = '';
    beforeAll(async () => {
      [program, browser] = await Promise.all([startProgram(), launch()]);
      adviser = await signIn(program.address, program.email, program.password);
      const { customers } = (await granted(adviser.get('/customers'))).as(customerListAnswer);
      const id = customers.find(({ name }) => name === 'Antônio Brandão Siqueira')?.id ?? '';
      const { customer } = (await granted(adviser.get(`/customers/${id}`))).as(customerAnswer);
      const calculationId = customer.calculations[0]?.id ?? '';
      calculation = `${program.address}/#/customer/${id}/calculations/${calculationId}`;
      const body = { name: 'Para hoje', hypotheses: [{ kind: 'stops', on: '2026-10-31' }] };
      await granted(adviser.post(`/calculations/${calculationId}/scenarios`, body));
      ({ page } = await openPage(browser, phone));
      await page.goto(program.address);
      await page.getByLabel('E-mail').fill(program.email);
      await page.getByLabel('Senha', { exact: true }).fill(program.password);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('link', { name: 'Antônio Brandão Siqueira' }).waitFor();
    });
    afterAll(async () => {
      await browser?.close();
      await program?.stop();
    });

    const bottomOf = async (part: Locator): Promise<number> => {
      await part.waitFor();
      const box = await part.boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
    };

    it('has the answer and the first step above the fold', async () => {
      await page.goto(`${calculation}/rules?regime=RGPS`);
      expect(await bottomOf(page.getByText(/^Antônio (já|ainda não) pode se aposentar/))).toBeLessThan(phone.height);
      const steps = page.getByRole('region', { name: 'O que fazer' });
      expect(await bottomOf(steps.getByRole('heading', { level: 3 }).first())).toBeLessThan(phone.height);
    });

    // From the list: the client, the calculation, the rules of the regime; a fourth click shows why
    it('is three clicks from the best right, and a fourth one says why', async () => {
      await page.goto(`${program.address}/#/`);
      await page.getByRole('link', { name: 'Antônio Brandão Siqueira' }).click();
      await page.getByRole('link', { name: /Aposentadoria INSS/ }).click();
      await page.getByRole('tab', { name: 'Regras RGPS' }).click();
      await page.getByText(/^Antônio (já|ainda não) pode se aposentar.*R\$/).waitFor();
      await page
        .getByRole('region', { name: 'O que fazer' })
        .getByRole('button', { name: /^Por quê/ })
        .first()
        .click();
      await page
        .getByRole('heading', { name: /^Documentos/ })
        .first()
        .waitFor();
    });

    it('lets the line of a scenario name first day, value, price and what it brings', async () => {
      await page.goto(`${calculation}/scenarios?regime=RGPS`);
      const line = page.getByRole('listitem', { name: 'Para hoje', exact: true });
      await line.waitFor();
      const text = (await line.innerText()).replaceAll('\u00a0', ' ');
      expect(text).toMatch(/Quando pode pedir\s+(Já pode, desde )?\d{2}\/\d{2}\/\d{4}/);
      expect(text).toMatch(/Valor por mês\s+(cerca de )?R\$ /);
      expect(text).toMatch(/Custo\s+(Sem custo|R\$ )/);
      expect(text).toMatch(/Até a expectativa de vida\s+(R\$ [\d.,]+ a (mais|menos)|Igual aos fatos)/);
      const { x, width } = (await line.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
      expect(x + width).toBeLessThanOrEqual(phone.width);
    });
  },
);
