import { z } from 'zod';
import { regimeType } from '../../../../domain/api/common.ts';
import { type Decisions, type Reviewed, reviewedFlags } from './review.ts';

/** The imports under way for a calculation, in the order in which they came, so that a closed window finds them again. */
const slotOf = (calculationId: string): string => `genial.cnis-imports.${calculationId}`;
const decisionsSlot = (importId: string): string => `genial.cnis-review.${importId}`;

const remembered = z.array(z.object({ id: z.string(), name: z.string() }));
/** An import and the name of its file. */
export type RememberedImport = z.infer<typeof remembered>[number];

export const rememberedImports = (storage: Storage, calculationId: string): RememberedImport[] => {
  const text = storage.getItem(slotOf(calculationId));
  return text === null ? [] : (remembered.safeParse(JSON.parse(text)).data ?? []);
};

const keep = (storage: Storage, calculationId: string, imports: readonly RememberedImport[]): void =>
  imports.length === 0
    ? storage.removeItem(slotOf(calculationId))
    : storage.setItem(slotOf(calculationId), JSON.stringify(imports));

export const rememberImport = (storage: Storage, calculationId: string, added: RememberedImport): void =>
  keep(storage, calculationId, [...rememberedImports(storage, calculationId), added]);

export const forgetImport = (storage: Storage, calculationId: string, importId: string): void => {
  storage.removeItem(decisionsSlot(importId));
  keep(
    storage,
    calculationId,
    rememberedImports(storage, calculationId).filter(({ id }) => id !== importId),
  );
};

const decisions = z.array(
  z.object({
    place: z.int(),
    included: z.boolean(),
    companyName: z.string(),
    regimeType,
    ingressDate: z.string(),
    ending: z.enum(['asRead', 'proposed', 'running', 'chosen']).nullable(),
    egressDate: z.string(),
    plan: z.enum(['normal', 'simplified', 'divided']),
    flags: z.partialRecord(z.enum(reviewedFlags), z.boolean()),
    specialTimeBase: z.literal([15, 20, 25]),
    salaries: z
      .array(z.object({ month: z.string(), year: z.int(), value: z.number(), readValue: z.number().optional() }))
      .nullable(),
  }),
);

const decisionsOf = ({ register: _register, known: _known, ...made }: Reviewed): Decisions & { place: number } => made;

/** What the person decided so far about the registers of an import; what is as proposed is not kept. */
export const rememberDecisions = (
  storage: Storage,
  importId: string,
  reviewed: readonly Reviewed[],
  proposed: readonly Reviewed[],
): void => {
  const made = reviewed.map(decisionsOf).filter((one, index) => {
    const before = proposed[index];
    return before === undefined || JSON.stringify(one) !== JSON.stringify(decisionsOf(before));
  });
  if (made.length === 0) storage.removeItem(decisionsSlot(importId));
  else storage.setItem(decisionsSlot(importId), JSON.stringify(made));
};

/** Whether anybody decided something about an import that would be lost with it. */
export const hasDecisions = (storage: Storage, importId: string): boolean =>
  storage.getItem(decisionsSlot(importId)) !== null;

/** The review with the decisions made before its window was closed; those of an older program are not understood. */
export const withDecisions = (storage: Storage, importId: string, proposed: readonly Reviewed[]): Reviewed[] => {
  const text = storage.getItem(decisionsSlot(importId));
  const made = text === null ? [] : (decisions.safeParse(JSON.parse(text)).data ?? []);
  const byPlace = new Map(made.map((decision) => [decision.place, decision]));
  return proposed.map((one) => ({ ...one, ...byPlace.get(one.place) }));
};
