import type { ApiError } from './api-error.ts';

type Listener = (refusal: ApiError) => void;
const listeners = new Set<Listener>();

/** Tells the layout that the server no longer knows the token; the call itself still fails with the refusal. */
export const announceRefusedToken = (refusal: ApiError): void => {
  for (const listener of listeners) listener(refusal);
};

export const onRefusedToken = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
