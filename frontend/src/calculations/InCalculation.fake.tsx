import type { ReactNode } from 'react';
import type { Calculation } from '../../../domain/api/calculations.ts';
import { sampleCalculation, sampleCustomer, sampleRecord } from '../../../domain/api/sample.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { CalculationContext } from './calculation-context.ts';

interface InCalculationProps {
  calculation?: Calculation;
  workRecords?: readonly WorkRecord[];
  children: ReactNode;
}

const etag = '"4"';

/** The page of a calculation around a part of it, for tests. */
export const InCalculation = ({
  calculation = sampleCalculation,
  workRecords = [sampleRecord],
  children,
}: InCalculationProps) => (
  <CalculationContext
    value={{
      calculation: { ...calculation, etag },
      customer: { ...sampleCustomer, etag: '"2"' },
      records: { data: { workRecords, etag }, error: null, refetch: () => undefined },
    }}
  >
    {children}
  </CalculationContext>
);
