import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, Link, parsePath, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { authProvider } from '../../app/data/auth-provider.ts';
import { dataProvider } from '../../app/data/data-provider.ts';
import { makeQueryClient } from '../../app/data/query-client.ts';
import { keepToken } from '../../app/data/session-token.ts';
import { i18nProvider } from '../../app/i18n/provider.ts';
import { Toasts } from '../../app/layout/Toasts.tsx';
import { SignInAgain } from '../../app/session/SignInAgain.tsx';
import { aSession } from '../../app/session/session.fake.ts';
import { type Session, SessionContext } from '../../app/session/session.ts';
import { lightTheme } from '../../app/theme.ts';
import { LeaveGuard } from '../dialogs/LeaveGuard.tsx';

export interface Answer {
  status?: number;
  body?: unknown;
  etag?: string;
}
/**
 * What the server under test says, by 'METHOD path'; a function sees the request and the form that was sent, if one was. Not
 * every Node takes a form with a file of jsdom out of a request again.
 */
export type Answers = Record<string, Answer | ((request: Request, form: FormData) => Answer | Promise<Answer>)>;

const plain = 200;
const noContent = 204;

/** Replaces the network. @returns the calls made so far, as 'METHOD path?query' */
export const serve = (answers: Answers): string[] => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const request = new Request(new URL(address, 'http://genial.test'), { ...init, signal: null });
    const { pathname, search } = new URL(request.url);
    const key = `${request.method} ${pathname.replace('/api/', '')}`;
    calls.push(`${key}${search}`);
    const found = answers[key];
    if (found === undefined) throw new Error(`No answer for ${key}`);
    const form = init.body instanceof FormData ? init.body : new FormData();
    const { status = plain, body, etag } = typeof found === 'function' ? await found(request, form) : found;
    const headers: HeadersInit = etag === undefined ? {} : { etag };
    return status === noContent
      ? new Response(null, { status, headers })
      : Response.json(body ?? null, { status, headers });
  });
  return calls;
};

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
