import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { z } from 'zod';
import type { simulatorAnswer } from '../../../../domain/api/simulator.ts';
import { isApiError } from '../../data/api-error.ts';
import { keys } from '../../data/keys.ts';
import { simulatorTexts as texts } from './texts.ts';

/** Has something happen, and shows what the simulator then knows. */
export const useSimulation = <Values>(
  simulate: (values: Values) => Promise<{ data: z.output<typeof simulatorAnswer> }>,
  done?: string,
) => {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: simulate,
    onSuccess: ({ data }) => {
      client.setQueryData(keys.simulator, data);
      for (const queryKey of [keys.accounts, keys.users]) client.invalidateQueries({ queryKey });
      if (done !== undefined) notify(done, { type: 'success' });
    },
    onError: (error) => notify(isApiError(error) ? error.errorMessage : texts.failed, { type: 'error' }),
  });
};
