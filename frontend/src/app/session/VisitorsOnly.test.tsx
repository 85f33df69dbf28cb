import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { keepToken } from '../../data/session-token.ts';
import { routes } from '../routes.tsx';
import { VisitorsOnly } from './VisitorsOnly.tsx';

const open = () => {
  const router = createMemoryRouter(
    [
      {
        path: '/plans',
        element: (
          <VisitorsOnly>
            <p>for visitors</p>
          </VisitorsOnly>
        ),
      },
      { path: '/', element: <p>the calculator</p> },
    ],
    { initialEntries: ['/plans'] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
};

describe('a page for visitors', () => {
  it('is shown to them', () => {
    open();
    expect(screen.getByText('for visitors')).toBeVisible();
  });

  it('sends whoever is signed in to the calculator', async () => {
    keepToken('token');
    open();
    expect(await screen.findByText('the calculator')).toBeVisible();
    expect(screen.queryByText('for visitors')).toBeNull();
  });

  it('is each of those before sign-in', () => {
    expect(routes.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual([
      '/forgot-password',
      '/reset-password/:token',
      '/plans',
      '/register/:planId',
      '/register',
      '/secure-communication/plans',
      '/secure-communication/register',
    ]);
  });
});
