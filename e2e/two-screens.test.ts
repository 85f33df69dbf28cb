import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../backend/testing/client.ts';
import { customerAnswer } from '../domain/api/customers.ts';
import { signIn } from './adviser.ts';
import { chromiumPath, launch, missingBrowser, openPage } from './browser.ts';
import { type Program, startProgram } from './program.ts';

describe.skipIf(chromiumPath === null)(`two people at the same client (skipped: ${missingBrowser})`, () => {
  let program: Program;
  let browser: Awaited<ReturnType<typeof launch>>;
  let adviser: Client;

  beforeAll(async () => {
    [program, browser] = await Promise.all([startProgram(), launch()]);
    adviser = await signIn(program.address, program.email, program.password);
  });
  afterAll(async () => {
    await browser.close();
    await program.stop();
  });

  it('lose nothing of each other: one field is asked about, and no other is touched', async () => {
    const made = { name: 'Rosa de Duas Telas', birthDate: '1970-01-02', gender: 'Mulher', currentProfession: 'Médica' };
    const { id } = (await adviser.post('/customers', { customer: made })).as(customerAnswer).customer;
    const screens = await Promise.all([openPage(browser), openPage(browser)]);
    const [first, second] = screens.map(({ page }) => page);
    if (first === undefined || second === undefined) throw new Error('two pages were opened');
    for (const page of [first, second]) {
      await page.goto(`${program.address}/#/customer/${id}?mode=edit`);
      await page.getByLabel('E-mail').fill(program.email);
      await page.getByLabel('Senha', { exact: true }).fill(program.password);
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: /^Profissão atual/ }).waitFor();
    }
    await first.getByRole('textbox', { name: /^Profissão atual/ }).fill('Juíza');
    await first.getByRole('textbox', { name: /^Cidade$/ }).fill('Joinville');
    await first.getByRole('button', { name: 'Salvar' }).click();
    await first.getByText('Cliente salvo com sucesso').waitFor();

    await second.getByRole('textbox', { name: /^Profissão atual/ }).fill('Promotora');
    await second.getByRole('textbox', { name: /^Observações/ }).fill('Ligar na terça');
    await second.getByRole('button', { name: 'Salvar' }).click();
    const asked = second.getByRole('dialog', { name: 'O cadastro foi alterado enquanto você editava' });
    await asked.getByText('Juíza').waitFor();
    await expect.poll(() => asked.getByRole('listitem').count()).toBe(2);
    await asked.getByRole('button', { name: 'Salvar as minhas assim mesmo' }).click();
    await second.getByText('Cliente salvo com sucesso').waitFor();

    const { customer } = (await adviser.get(`/customers/${id}`)).as(customerAnswer);
    expect(customer).toMatchObject({ currentProfession: 'Promotora', city: 'Joinville', notes: 'Ligar na terça' });
    for (const { context } of screens) await context.close();
  });
});
