import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../../data/session/session.fake.ts';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import HomePage from './HomePage.tsx';

const asked = {
  eraseOn: '2026-12-03',
  requestedAt: '2026-11-30T20:06:00.000Z',
  withdrawUntil: '2026-12-02T20:06:00.000Z',
  doneBy: '2026-12-03T20:06:00.000Z',
  leaving: null,
};
const none = { eraseOn: null, requestedAt: null, withdrawUntil: null, doneBy: null, leaving: null };
const home = (erasure: typeof asked | typeof none, session = aSession()) => {
  const calls = serve({
    'GET account/erasure': { body: erasure },
    'GET customers': { body: { customers: [], pagination: { page: 1, limit: 100, totalCount: 0 } } },
    'GET calculation-changes': { body: { changes: [], pagination: { page: 1, limit: 5, totalCount: 0 } } },
  });
  show(<HomePage />, { session });
  return calls;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T15:00:00.000Z') });
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return () => vi.useRealTimers();
});

describe('an account that is to be erased', () => {
  it('says so on the first screen to everybody who goes on working, and until when it can be taken back', async () => {
    home(asked);
    expect(
      await screen.findByText(
        'Foi pedido que tudo desta conta seja apagado, o que é feito até 03/12/2026 17:06. O que for cadastrado agora também se perde. Quem cuida da conta pode desfazer o pedido até 02/12/2026 17:06.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dados da conta' })).toHaveAttribute('href', '/users/user-1/data');
  });

  it('offers no way back once the time for it is over', async () => {
    vi.setSystemTime(new Date('2026-12-02T21:00:00.000Z'));
    home(asked);
    expect(await screen.findByText(/^Foi pedido que tudo desta conta seja apagado/)).toBeVisible();
    expect(screen.queryByText(/desfazer/)).toBeNull();
  });
});

it('says nothing where nobody asked for it', async () => {
  const calls = home(none);
  await expect.poll(() => calls).toContain('GET account/erasure');
  await screen.findByText('Comece pelo primeiro cliente');
  expect(screen.queryByText(/seja apagado/)).toBeNull();
});
