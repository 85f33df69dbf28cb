import { useCalculation } from '../calculations/calculation-context.ts';
import { useSession } from '../data/session/session.ts';
import type { SavedOrigin } from './saved-fields.ts';

/** Says of which report fields are kept now. */
export const useSavedOrigin = (now: () => string): (() => SavedOrigin) => {
  const { id: userId } = useSession().user;
  const { calculation, customer } = useCalculation();
  return () => ({
    userId,
    calculationName: calculation.name,
    customerName: customer.name ?? '',
    savedAt: now(),
  });
};
