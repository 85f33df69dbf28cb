import { type Calculation, type SpanName, spanNames } from '../../../domain/api/calculations.ts';
import type { Span } from '../../../domain/api/common.ts';
import { calculationDateOf } from '../../../domain/calculations/calculation.ts';
import { timeTotals } from '../../../domain/law/index.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { unreadableText } from '../../../domain/words/unreadable.ts';
import { loadCase } from '../../../results/load-case.ts';
import { lawInput } from '../../../results/question.ts';
import type { Deps } from '../../deps.ts';
import type { LoadedCalculation } from './load.ts';
import { regimeName } from './regime-name.ts';

/** A calculation as answered: with work records its spans are derived from them, until the calculation date. */
export const presentCalculation = async (loaded: LoadedCalculation, deps: Deps): Promise<Calculation> => {
  const { state, unreadable, createdAt, updatedAt } = loaded;
  const { calculationId, customerId, fields } = state;
  const held = calculationDateOf(state, dayInSaoPaulo(deps.now()));
  return {
    id: calculationId,
    customerId,
    regime: regimeName(fields),
    ...fields,
    ...(unreadable ? { name: unreadableText } : await shownSpans(loaded, deps)),
    calculationDateUsed: held.day,
    calculationDateSource: held.source,
    createdAt,
    updatedAt,
  };
};

/** The spans that the work records come to; none when there are no records, and what was stated stands. */
export const shownSpans = async (
  { state }: LoadedCalculation,
  deps: Deps,
): Promise<Partial<Record<SpanName, Span>>> => {
  if (state.workRecords.length === 0) return {};
  const { accountId, calculationId } = state;
  const today = dayInSaoPaulo(deps.now());
  const { specialTimeUntil } = deps.config;
  const loaded = await loadCase(deps.views, { accountId, calculationId, today, specialTimeUntil });
  if (loaded === null) return {};
  const { totals } = timeTotals(lawInput({ ...loaded.question, calculation: state }, 'RPPS'), 'today', 'ALL');
  return Object.fromEntries(spanNames.map((name) => [name, totals[name]]));
};
