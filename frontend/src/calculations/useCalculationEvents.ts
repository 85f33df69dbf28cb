import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useServerEvents } from '../shared/jobs/useServerEvents.ts';
import { calculationKey, useForgetCalculation } from './useCalculation.ts';

const changed = z.object({ revision: z.int() });
const known = z.object({ etag: z.string() });

/** What another tab or a colleague changes shows here too; what this tab changed itself is asked for only once. */
export const useCalculationEvents = (calculationId: string): void => {
  const client = useQueryClient();
  const forget = useForgetCalculation(calculationId);
  useServerEvents(`calculations/${encodeURIComponent(calculationId)}/events`, {
    answer: changed,
    onEvent: ({ revision }) => {
      const read = known.safeParse(client.getQueryData(calculationKey(calculationId)));
      if (!read.success || read.data.etag !== `"${revision}"`) forget();
      return true;
    },
  });
};
