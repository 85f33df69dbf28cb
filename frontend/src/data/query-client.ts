import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './api-error.ts';

const retries = 2;

/** Reads are tried again when the network or the server stumbled, never when the server said no. */
export const readAgain = (count: number, error: unknown): boolean =>
  !isRefusal(error) && navigator.onLine && count < retries;

/**
 * Without a network a call
 * is made and fails: left to itself, the library would let it wait unseen, and save in the end what nobody waits for.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: readAgain,
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
