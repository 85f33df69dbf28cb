/**
 * Everything that a person holds, as counters: from the work records of the regime, or, without any, from the stated
 * spans.
 */
import { heldByStatement } from './by-statement.ts';
import type { Holdings, TimeFacts } from './facts.ts';
import { heldInRecords } from './in-records/index.ts';

/** Stated spans serve only a case without any work record; a case with records counts those of the asked regime. */
export const holdingsOf = (facts: TimeFacts): Holdings => {
  if (facts.periods.length === 0) return heldByStatement(facts);
  const periods =
    facts.regimeType === 'ALL'
      ? facts.periods
      : facts.periods.filter((period) => period.regimeType === facts.regimeType);
  return heldInRecords(facts, periods);
};
