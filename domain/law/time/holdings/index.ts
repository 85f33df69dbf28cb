/**
 * Everything that a person holds, as counters: from the work records of the regime, or, without any, from the stated
 * spans.
 */
import type { CountingMethod } from '../../../units/span.ts';
import { heldByStatement } from './by-statement.ts';
import type { Holdings, TimeFacts } from './facts.ts';
import { heldInRecords } from './in-records/index.ts';

/**
 * The holdings under each way of counting; what the way does not change is worked out once. Stated spans serve only a case
 * without any work record; a case with records counts those of the asked regime.
 */
export const holdingsUnder = (facts: Omit<TimeFacts, 'method'>): ((method: CountingMethod) => Holdings) => {
  if (facts.periods.length === 0 && facts.hasRecords !== true) return (method) => heldByStatement({ ...facts, method });
  const periods =
    facts.regimeType === 'ALL'
      ? facts.periods
      : facts.periods.filter((period) => period.regimeType === facts.regimeType);
  return heldInRecords(facts, periods);
};

export const holdingsOf = (facts: TimeFacts): Holdings => holdingsUnder(facts)(facts.method);
