import { createContext, use } from 'react';
import type { Calculation } from '../../../domain/api/calculations.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import type { CustomerRecord } from '../customers/useCustomer.ts';

/** A calculation with the revision it was read at. */
export type CalculationRecord = Calculation & { etag: string | null };

/** The calculation whose page this is, and what belongs to it. */
export interface OpenCalculation {
  calculation: CalculationRecord;
  customer: CustomerRecord;
  /** Its work records, as far as they are read; their revision is the calculation's. */
  records: {
    data: { workRecords: readonly WorkRecord[]; etag: string | null } | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  /** The revision shown, where it is not the present one: everything is to be read only. */
  revision?: number;
}

export const CalculationContext = createContext<OpenCalculation | null>(null);

/** @throws outside the page of a calculation */
export const useCalculation = (): OpenCalculation => {
  const open = use(CalculationContext);
  if (open === null) throw new Error('useCalculation needs the page of a calculation around it');
  return open;
};

/** The revision that the page around it shows; undefined for the present one. */
export const useRevision = (): number | undefined => use(CalculationContext)?.revision;
