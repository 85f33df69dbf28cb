import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCustomer } from '../../customers/customer.fake.ts';
import { show } from '../../shared/testing/render.tsx';
import { CalculationTable } from './CalculationTable.tsx';

const customer = {
  ...aCustomer({
    calculations: [
      {
        id: 'k1',
        name: 'Aposentadoria',
        regimeType: 'RPPS',
        regime: 'União',
        createdAt: '2026-11-01T12:00:00.000Z',
        updatedAt: '2026-11-18T15:30:00.000Z',
      },
    ],
  }),
  etag: '"1"',
};

/** A narrow page in one of the two media, as far as a width is asked for. */
const narrow = (medium: 'screen' | 'print') =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width') && (medium === 'screen' || !media.startsWith('screen')),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

describe('the calculations of a client', () => {
  it('show on a phone what has room', () => {
    narrow('screen');
    show(
      <RecordContextProvider value={customer}>
        <CalculationTable />
      </RecordContextProvider>,
    );
    expect(columns()).toEqual(['Nome', 'Atualizado em', 'Ações']);
  });

  it('are removed after a question that says all that goes with them', async () => {
    show(
      <RecordContextProvider value={customer}>
        <CalculationTable />
      </RecordContextProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remover Aposentadoria' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remover Aposentadoria?' }));
    expect(
      dialog.getByText('O cálculo, os seus registros de tempo, as remunerações e os cenários serão excluídos.'),
    ).toBeVisible();
    expect(dialog.getByText('Esta ação não poderá ser desfeita!')).toBeVisible();
  });

  it('are printed with all columns', () => {
    narrow('print');
    show(
      <RecordContextProvider value={customer}>
        <CalculationTable />
      </RecordContextProvider>,
    );
    expect(columns()).toEqual(['Nome', 'Tipo', 'Regime', 'Dt. Criação', 'Atualizado em', 'Ações']);
  });
});
