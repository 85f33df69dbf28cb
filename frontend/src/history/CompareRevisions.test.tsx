import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Comparison } from '../../../domain/api/history.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { CompareRevisions } from './CompareRevisions.tsx';

const side = (revision: number) => ({ revision, at: '2026-11-20T12:00:00.000Z', by: { id: 'u1', name: 'Ana' } });
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
  serve({ 'GET calculations/k1/comparison': { body: compared } });
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
  const field = screen.getByRole('textbox', { name: 'Antes: Revisão' });
  await userEvent.clear(field);
  await userEvent.type(field, '99{Enter}');
  expect(field).toHaveValue('1');
  await userEvent.clear(field);
  await userEvent.type(field, '2{Enter}');
  expect(router.state.location.pathname).toBe('/customer/c1/calculations/k1/history/2/3');
});
