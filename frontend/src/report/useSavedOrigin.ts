import { useSession } from '../app/session/session.ts';
import { useCalculation, useCustomer } from '../calculations/useCalculation.ts';
import type { SavedOrigin } from './saved-fields.ts';

/** Says of which report fields are kept now. */
export const useSavedOrigin = (calculationId: string, now: () => string): (() => SavedOrigin) => {
  const { id: userId } = useSession().user;
  const calculation = useCalculation(calculationId).data?.data;
  const customer = useCustomer(calculation?.customerId ?? null).data;
  return () => ({
    userId,
    calculationName: calculation?.name ?? '',
    customerName: customer?.name ?? '',
    savedAt: now(),
  });
};
