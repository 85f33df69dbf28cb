import { type Calculation, type SpanName, spanNames } from '../../domain/api/calculations.ts';
import type { Span } from '../../domain/api/common.ts';
import { calculationDateOf } from '../../domain/calculations/calculation.ts';
import { regimeName } from '../../domain/calculations/regime-name.ts';
import { timeTotals } from '../../domain/law/index.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import { unreadableText } from '../../domain/words/unreadable.ts';
import { type CaseSources, type LoadedCalculation, loadCase } from '../load-case.ts';
import { lawInput } from '../question.ts';

/** A calculation as answered: with work records its spans are derived from them, until the calculation date. */
export const presentCalculation = async (loaded: LoadedCalculation, sources: CaseSources): Promise<Calculation> => {
  const { state, unreadable, createdAt, updatedAt } = loaded;
  const { calculationId, customerId, fields } = state;
  const held = calculationDateOf(state, dayInSaoPaulo(sources.now()));
  return {
    id: calculationId,
    customerId,
    regime: regimeName(fields),
    ...fields,
    ...(unreadable ? { name: unreadableText } : await shownSpans(loaded, sources)),
    calculationDateUsed: held.day,
    calculationDateSource: held.source,
    createdAt,
    updatedAt,
  };
};

/** The spans that the work records come to; none when there are no records, and what was stated stands. */
export const shownSpans = async (
  { state }: LoadedCalculation,
  sources: CaseSources,
): Promise<Partial<Record<SpanName, Span>>> => {
  if (state.workRecords.length === 0) return {};
  const { accountId, calculationId } = state;
  const today = dayInSaoPaulo(sources.now());
  const { specialTimeUntil } = sources.config;
  const loaded = await loadCase(sources.views, { accountId, calculationId, today, specialTimeUntil });
  if (loaded === null) return {};
  const { totals } = timeTotals(lawInput({ ...loaded.question, calculation: state }, 'RPPS'), 'today', 'ALL');
  return Object.fromEntries(spanNames.map((name) => [name, totals[name]]));
};
