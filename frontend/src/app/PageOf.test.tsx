import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../data/query-client.ts';
import { aSettings } from '../data/session/settings.fake.ts';
import { forgetToken } from '../data/session-token.ts';
import { serve } from '../data/testing/serve.ts';
import { PageOf } from './PageOf.tsx';
import { routeOf } from './routes.tsx';

it('the manual is read without a session, but for what administrators do', async () => {
  forgetToken();
  const calls = serve({ 'GET settings': { body: aSettings() } });
  const route = routeOf('/ajuda');
  if (route === undefined) throw new Error('no manual');
  const router = createMemoryRouter([{ path: '/ajuda/:page?', element: <PageOf route={route} /> }], {
    initialEntries: ['/ajuda'],
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('link', { name: 'O extrato CNIS' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('heading', { level: 1, name: 'Manual' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Para administradores' })).toBeNull();
  expect(calls.filter((call) => call !== 'GET settings')).toEqual([]);
});
