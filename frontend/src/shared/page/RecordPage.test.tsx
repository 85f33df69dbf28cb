import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShowContext } from 'react-admin';
import { expect, it } from 'vitest';
import type { Customer } from '../../../../domain/api/customers.ts';
import { sampleCustomer } from '../../../../domain/api/sample.ts';
import { type Answer, serve } from '../../data/testing/serve.ts';
import { show } from '../testing/render.tsx';
import { RecordPage } from './RecordPage.tsx';
import { useShownRecord } from './useShownRecord.ts';

const Shown = () => {
  const { name } = useShownRecord<Customer>();
  const { refetch } = useShowContext();
  return (
    <button type="button" onClick={() => refetch()}>
      {name}
    </button>
  );
};

/** A page that was read once, and what the server says from then on. */
const readOnce = async (later: Answer) => {
  let reads = 0;
  serve({
    'GET customers/customer-1': () => {
      reads += 1;
      return reads === 1
        ? { body: { customer: { ...sampleCustomer, id: 'customer-1', name: 'Maria das Dores Araújo' } }, etag: '"7"' }
        : later;
    },
  });
  show(
    <RecordPage
      resource="customers"
      id="customer-1"
      loadFailed="Não foi possível carregar"
      gone={<p>Não existe mais</p>}
    >
      <Shown />
    </RecordPage>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Maria das Dores Araújo' }));
};

it('shows nothing from memory of a record that was erased meanwhile', async () => {
  await readOnce({ status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } });
  expect(await screen.findByText('Não existe mais')).toBeVisible();
  expect(screen.queryByText('Maria das Dores Araújo')).toBeNull();
});

it('keeps what was read, and what is typed into it, when reading it again fails', async () => {
  await readOnce({ status: 422, body: { err: 'ValidationError', errorMessage: 'Inválido' } });
  expect(await screen.findByText('Maria das Dores Araújo')).toBeVisible();
  expect(screen.queryByText('Não existe mais')).toBeNull();
});
