import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { lastDayOfMonth } from '../../../../domain/cnis/months.ts';

/** How a register ends: as the extract says, when its pay did, not yet, or on a day that the person names. */
export type Ending = 'asRead' | 'proposed' | 'running' | 'chosen';

/** `YYYY-MM` of the newest month with pay, as far as is known; else null. */
export const newestPay = ({ lastRemuneration, salaries }: CnisRegister): string | null => {
  const paid = salaries.flatMap(({ year, month, value }) =>
    value > 0 ? [`${year}-${month === '13' ? '12' : month}`] : [],
  );
  const printed = lastRemuneration?.replace('-13', '-12');
  return (printed === undefined ? paid : [...paid, printed]).sort().at(-1) ?? null;
};

/**
 * What is taken for the end before anybody decides. That a link goes on to this day nobody but the person can say, also
 * where it was paid of late: the days until then count.
 */
export const endingOf = ({ egressDate, proposedEgressDate }: CnisRegister): Ending | null => {
  if (egressDate !== null) return 'asRead';
  return proposedEgressDate === null ? null : 'proposed';
};

/** The last day of the month that was paid last: what a link without an end may be ended on. */
export const endOfPay = (register: CnisRegister): string | null => {
  const newest = newestPay(register);
  const last = register.proposedEgressDate ?? (newest === null ? null : lastDayOfMonth(newest));
  return last !== null && last < (register.ingressDate ?? '') ? null : last;
};

/** The day of an ending, '' where it has none or the person has yet to name it. */
export const endOf = (register: CnisRegister, ending: Ending | null): string => {
  switch (ending) {
    case 'asRead':
      return register.egressDate ?? '';
    case 'proposed':
      return endOfPay(register) ?? '';
    case 'running':
    case 'chosen':
    case null:
      return '';
    default:
      return ending satisfies never;
  }
};
