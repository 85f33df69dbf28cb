import { useCallback, useEffect, useRef, useState } from 'react';
import { useLogout } from 'react-admin';
import type { ApiError } from '../../data/api-error.ts';
import { onRefusedToken } from '../../data/refused-token.ts';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';

/**
 * When the server no longer knows the token: asks for the password over the screen, so that nothing typed is lost.
 * The calls that were refused wait for it, and go out again.
 */
export const SignInAgain = () => {
  const logout = useLogout();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);
  const answer = useCallback((signedIn: boolean) => {
    for (const settle of waiting.current.splice(0)) settle(signedIn);
  }, []);
  useEffect(() => {
    const stop = onRefusedToken((next) => {
      setRefusal((first) => first ?? next);
      return new Promise((resolve) => waiting.current.push(resolve));
    });
    return () => {
      stop();
      answer(false);
    };
  }, [answer]);
  if (refusal === null) return null;
  return (
    <SignInAgainDialog
      reason={refusal.errorMessage}
      onSignedIn={() => {
        setRefusal(null);
        answer(true);
      }}
      onLeave={() => logout()}
    />
  );
};
