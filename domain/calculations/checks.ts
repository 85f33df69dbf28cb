import { type SpanName, spanNames } from '../api/calculations.ts';
import { sameValue } from '../changes.ts';
import { regimeEntry } from '../law/places/regimes.ts';
import type { Span } from '../units/span.ts';
import { messages } from '../words/messages.ts';
import type { CalculationFields } from './calculation.ts';

type Refusals = Record<string, string>;

/** The INSS keeps the general regime; it has no servants of its own. */
const INSS_REGIME_ID = 1;

const isRegimeOfServants = (regimeId: number, described: readonly number[]): boolean =>
  described.includes(regimeId) || (regimeId !== INSS_REGIME_ID && regimeEntry(regimeId) !== null);

/**
 * What cannot be true on `today`. Only the calculation date may lie ahead.
 * @param described numbers of the places that the account's office describes
 */
export const impossibleIn = (fields: CalculationFields, today: string, described: readonly number[] = []): Refusals => {
  const refusals: Refusals = {};
  for (const field of ['registrationDate', 'retiredSince', 'publicServiceIngressDate', 'rpcOptedOn'] as const) {
    const date = fields[field];
    if (date !== null && date > today) refusals[field] = messages.futureDate;
  }
  if (fields.regimeId !== null && !isRegimeOfServants(fields.regimeId, described))
    refusals.regimeId = messages.invalidRegime;
  return refusals;
};

/** While there are work records the spans follow from them: each one stated otherwise is refused. */
export const statedDespiteRecords = (
  given: Readonly<Partial<Record<SpanName, Span>>>,
  known: Readonly<Record<SpanName, Span>>,
  shown: Readonly<Partial<Record<SpanName, Span>>>,
): Refusals =>
  Object.fromEntries(
    spanNames
      .filter((name) => {
        const span = given[name];
        return span !== undefined && !sameValue(span, known[name]) && !sameValue(span, shown[name]);
      })
      .map((name) => [name, messages.readOnlyTimes]),
  );
