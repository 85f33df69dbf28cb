import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { isLongUnpaid } from '../../../../domain/cnis/open-ends.ts';

/** How a register ends: as the extract says, when its pay did, not yet, or on a day that the person names. */
export type Ending = 'asRead' | 'proposed' | 'running' | 'chosen';

const newestPay = ({ lastRemuneration, salaries }: CnisRegister): string | null => {
  const paid = salaries.flatMap(({ year, month, value }) =>
    value > 0 ? [`${year}-${month === '13' ? '12' : month}`] : [],
  );
  return (lastRemuneration === null ? paid : [...paid, lastRemuneration]).sort().at(-1) ?? null;
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

/** The day of an ending, '' where it has none or the person has yet to name it. */
export const endOf = ({ egressDate, proposedEgressDate }: CnisRegister, ending: Ending | null): string => {
  switch (ending) {
    case 'asRead':
      return egressDate ?? '';
    case 'proposed':
      return proposedEgressDate ?? '';
    case 'running':
    case 'chosen':
    case null:
      return '';
    default:
      return ending satisfies never;
  }
};
