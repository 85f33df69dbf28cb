import { type Calculation, type SpanName, spanNames } from '../../domain/api/calculations.ts';
import type { Span } from '../../domain/api/common.ts';
import { calculationDateOf, type OpenCalculation } from '../../domain/calculations/calculation.ts';
import { regimeName } from '../../domain/calculations/regime-name.ts';
import { timeTotals } from '../../domain/law/index.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import { unreadableText } from '../../domain/words/unreadable.ts';
import { findCustomer } from '../../projections/customers/query.ts';
import { describedFor } from '../../projections/described-places/query.ts';
import { publishedIndexes } from '../../projections/indexes/query.ts';
import type { CaseSources, LoadedCalculation } from '../load-case.ts';
import { type LawQuestion, lawInput } from '../question.ts';

/** What the spans of a calculation with work records follow from beside it. */
type Surroundings = Omit<LawQuestion, 'calculation' | 'described'>;

/** The same for all calculations of a customer; null when the customer is there no longer. */
export const surroundingsOf = async (
  { accountId, customerId }: Pick<OpenCalculation, 'accountId' | 'customerId'>,
  { views, now, config }: CaseSources,
): Promise<Surroundings | null> => {
  const customer = await findCustomer(views.customers, accountId, customerId);
  if (customer === null) return null;
  return {
    customer: customer.fields,
    indexes: await publishedIndexes(views.indexes),
    today: dayInSaoPaulo(now()),
    specialTimeUntil: config.specialTimeUntil,
  };
};

/**
 * A calculation as answered: with work records its spans are derived from them, until the calculation date.
 * @param surroundings read already, where several calculations of a customer are answered
 */
export const presentCalculation = async (
  loaded: LoadedCalculation,
  sources: CaseSources,
  surroundings?: Surroundings | null,
): Promise<Calculation> => {
  const { state, unreadable, createdAt, updatedAt } = loaded;
  const { calculationId, customerId, accountId, fields } = state;
  const held = calculationDateOf(state, dayInSaoPaulo(sources.now()));
  return {
    id: calculationId,
    customerId,
    regime: regimeName(fields, await describedFor(sources.views.describedPlaces, accountId, fields.regimeId)),
    ...fields,
    ...(unreadable ? { name: unreadableText } : await shownSpans(loaded, sources, surroundings)),
    calculationDateUsed: held.day,
    calculationDateSource: held.source,
    createdAt,
    updatedAt,
  };
};

/**
 * The spans that the work records come to in the calculation's own regime, as its rules count them; none when there are no
 * records, and what was stated stands.
 */
export const shownSpans = async (
  { state }: LoadedCalculation,
  sources: CaseSources,
  surroundings?: Surroundings | null,
): Promise<Partial<Record<SpanName, Span>>> => {
  if (state.workRecords.length === 0) return {};
  const beside = surroundings === undefined ? await surroundingsOf(state, sources) : surroundings;
  if (beside === null) return {};
  const { regimeType, regimeId } = state.fields;
  const described = await describedFor(sources.views.describedPlaces, state.accountId, regimeId);
  const { totals } = timeTotals(
    lawInput({ ...beside, described, calculation: state }, regimeType),
    'today',
    regimeType,
  );
  return Object.fromEntries(spanNames.map((name) => [name, totals[name]]));
};
