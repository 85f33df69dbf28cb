import { z } from 'zod';
import { viewDefinition } from '../stores/views/definition.ts';
import type { Page, Views } from '../stores/views/port.ts';
import { movement, type Right, right } from './rights.ts';

const REGIMES = ['RPPS', 'RGPS'] as const;
export type HeadlineRegime = (typeof REGIMES)[number];

/** What the rights were computed from. */
const basis = z.object({
  calculation: z.int(),
  customer: z.int(),
  /** Revision of the stream of published indexes; -1 if nothing was published. */
  indexes: z.int(),
  /** The version of the law with its settings. */
  law: z.string(),
  /** The day until which everything was measured. */
  day: z.string(),
});
export type Basis = z.output<typeof basis>;

const rights = z.array(right);

const headline = z.object({
  id: z.string(),
  accountId: z.string(),
  customerId: z.string(),
  basis,
  rights: z.object({ RPPS: rights, RGPS: rights }),
  /** How many changes of it were ever noted. */
  noted: z.int(),
});
type HeadlineDocument = z.output<typeof headline>;

/** The rights of a calculation, with what they were computed from. */
export type Headline = Omit<HeadlineDocument, 'noted'>;

const standing = z.object({ date: z.string().nullable(), value: z.number().nullable() });

/** Why a calculation moved, although nobody changed it. */
const cause = z.object({
  /** The reference months, 'MM/YYYY', whose indexes were published or withdrawn. */
  months: z.array(z.string()),
  /** The day on which this installation began to apply another version of the law; null: it did not. */
  lawOf: z.string().nullable(),
});
export type Cause = z.output<typeof cause>;

const change = z.object({
  id: z.string(),
  accountId: z.string(),
  customerId: z.string(),
  calculationId: z.string(),
  regimeType: z.enum(REGIMES),
  at: z.string(),
  ruleId: z.string(),
  before: standing,
  after: standing,
  /** How many further rules of the regime moved. */
  others: z.int(),
  cause,
});
export type CalculationChange = z.output<typeof change>;

const headlines = viewDefinition<HeadlineDocument, 'customerId'>({
  name: 'headlines',
  meaning: 1,
  schema: headline,
  fields: ['customerId'],
  indexes: [['customerId']],
});

const changes = viewDefinition<CalculationChange, 'accountId' | 'customerId' | 'calculationId' | 'at'>({
  name: 'calculation-changes',
  meaning: 1,
  schema: change,
  fields: ['accountId', 'customerId', 'calculationId', 'at'],
  indexes: [['accountId', 'at'], ['customerId'], ['calculationId']],
});

/** Of older ones nobody is told any more: their places are taken. */
const CHANGES_KEPT = 6;

/** What {@link Headlines.note} asks for where something other than the calculation itself has changed. */
export interface Comparing {
  /** The rights by the law of today as measured until an earlier day. */
  rightsOn(day: string, regimeType: HeadlineRegime): Promise<readonly Right[]>;
  /** When and why something else has changed since. */
  changeSince(before: Basis): Promise<{ readonly at: string; readonly cause: Cause }>;
}

/**
 * The rights of each calculation as last computed. They are no events; when they are computed anew from the same
 * calculation and customer, what the law or the indexes have moved is kept as a change, for a while.
 */
export interface Headlines {
  /** Notes what was computed. Returns how many changes it made. */
  note(computed: Headline, comparing: Comparing): Promise<number>;
  /** What the rights of a calculation were last computed from; null: they were not. */
  basisOf(calculationId: string): Promise<Basis | null>;
  /** Changes of an account since an instant, the newest first, those of a customer together. */
  changesOf(
    accountId: string,
    query: { since: string | null; page: number; limit: number },
  ): Promise<Page<CalculationChange>>;
  forget(calculationId: string): Promise<void>;
  forgetCustomer(customerId: string): Promise<void>;
  forgetAll(): Promise<void>;
}

export const openHeadlines = async (views: Views, clock: () => number): Promise<Headlines> => {
  const kept = await views.view(headlines);
  const told = await views.view(changes);

  const forgetChanges = async (where: { customerId: string } | { calculationId: string }): Promise<void> => {
    const { items } = await told.find({ where });
    for (const { id } of items) await told.remove(id, { revision: clock() });
  };

  return {
    note: async (computed, comparing) => {
      const before = await kept.get(computed.id);
      const moved = before === null ? [] : await changesBetween(before, computed, comparing);
      const noted = before?.noted ?? 0;
      for (const [place, each] of moved.entries()) {
        const id = `${computed.id}-${(noted + place) % CHANGES_KEPT}`;
        await told.put(id, { ...each, id }, { revision: clock() });
      }
      if (before === null || moved.length > 0 || !isSame(before, computed))
        await kept.put(computed.id, { ...computed, noted: noted + moved.length }, { revision: clock() });
      return moved.length;
    },
    basisOf: async (calculationId) => (await kept.get(calculationId))?.basis ?? null,
    changesOf: (accountId, { since, page, limit }) =>
      told.find({
        where: { accountId, ...(since === null ? {} : { at: { gte: since } }) },
        sort: [
          { field: 'at', order: 'desc' },
          { field: 'customerId', order: 'asc' },
        ],
        page: { number: page, size: limit },
      }),
    forget: async (calculationId) => {
      await kept.remove(calculationId, { revision: clock() });
      await forgetChanges({ calculationId });
    },
    forgetCustomer: async (customerId) => {
      const { items } = await kept.find({ where: { customerId } });
      for (const { id } of items) await kept.remove(id, { revision: clock() });
      await forgetChanges({ customerId });
    },
    forgetAll: async () => {
      await (await kept.rebuild()).swap();
      await (await told.rebuild()).swap();
    },
  };
};

const isSame = (before: HeadlineDocument, computed: Headline): boolean =>
  JSON.stringify(before) === JSON.stringify(headline.parse({ ...computed, noted: before.noted }));

type Moved = Omit<CalculationChange, 'id'>;

/**
 * Like is compared with like: nothing where the calculation or its customer were changed by somebody, and where only
 * time has passed; where both the law and the day are others, the law of today is asked about the day of before.
 */
const changesBetween = async (
  before: HeadlineDocument,
  computed: Headline,
  { rightsOn, changeSince }: Comparing,
): Promise<readonly Moved[]> => {
  const [was, is] = [before.basis, computed.basis];
  if (was.calculation !== is.calculation || was.customer !== is.customer) return [];
  if (was.law === is.law && was.indexes === is.indexes) return [];
  const moved: Moved[] = [];
  for (const regimeType of REGIMES) {
    const former = before.rights[regimeType];
    if (movement(former, computed.rights[regimeType]) === null) continue;
    const comparable = was.day === is.day ? computed.rights[regimeType] : await rightsOn(was.day, regimeType);
    const found = movement(former, comparable);
    if (found === null) continue;
    const { accountId, customerId, id: calculationId } = computed;
    moved.push({ accountId, customerId, calculationId, regimeType, ...found, ...(await changeSince(was)) });
  }
  return moved;
};
