import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import * as download from '../shared/download.ts';
import { show } from '../shared/testing/render.tsx';
import { ExportResult } from './ExportResult.tsx';

const open = () =>
  show(
    <InCalculation>
      <ExportResult />
    </InCalculation>,
  );
const choose = async (format: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(format) }));
};

it('saves the whole result under the names of client and calculation', async () => {
  const saved = vi.spyOn(download, 'saveFile').mockImplementation(() => undefined);
  const calls = serve({ 'GET calculations/k1/export': { body: {} } });
  open();
  await choose('Planilha');
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(calls).toEqual([expect.stringContaining('format=xlsx')]);
  expect(saved.mock.calls[0]?.[1]).toBe('Joana Fictícia dos Testes – Aposentadoria União.xlsx');
  await choose('Dados');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(calls.at(-1)).toContain('format=json');
});

it('says why there is no file', async () => {
  serve({ 'GET calculations/k1/export': { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } } });
  open();
  await choose('Planilha');
  expect(await screen.findByText('Não encontrado')).toBeVisible();
});
