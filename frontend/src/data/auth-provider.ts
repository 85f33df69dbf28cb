import type { AuthProvider } from 'react-admin';
import { isRefusedToken } from './api-error.ts';
import { canSignInAgain } from './refused-token.ts';
import { isSignedOutElsewhere, tellOtherTabs } from './session/signed-out-elsewhere.ts';
import { forgetToken, isPastHalfLife, isSomebodyElses, keepToken, leaveTab, readToken } from './session-token.ts';
import { sessionVerbs } from './session-verbs.ts';

interface Credentials {
  email: string;
  password: string;
  /** Of the second factor, once it was asked for. */
  code?: string;
}

/** Asks for a fresh token in the background; a failure leaves the old one, which still works. */
const renewWhenDue = async (token: string): Promise<void> => {
  if (isSomebodyElses(token) || !isPastHalfLife(token, Date.now() / 1000)) return;
  const { data } = await sessionVerbs.renew();
  keepToken(data.token);
};

export const authProvider: AuthProvider = {
  login: async ({ email, password, code }: Credentials) => {
    const { data } = await sessionVerbs.login(email, password, code);
    keepToken(data.token);
  },
  logout: async () => {
    const token = readToken();
    if (token !== null && isSomebodyElses(token)) {
      sessionStorage.clear();
      leaveTab();
    } else if (token !== null) {
      const ended = await sessionVerbs.logout().then(
        () => false,
        (error: unknown) => {
          if (!isRefusedToken(error)) console.warn('The server did not hear of the logout', error);
          return isRefusedToken(error);
        },
      );
      // Who leaves on purpose leaves nothing about a client behind; a session that merely ended keeps its drafts.
      if (!ended) sessionStorage.clear();
      forgetToken();
      if (!ended) tellOtherTabs();
    }
    return '/login';
  },
  checkAuth: async () => {
    const token = readToken();
    if (token === null) {
      // The next call asks to sign in again, over what stands on the screen.
      if (canSignInAgain()) return;
      // The page says what happened and waits for a click: the login page would not say why.
      if (isSignedOutElsewhere()) return;
      throw new Error();
    }
    renewWhenDue(token).catch(() => undefined);
  },
  // A refused token is answered where calls are sent. Here react-admin would tell the caller that the call succeeded.
  checkError: async () => undefined,
  getIdentity: async () => {
    const { user } = (await sessionVerbs.self()).data;
    return { id: user.id, fullName: user.name };
  },
  getPermissions: async () => undefined,
};
