import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Customer } from '../../../domain/api/customers.ts';
import { serve, show } from '../shared/testing/render.tsx';
import CustomerPage from './CustomerPage.tsx';
import { aCustomer } from './customer.fake.ts';
import { isUntouched, justCreated } from './untouched.ts';

const nothing = aCustomer({
  name: null,
  email: null,
  birthDate: null,
  gender: null,
  currentProfession: null,
  maritalStatus: null,
  mainPhoneNumber: null,
  zipcode: null,
  address: null,
  city: null,
  state: null,
  publicServantCity: null,
  publicServantState: null,
});
const calculation: Customer['calculations'][number] = {
  id: 'k1',
  name: 'Cálculo',
  regimeType: 'RPPS',
  regime: null,
  createdAt: '2026-11-18T15:30:00.000Z',
  updatedAt: '2026-11-18T15:30:00.000Z',
};

describe('a client of whom nobody has said anything', () => {
  it.each<[boolean, Partial<Customer>]>([
    [true, {}],
    [false, { notes: 'ligar' }],
    [false, { disablement: true }],
    [false, { calculations: [calculation] }],
  ])('is untouched: %s, with %o', (untouched, changes) => {
    expect(isUntouched({ ...nothing, ...changes })).toBe(untouched);
  });

  const open = (answer: Customer | (() => Customer), state: unknown) => {
    const seen: string[] = [];
    const calls = serve({
      'GET customers/customer-1': () => ({
        body: { customer: typeof answer === 'function' ? answer() : answer },
        etag: '"1"',
      }),
      'DELETE customers/customer-1': (request) => {
        seen.push(request.headers.get('If-Match') ?? '');
        return { status: 204 };
      },
    });
    const { router } = show(<CustomerPage />, {
      at: '/customer/customer-1?mode=edit',
      path: '/customer/:id',
      state,
    });
    return { calls, seen, router };
  };
  const reads = (calls: readonly string[]) => calls.filter((call) => call === 'GET customers/customer-1').length;

  it('opens with the focus on the name, and goes again when its creation is cancelled', async () => {
    const { seen, router } = open(nothing, justCreated);
    expect(await screen.findByLabelText('Nome *')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(seen).toEqual(['"1"']));
    expect(router.state.location.pathname).toBe('/');
  });

  it('goes when the person goes elsewhere too', async () => {
    const { seen } = open(nothing, justCreated);
    await screen.findByLabelText('Nome *');
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    await waitFor(() => expect(seen).toEqual(['"1"']));
  });

  it('stays when somebody has calculated for it meanwhile', async () => {
    let current = nothing;
    const { calls, seen } = open(() => current, justCreated);
    await screen.findByLabelText('Nome *');
    current = { ...nothing, calculations: [calculation] };
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    await waitFor(() => expect(reads(calls)).toBe(2));
    await screen.findByText('another screen');
    expect(seen).toEqual([]);
  });

  it('stays when it was there before', async () => {
    const { calls, seen } = open(nothing, null);
    await screen.findByLabelText('Nome *');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    await screen.findByText('another screen');
    expect([reads(calls), seen]).toEqual([1, []]);
  });
});
