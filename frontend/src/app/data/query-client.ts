import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './api-error.ts';

const retries = 2;

/** Reads are tried again when the network or the server stumbled, never when the server said no. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => !isRefusal(error) && count < retries, staleTime: 5_000 },
      mutations: { retry: false },
    },
  });
