import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { readToken } from '../../data/session-token.ts';

/**
 * For the pages before sign-in: whoever is signed in already goes on to the calculator. Asked once, on arrival: the
 * sign-in itself leads where the person wanted to go.
 */
export const VisitorsOnly = ({ children }: { children: ReactNode }) => {
  const [isSignedIn] = useState(() => readToken() !== null);
  return isSignedIn ? <Navigate to="/" replace /> : children;
};
