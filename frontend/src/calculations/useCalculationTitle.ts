import { useMemo } from 'react';
import type { Calculation } from '../../../domain/api/calculations.ts';
import type { Customer } from '../../../domain/api/customers.ts';
import { customerPath } from '../ground/case-paths.ts';
import { appTexts } from '../ground/texts.ts';
import { usePageTitle } from '../shared/page/page-title.tsx';
import { calculationTexts as texts } from './texts.ts';

/** Whose calculation it is, and which: in the browser's tab, where several stand open side by side, and in the trail. */
export const useCalculationTitle = (calculation: Calculation | undefined, customer: Customer | undefined): void => {
  const calculationName = calculation?.name;
  const customerId = customer?.id;
  const customerName = customer?.name ?? texts.unnamed;
  usePageTitle(
    useMemo(
      () =>
        calculationName === undefined || customerId === undefined
          ? null
          : {
              above: [
                { label: appTexts.customers, to: '/' },
                { label: customerName, to: customerPath(customerId) },
              ],
              here: calculationName,
              tab: texts.tab(customerName, calculationName),
            },
      [calculationName, customerId, customerName],
    ),
  );
};
