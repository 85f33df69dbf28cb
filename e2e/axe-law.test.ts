import { expect } from 'vitest';
import { campoGrande } from '../domain/api/described-cities.fake.ts';
import { signIn } from './adviser.ts';
import { close, describeUnderAxe, dialog, heading, signInTo } from './axe.ts';

describeUnderAxe(
  'what changed in the law, and the places of an office',
  async (page, program, look) => {
    const { address, email, password } = program;
    await signInTo(page, program);
    await page.goto(`${address}/#/law-changes`);
    await heading(page, 'O que mudou na lei');
    const bahia = page.getByRole('button', { name: /^Bahia \(/ }).first();
    await bahia.waitFor();
    await look('changes of the law, by place');
    await bahia.click();
    await page.getByRole('listitem').first().waitFor();
    await look('changes of the law of one place');
    const adviser = await signIn(address, email, password);
    expect((await adviser.post('/described-places', { place: campoGrande })).status).toBe(201);
    await page.goto(`${address}/#/places`);
    await heading(page, 'Entes do escritório');
    await page.getByRole('button', { name: 'Abrir Campo Grande - MS' }).first().click();
    await page.getByText('O que não é calculado').waitFor();
    await look('a described place');
    await page
      .getByRole('combobox', { name: /Regime/ })
      .last()
      .click();
    await page.getByRole('option', { name: 'União' }).click();
    await page.getByRole('table').waitFor();
    await look('a described place beside another');
    await page.getByRole('button', { name: 'Retirar' }).click();
    await dialog(page).waitFor();
    await look('a place to withdraw');
    await close(page);
    await page.goto(`${address}/#/places/new`);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText(/^Confira \d+ campos marcados/).waitFor();
    await look('a place that lacks figures');
  },
  { alsoOnPhone: true },
);
