import { type MonthLimits, monthLimits } from '../../../domain/cnis/limits.ts';
import { overlayOf } from '../../../domain/law/tables/index.ts';
import { publishedIndexes } from '../../../projections/indexes/query.ts';
import type { Deps } from '../../deps.ts';

/** Minimum wage and ceiling of each month, with what was published. */
export const limitsOf = async ({ views }: Pick<Deps, 'views'>): Promise<MonthLimits> =>
  monthLimits(overlayOf(await publishedIndexes(views.indexes)));
