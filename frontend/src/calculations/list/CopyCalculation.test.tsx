import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { sampleCalculation } from '../../../../domain/api/sample.ts';
import { aCustomer } from '../../customers/customer.fake.ts';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import { CopyCalculation } from './CopyCalculation.tsx';

const customer = { ...aCustomer(), etag: '"1"' };
const other = {
  id: 'customer-2',
  name: 'Antônio',
  birthDate: '1960-01-02',
  state: null,
  createdAt: '2026-01-02T12:00:00.000Z',
  lastCalculationAt: null,
  calculationsCount: 0,
  status: 'client',
  nextRetirement: null,
  retirementMissing: 'noCalculation',
};
const calculation = {
  id: 'k1',
  name: 'Aposentadoria',
  regimeType: 'RPPS',
  regime: 'União',
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-18T15:30:00.000Z',
} as const;

const copying = () => {
  const sent: unknown[] = [];
  serve({
    'GET customers': { body: { customers: [other], pagination: { page: 1, limit: 20, totalCount: 1 } } },
    'POST copy-calculations': async (request) => {
      sent.push(await request.json());
      return { status: 201, body: { calculation: { ...sampleCalculation, id: 'k2' } }, etag: '"0"' };
    },
  });
  const shown = show(
    <RecordContextProvider value={customer}>
      <CopyCalculation calculation={calculation} onClose={() => undefined} />
    </RecordContextProvider>,
  );
  return { sent, ...shown };
};

describe('Duplicação de Um Cálculo', () => {
  it('stays with the client unless another is chosen', async () => {
    const { sent } = copying();
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicação de Um Cálculo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicar' }));
    expect(await screen.findByText('Cálculo duplicado')).toBeVisible();
    expect(sent).toEqual([{ calculationId: 'k1', name: expect.any(String), copiedData: ['time', 'salary'] }]);
  });

  it('goes to another client, who is told apart by the day of birth, and leads there', async () => {
    const { sent, router } = copying();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Cliente' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Antônio · 02/01/1960' }));
    await userEvent.click(screen.getByRole('button', { name: 'Duplicar' }));
    await screen.findByText('another screen');
    expect(sent).toEqual([expect.objectContaining({ customerId: 'customer-2' })]);
    expect(router.state.location.pathname).toBe('/customer/customer-2/calculations/k2');
  });
});
