import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageHeading } from './PageHeading.tsx';

const Fetched = lazy(() => new Promise<never>(() => undefined));

const Heading = () => {
  const { pathname } = useLocation();
  return <PageHeading key={pathname}>{pathname === '/' ? 'Usuários' : 'Novo usuário'}</PageHeading>;
};

const Layout = () => (
  <main id="content">
    <Heading />
    <Suspense fallback="…">
      <Outlet />
    </Suspense>
  </main>
);

const router = createMemoryRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Link to="/new">Novo Usuário</Link> },
      { path: '/new', element: <Fetched /> },
    ],
  },
]);

describe('the heading of a page', () => {
  it('takes the focus of the link that led here, though the screen is still being fetched', async () => {
    render(<RouterProvider router={router} useTransitions={false} />);
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('heading', { name: 'Novo usuário' })).toHaveFocus();
  });
});
