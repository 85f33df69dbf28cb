import type { CustomerListView } from './query.ts';
import { counted } from './row.ts';
import type { CustomerRow, Outlook } from './schema.ts';

const TRIES = 10;
const NOTED_DIGITS = 9;

/** A row in which something has to be computed, and the calculations that it is. */
export interface OutdatedRow {
  readonly accountId: string;
  readonly position: string;
  readonly calculationIds: readonly string[];
}

/** Rows of all accounts whose outlooks are to be computed, at most `most` of them. */
export const outdatedRows = async (view: CustomerListView, most: number): Promise<readonly OutdatedRow[]> => {
  const { items } = await view.find({ where: { outdated: true }, page: { number: 1, size: most } });
  return items.map(({ accountId, position, calculations }) => ({
    accountId,
    position,
    calculationIds: calculations.filter(({ outdated }) => outdated).map(({ id }) => id),
  }));
};

/**
 * Notes in a customer's row what was computed for one of their calculations from the state at `position`. False if the
 * row has moved on since, so that it will be computed anew, or is there no longer.
 */
export const noteOutlook = async (
  view: CustomerListView,
  { customerId, calculationId, position }: { customerId: string; calculationId: string; position: string },
  outlook: Outlook | null,
): Promise<boolean> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await view.get(customerId);
    if (row === null || row.position !== position) return false;
    const noted = row.noted + 1;
    const document = { ...row, ...counted(row.calculations.map(withOutlook(calculationId, outlook))), noted };
    // Later than everything up to this position, earlier than the next event; of two at a time one is tried again.
    const guard = { position: `${position}~${String(noted).padStart(NOTED_DIGITS, '0')}` };
    if ((await view.put(customerId, document, guard)) === 'written') return true;
  }
  return false;
};

type Calculation = CustomerRow['calculations'][number];

const withOutlook =
  (calculationId: string, outlook: Outlook | null) =>
  (calculation: Calculation): Calculation =>
    calculation.id === calculationId ? { ...calculation, outlook, outdated: false } : calculation;
