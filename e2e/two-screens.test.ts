import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCalculation, newCustomer, newWorkRecord } from '../backend/testing/case-file.ts';
import type { Client } from '../backend/testing/client.ts';
import { selfAnswer } from '../domain/api/auth.ts';
import { calculation } from '../domain/api/calculations.ts';
import { customerAnswer } from '../domain/api/customers.ts';
import { userAnswer } from '../domain/api/users.ts';
import { workRecordsAnswer } from '../domain/api/work-records.ts';
import { signIn } from './adviser.ts';
import { chromiumPath, launch, missingBrowser, openPage } from './browser.ts';
import { type Program, startProgram } from './program.ts';

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();
/** A field of a date ends its label in the mask. */
const dayField = (page: Page, label: string) => page.getByLabel(label).first();

describe.skipIf(chromiumPath === null)(`two people at two screens (skipped: ${missingBrowser})`, () => {
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

  let windows: readonly [Page, Page];
  beforeAll(async () => {
    const signedIn = async (): Promise<Page> => {
      const { page } = await openPage(browser);
      await page.goto(program.address);
      await page.getByLabel('E-mail').fill(program.email);
      await page.getByLabel('Senha', { exact: true }).fill(program.password);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Menu de/ }).waitFor();
      return page;
    };
    windows = [await signedIn(), await signedIn()];
  });

  /** Two browsers at the same place, where neither was before, both shown it before either of them saves. */
  const atBoth = async (path: string, isThere: (page: Page) => Promise<void>): Promise<readonly [Page, Page]> => {
    for (const page of windows) {
      await page.goto(`${program.address}/#${path}`);
      await isThere(page);
    }
    return windows;
  };
  /** Asked about `fields` fields, the second says that theirs stand. */
  const saveOver = async (page: Page, { theirs, fields }: { theirs: string; fields: number }): Promise<void> => {
    const asked = page.getByRole('dialog', { name: 'O cadastro foi alterado enquanto você editava' });
    await asked.getByRole('list').getByText(theirs).waitFor();
    await expect.poll(() => asked.getByRole('listitem').count()).toBe(fields);
    await asked.getByRole('button', { name: 'Salvar as minhas assim mesmo' }).click();
    await asked.waitFor({ state: 'hidden' });
  };

  it('lose nothing of a client: one field is asked about, and no other is touched', async () => {
    const made = { name: 'Rosa de Duas Telas', birthDate: '1970-01-02', gender: 'Mulher', currentProfession: 'Médica' };
    const { id } = (await adviser.post('/customers', { customer: made })).as(customerAnswer).customer;
    const [first, second] = await atBoth(`/customer/${id}?mode=edit`, (page) =>
      field(page, /^Profissão atual/).waitFor(),
    );
    await field(first, /^Profissão atual/).fill('Juíza');
    await field(first, /^Cidade$/).fill('Joinville');
    await save(first);
    await first.getByText('Cliente salvo com sucesso').waitFor();

    await field(second, /^Profissão atual/).fill('Promotora');
    await field(second, /^Observações/).fill('Ligar na terça');
    await save(second);
    await saveOver(second, { theirs: 'Juíza', fields: 2 });
    await second.getByText('Cliente salvo com sucesso').waitFor();

    const { customer } = (await adviser.get(`/customers/${id}`)).as(customerAnswer);
    expect(customer).toMatchObject({ currentProfession: 'Promotora', city: 'Joinville', notes: 'Ligar na terça' });
  });

  it('lose nothing of a calculation', async () => {
    const { id: customerId } = await newCustomer(adviser);
    const { id } = await newCalculation(adviser, customerId, { name: 'De ambos', regimeType: 'RGPS' });
    const [first, second] = await atBoth(`/customer/${customerId}/calculations/${id}/work-records?mode=edit`, (page) =>
      field(page, /^Nome do cálculo/).waitFor(),
    );
    await field(first, /^Nome do cálculo/).fill('Da primeira');
    await dayField(first, 'Dt. Filiação ao RGPS').fill('01/02/1990');
    await save(first);
    await first.getByText('Cálculo salvo').waitFor();

    await field(second, /^Nome do cálculo/).fill('Da segunda');
    await dayField(second, 'Dt. Para Atualização').fill('10/10/2026');
    await save(second);
    await saveOver(second, { theirs: 'Da primeira', fields: 2 });
    await second.getByText('Cálculo salvo').waitFor();

    expect((await adviser.get(`/calculations/${id}`)).as(calculation)).toMatchObject({
      name: 'Da segunda',
      registrationDate: '1990-02-01',
      calculationDate: '2026-10-10',
    });
  });

  it('lose nothing of a record', async () => {
    const { id: customerId } = await newCustomer(adviser);
    const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
    await newWorkRecord(adviser, id, { companyName: 'Oficina', regimeType: 'RGPS', egressDate: '2000-01-31' });
    const [first, second] = await atBoth(`/customer/${customerId}/calculations/${id}/work-records`, async (page) => {
      await page.getByRole('button', { name: 'Editar: Oficina' }).click();
      await field(page, /^Empresa ou órgão/).waitFor();
    });
    await field(first, /^Empresa ou órgão/).fill('Oficina da primeira');
    await field(first, /^Cidade/).fill('Blumenau');
    await save(first);
    await field(first, /^Empresa ou órgão/).waitFor({ state: 'hidden' });

    await field(second, /^Empresa ou órgão/).fill('Oficina da segunda');
    await second.getByRole('checkbox', { name: 'Magistério' }).check();
    await save(second);
    await saveOver(second, { theirs: 'Oficina da primeira', fields: 2 });
    await field(second, /^Empresa ou órgão/).waitFor({ state: 'hidden' });

    const [record] = (await adviser.get(`/calculations/${id}/work-records`)).as(workRecordsAnswer).workRecords;
    expect(record).toMatchObject({ companyName: 'Oficina da segunda', city: 'Blumenau', isTeaching: true });
  });

  it('lose nothing of a user', async () => {
    const [first, second] = await atBoth('/', async (page) => {
      await page.getByRole('button', { name: /^Menu de/ }).click();
      await page.getByRole('menuitem', { name: 'Minha conta' }).click();
      await field(page, /^OAB/).waitFor();
    });
    await field(first, /^OAB/).fill('SC 1.111');
    await field(first, /^Telefone/).fill('47999990000');
    await save(first);
    await first.getByText('Usuário atualizado com sucesso!').waitFor();

    await field(second, /^OAB/).fill('SC 2.222');
    await field(second, /^Nome/).fill('Marina de Ambos');
    await save(second);
    await saveOver(second, { theirs: 'SC 1.111', fields: 2 });

    const me = (await adviser.get('/users/self')).as(selfAnswer).user.id;
    const self = async () => (await adviser.get(`/users/${me}`)).as(userAnswer).user;
    await expect.poll(async () => (await self()).oab).toBe('SC 2.222');
    expect(await self()).toMatchObject({ phone: '47999990000', name: 'Marina de Ambos' });
  });
});
