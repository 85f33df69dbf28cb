import { useEffect, useRef } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { onRefusedToken } from '../data/refused-token.ts';

/** When the server no longer knows the token: says so, and leads to the login page and later back here. */
export const SessionEnd = () => {
  const logout = useLogout();
  const notify = useNotify();
  const ended = useRef(false);
  useEffect(
    () =>
      onRefusedToken((refusal) => {
        if (ended.current) return;
        ended.current = true;
        logout().then(() => notify(refusal.errorMessage, { type: 'warning' }));
      }),
    [logout, notify],
  );
  return null;
};
