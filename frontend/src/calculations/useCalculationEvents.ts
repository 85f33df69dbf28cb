import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { keys } from '../data/keys.ts';
import { useServerEvents } from '../shared/jobs/useServerEvents.ts';
import { useForgetCalculation } from './useForgetCalculation.ts';

const changed = z.object({ revision: z.int(), results: z.literal(true).optional() });
const read = z.object({ etag: z.string() });

/** What another tab or a colleague changes shows here too; what this tab changed itself is asked for only once. */
export const useCalculationEvents = (calculationId: string): void => {
  const client = useQueryClient();
  const forget = useForgetCalculation(calculationId);
  useServerEvents(`calculations/${encodeURIComponent(calculationId)}/events`, {
    answer: changed,
    onEvent: ({ revision, results }) => {
      const { success, data } = read.safeParse(client.getQueryData(keys.calculation(calculationId)));
      if (results || !success || data.etag !== `"${revision}"`) forget();
      return true;
    },
    // What happened in between nobody told: the program may have come back with other rules.
    onReturn: () => void forget(),
    // Removed, or its client erased, while it is open here: it is asked for again, and found gone.
    onRefusal: forget,
  });
};
