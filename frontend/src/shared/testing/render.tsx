import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, Link, parsePath, RouterProvider } from 'react-router';
import { authProvider } from '../../data/auth-provider.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { makeQueryClient } from '../../data/query-client.ts';
import { aSession } from '../../data/session/session.fake.ts';
import { type Session, SessionContext } from '../../data/session/session.ts';
import { keepToken } from '../../data/session-token.ts';
import { i18nProvider } from '../../ground/i18n/provider.ts';
import { lightTheme } from '../../ground/theme.ts';
import { LeaveGuard } from '../dialogs/LeaveGuard.tsx';
import { Toasts } from '../notices/Toasts.tsx';
import { SignInAgain } from '../session/SignInAgain.tsx';

export interface Stage {
  at?: string;
  /** What a screen before this one sent along. */
  state?: unknown;
  path?: string;
  session?: Session;
  /** False where nobody is known to be here yet. */
  signInAgain?: boolean;
}

/** A screen in the product's own surroundings: router, data, messages, notices, questions. */
export const show = (
  screen: ReactNode,
  { at = '/', state = null, path = '/', session = aSession(), signInAgain = true }: Stage = {},
) => {
  keepToken('token');
  const client = makeQueryClient();
  const frame = (children: ReactNode) => (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={client}
      theme={lightTheme}
    >
      <SessionContext value={session}>{children}</SessionContext>
      <Toasts />
    </AdminContext>
  );
  const router = createMemoryRouter(
    [
      {
        path,
        element: frame(
          <>
            <Link to="/elsewhere">elsewhere</Link>
            {screen}
            <LeaveGuard />
            {signInAgain && <SignInAgain />}
          </>,
        ),
      },
      { path: '*', element: <p>another screen</p> },
    ],
    { initialEntries: [{ ...parsePath(at), state }] },
  );
  return { router, client, ...render(<RouterProvider router={router} useTransitions={false} />) };
};
