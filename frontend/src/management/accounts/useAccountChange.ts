import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Account } from '../../../../domain/api/accounts.ts';
import { isApiError } from '../../data/api-error.ts';
import { keys } from '../../data/keys.ts';
import { useOneAtATime } from '../../shared/useOneAtATime.ts';
import { accountTexts as texts } from './texts.ts';

export const failureOf = (error: unknown): string =>
  texts.requestFailed(isApiError(error) ? error.errorMessage : String(error));

interface AccountChange<Values> {
  change: (values: Values) => Promise<{ data: { account: Account } }>;
  onDone: (account: Account) => void;
}

/** Changes an account, and reads the list again. */
export const useAccountChange = <Values>({ change, onDone }: AccountChange<Values>) => {
  const client = useQueryClient();
  const notify = useNotify();
  const { begin, end } = useOneAtATime();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: async ({ data: { account } }) => {
      await Promise.all([keys.accounts, keys.users].map((queryKey) => client.invalidateQueries({ queryKey })));
      onDone(account);
    },
    onError: (error) => notify(failureOf(error), { type: 'error' }),
    onSettled: end,
  });
  return {
    ...mutation,
    mutate: (...given: Parameters<typeof mutation.mutate>) => begin(() => mutation.mutate(...given)),
  };
};
