import type { CnisRemuneration } from './extract.ts';
import { currentCode, effectOf } from './indicators.ts';
import { isThirteenth, type MonthKey } from './months.ts';
import type { CnisPlanStretch } from './register.ts';

/**
 * Whether an indicator tells of a contribution at 11% or 5%: the simplified plan, the MEI and the low-income housewife's,
 * also where the INSS has not accepted it. Such a month is no time for a retirement by time until it is complemented.
 * @see Lei 8.212/1991, art. 21, §§ 2 to 4; Lei 8.213/1991, art. 55, § 4
 */
const tellsReducedPlan = (code: string): boolean =>
  effectOf(code) === 'reducedPlan' || currentCode(code) === 'IREC-FBR-IND';

const isReduced = ({ indicators }: CnisRemuneration): boolean => indicators.some(tellsReducedPlan);

/**
 * The plans by which the months of a relation were paid, in order, months without an amount and 13ths left out. A month
 * that was paid in full besides is of the normal plan.
 */
export const planStretches = (remunerations: readonly CnisRemuneration[]): CnisPlanStretch[] => {
  const simplified = new Map<MonthKey, boolean>();
  for (const paid of remunerations) {
    if (paid.value === null || isThirteenth(paid.month)) continue;
    simplified.set(paid.month, isReduced(paid) && (simplified.get(paid.month) ?? true));
  }
  const stretches: CnisPlanStretch[] = [];
  for (const [month, reduced] of [...simplified].sort(([a], [b]) => a.localeCompare(b))) {
    const plan = reduced ? 'simplified' : 'normal';
    const open = stretches.at(-1);
    if (open?.plan === plan) open.to = month;
    else stretches.push({ plan, from: month, to: month });
  }
  return stretches;
};
