import type { Page } from 'playwright-core';
import { close, describeUnderAxe, dialog, type Look, openCalculation, signInTo } from './axe.ts';

const rules = async (page: Page, look: Look) => {
  await page.getByRole('tab', { name: 'Regras RPPS' }).click();
  await page
    .getByText(/Pode se aposentar desde/)
    .first()
    .waitFor();
  await look('applicable rules');
  await page.getByRole('button', { name: 'Tabela de pontos' }).first().click();
  await dialog(page).getByRole('row').nth(1).waitFor();
  await look('points table');
  await close(page);
  await page
    .getByRole('button', { name: /^Como foi calculado/ })
    .first()
    .click();
  await dialog(page)
    .getByRole('button', { name: /^Todos os salários/ })
    .click();
  await dialog(page)
    .getByRole('group', { name: /^Todos os salários/ })
    .waitFor();
  await look('benefit');
  await close(page);
  await page.getByRole('tab', { name: /Regras Não Aplicáveis/ }).click();
  await page.getByRole('button', { name: /^Encerradas/ }).click();
  await page
    .getByText(/faltava/)
    .first()
    .waitFor();
  await look('rules that do not apply');
  await page.getByRole('tab', { name: 'Quando se aposentar' }).click();
  await page.getByRole('heading', { name: 'Quanto vale esperar' }).first().waitFor();
  await look('when to retire');
  await page.getByRole('tab', { name: 'Regras RPPS' }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('tab', { name: 'Comparar Regras' }).click();
  await dialog(page).getByRole('tab').first().waitFor();
  await look('comparison');
  await dialog(page).getByRole('tab', { name: 'Não Aplicáveis' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Encerradas/ })
    .waitFor();
  await look('what applies in neither regime');
  await close(page);
  await page.getByRole('tab', { name: 'Relatório Genial' }).click();
  await page.getByTitle('Prévia do documento').waitFor();
  await look('report');
  await page.getByRole('button', { name: 'Aparência do relatório' }).click();
  await page.getByRole('button', { name: 'Subir Plano de ação' }).waitFor();
  await look('look of the report');
};

describeUnderAxe('the rules and the report', async (page, program, look) => {
  await signInTo(page, program);
  await openCalculation(page);
  await rules(page, look);
});
