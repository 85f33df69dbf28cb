import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Comparison } from '../../../domain/api/history.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { CompareRevisions } from './CompareRevisions.tsx';

const by = { id: 'u1', name: 'Ana' };
const side = (revision: number) => ({ revision, at: `2026-11-2${revision}T12:00:00.000Z`, by });
const entry = (revision: number) => ({
  ...side(revision),
  event: 'CalculationEdited',
  summary: `Mudança ${revision}`,
  changes: [],
});
const compared: Comparison = {
  from: side(1),
  to: side(3),
  changes: [{ field: 'name', label: 'Nome do cálculo', record: null, from: 'A', to: 'B' }],
  rules: [
    {
      regimeType: 'RGPS',
      ruleId: 'r1',
      modality: 'Aposentadoria por idade',
      before: { group: 'future', date: '2030-01-14', value: 3000 },
      after: { group: 'notApplicable', date: null, value: null },
    },
  ],
  unchangedRules: 82,
};

it('two revisions stand side by side, with what the change did to each rule', async () => {
  const entries = [3, 2, 1].map(entry);
  serve({
    'GET calculations/k1/comparison': { body: compared },
    'GET calculations/k1/history': {
      body: { entries, records: [], pagination: { page: 1, limit: 100, totalCount: 3 } },
    },
  });
  const { router } = show(
    <InCalculation>
      <CompareRevisions from={1} to={3} />
    </InCalculation>,
  );
  expect(await screen.findByText('Nome do cálculo', { exact: false })).toHaveTextContent('Nome do cálculo: A → B');
  const row = within(screen.getByRole('row', { name: /Aposentadoria por idade/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual([
    'Futura14/01/2030R$ 3.000,00',
    'Não aplicávelSem dataSem valor',
  ]);
  expect(screen.getByText('82 regras iguais nas duas')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'De 21/11/2026 09:00 a 23/11/2026 09:00' })).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Antes: versão' }));
  await userEvent.click(await screen.findByRole('option', { name: '22/11/2026 09:00 · Mudança 2' }));
  expect(router.state.location.pathname).toBe('/customer/c1/calculations/k1/history/2/3');
});
