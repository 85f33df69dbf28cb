import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { lastDayOfMonth } from '../../../../domain/cnis/months.ts';
import { isLongUnpaid } from '../../../../domain/cnis/open-ends.ts';

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
 * What is taken for the end before anybody decides. A link without an end goes on only where it was paid of late;
 * where nothing tells, the person has to.
 */
export const endingOf = (register: CnisRegister, today: string): Ending | null => {
  if (register.egressDate !== null) return 'asRead';
  if (register.proposedEgressDate !== null) return 'proposed';
  const newest = newestPay(register);
  const began = register.ingressDate?.slice(0, 7) ?? '';
  return newest !== null && newest >= began && !isLongUnpaid(newest, today) ? 'running' : null;
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
