import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useForgetCalculation } from '../calculations/useForgetCalculation.ts';
import { useForgetCustomer } from '../customers/useCustomer.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import type { Restoring } from './RestoreButton.tsx';
import { historyTexts as texts } from './texts.ts';

/** How a calculation returns to one of its revisions. `etag`: what stands now. */
export const useRestoringCalculation = (calculationId: string, etag: string | null): Restoring => {
  const genial = useGenial();
  const forget = useForgetCalculation(calculationId);
  return {
    etag,
    restore: (revision, ifMatch) => genial.restoreCalculation(calculationId, revision, ifMatch),
    forget,
    body: texts.restoreBody,
  };
};

/** How a client's data return to one of their revisions. */
export const useRestoringCustomer = (customerId: string, etag: string | null): Restoring => {
  const genial = useGenial();
  const client = useQueryClient();
  const forgetCustomer = useForgetCustomer(customerId);
  const forget = useCallback(
    () => Promise.all([forgetCustomer(), client.invalidateQueries({ queryKey: keys.customerHistory(customerId) })]),
    [client, customerId, forgetCustomer],
  );
  return {
    etag,
    restore: (revision, ifMatch) => genial.restoreCustomer(customerId, revision, ifMatch),
    forget,
    body: texts.restoreCustomerBody,
  };
};
