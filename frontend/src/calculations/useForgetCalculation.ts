import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keys } from '../data/keys.ts';

/** After a change: everything that follows from the calculation is asked for again. */
export const useForgetCalculation = (calculationId: string) => {
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [
          keys.calculation,
          keys.workRecords,
          keys.timeTotals,
          keys.rules,
          keys.scenarios,
          keys.derived,
          keys.report,
          keys.history,
        ].map((key) => client.invalidateQueries({ queryKey: key(calculationId) })),
      ),
    [client, calculationId],
  );
};
