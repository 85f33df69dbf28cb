/** The regime of servants is that of who holds an effective post: what is complete only after the last one is no right without another. @see CF, art. 40 */

import type { Day } from '../../units/day.ts';
import type { LawInput } from '../input/input.ts';

/** The day on which the last post of the regime of servants ended, `YYYY-MM-DD`; null where one runs, or none is recorded. */
export const leftPostOn = ({
  regimeType,
  workRecords,
  calculationDate,
}: Pick<LawInput, 'regimeType' | 'workRecords' | 'calculationDate'>): string | null => {
  if (regimeType === 'RGPS') return null;
  const posts = workRecords.filter((record) => record.regimeType === 'RPPS');
  const ends = posts.flatMap(({ egressDate }) =>
    egressDate !== null && egressDate < calculationDate ? egressDate : [],
  );
  return ends.length < posts.length ? null : (ends.sort().at(-1) ?? null);
};

export const hangsOnNewPost = (
  { whenToRetire }: { readonly whenToRetire: Day | null },
  { leftPostOn: left }: { readonly leftPostOn: Day | null },
): boolean => left !== null && whenToRetire !== null && whenToRetire > left;
