import type { Page } from 'playwright-core';
import { close, describeUnderAxe, dialog, type Look, openCalculation, signInTo } from './axe.ts';
import type { Program } from './program.ts';

/** A scenario that is not written. */
const withScenario = async (page: Page) => {
  await page.route('**/scenarios/comparison*', async (route) => {
    const response = await route.fetch();
    const comparison = await response.json();
    const { applicableRules, futureRules, soonest, best, missingData, calculationDate, ...measured } = comparison.facts;
    const scenario = {
      ...measured,
      id: 's1',
      name: 'Trabalha até 2030',
      hypotheses: [{ kind: 'stops', on: '2030-12-31' }],
      inWords: ['Para de contribuir em 31/12/2030'],
      outcome: { applicableRules, futureRules, soonest, best, missingData, calculationDate },
      cost: 900,
      costs: [
        {
          label: 'Contribuições',
          article: 'Lei 8.212/1991, art. 21',
          months: 3,
          monthly: 300,
          total: 900,
          interestMissing: false,
        },
      ],
      gain: -10,
      gainOnFirst: -10,
      balance: -900,
      evensOutOn: null,
      recoveredInMonths: null,
      soonerByDays: -3,
      notes: ['Depende de decisão judicial.'],
    };
    await route.fulfill({ response, json: { ...comparison, scenarios: [scenario] } });
  });
  await page.route('**/api/scenarios/s1/rules*', async (route) => {
    const calculation = /calculations\/([^/]+)/.exec(page.url())?.[1] ?? '';
    const url = route.request().url().replace('scenarios/s1', `calculations/${calculation}`);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
};

const scenarios = async (page: Page, look: Look) => {
  await withScenario(page);
  await page.getByRole('tab', { name: 'Cenários' }).click();
  await page.getByRole('button', { name: 'Detalhes: Trabalha até 2030' }).click();
  await page.getByText('Depende de decisão judicial.').waitFor();
  await look('scenarios');
  await page.getByRole('button', { name: 'Novo cenário' }).click();
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Campo obrigatório').first().waitFor();
  await look('new scenario refused');
  await close(page);
  await page.getByRole('button', { name: 'Ver regras: Trabalha até 2030' }).click();
  await dialog(page).getByRole('row').nth(1).waitFor();
  await look('rules of a scenario');
  await close(page);
};

/** What new indexes moved, as the server says it. */
const recomputed = {
  changes: [
    {
      calculationId: 'k1',
      calculationName: 'Aposentadoria União',
      customerId: 'c1',
      customerName: 'Helena Duarte Nogueira',
      regimeType: 'RPPS',
      ruleId: 'ec47-art3',
      ruleName: 'Transição da EC 47/2005',
      before: { date: '2018-05-14', value: 14_000 },
      after: { date: '2018-06-14', value: null },
      others: 2,
      cause: 'índices de 10/2026',
      at: '2026-11-20T15:00:00.000Z',
    },
  ],
  pagination: { page: 1, limit: 50, totalCount: 1 },
};
const moved = async (page: Page, { address }: Program, look: Look) => {
  await page.route('**/api/calculation-changes*', (route) => route.fulfill({ json: recomputed }));
  await page.goto(`${address}/#/changes`);
  await page.getByText('índices de 10/2026').waitFor();
  await look('what moved');
};

const family = async (page: Page, look: Look) => {
  await page.getByRole('tab', { name: 'Família' }).click();
  await page.getByRole('heading', { name: 'Quem ficaria?' }).waitFor();
  await page
    .getByRole('button', { name: /^Incapacidade permanente/ })
    .first()
    .waitFor();
  await look('family without anybody');
  await page.getByRole('button', { name: 'Cônjuge ou companheiro' }).click();
  await page.getByLabel('Nascimento').fill('01/01/1976');
  await page.getByRole('button', { name: 'Incluir benefício' }).click();
  await page.getByLabel('Valor por mês (R$)', { exact: true }).fill('5000');
  await page.getByRole('heading', { name: 'Com os outros benefícios do cônjuge' }).first().waitFor();
  await page.getByRole('button', { name: /^Base: incapacidade permanente/ }).click();
  await look('what the family would receive');
};

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
  await family(page, look);
  await scenarios(page, look);
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
  await moved(page, program, look);
});
