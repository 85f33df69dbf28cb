import { z } from 'zod';
import { regimeType } from '../../../../domain/api/common.ts';
import type { Reviewed } from './review.ts';

/** The import under way for a calculation, so that a closed window finds it again. */
const slotOf = (calculationId: string): string => `genial.cnis-import.${calculationId}`;
const decisionsSlot = (importId: string): string => `genial.cnis-review.${importId}`;

export const rememberImport = (storage: Storage, calculationId: string, importId: string): void =>
  storage.setItem(slotOf(calculationId), importId);

export const rememberedImport = (storage: Storage, calculationId: string): string | null =>
  storage.getItem(slotOf(calculationId));

export const forgetImport = (storage: Storage, calculationId: string): void => {
  const importId = rememberedImport(storage, calculationId);
  if (importId !== null) storage.removeItem(decisionsSlot(importId));
  storage.removeItem(slotOf(calculationId));
};

const decisions = z.array(
  z.object({
    place: z.int(),
    included: z.boolean(),
    regimeType,
    ingressDate: z.string(),
    ending: z.enum(['asRead', 'proposed', 'running', 'chosen']).nullable(),
    egressDate: z.string(),
    plan: z.enum(['normal', 'simplified', 'divided']),
  }),
);

/** What the person decided so far about the registers of an import. */
export const rememberDecisions = (storage: Storage, importId: string, reviewed: readonly Reviewed[]): void =>
  storage.setItem(
    decisionsSlot(importId),
    JSON.stringify(
      reviewed.map(({ place, included, regimeType: regime, ingressDate, ending, egressDate, plan }) => ({
        place,
        included,
        regimeType: regime,
        ingressDate,
        ending,
        egressDate,
        plan,
      })),
    ),
  );

/** The review with the decisions made before its window was closed; those of an older program are not understood. */
export const withDecisions = (storage: Storage, importId: string, reviewed: readonly Reviewed[]): Reviewed[] => {
  const text = storage.getItem(decisionsSlot(importId));
  const made = text === null ? [] : (decisions.safeParse(JSON.parse(text)).data ?? []);
  const byPlace = new Map(made.map((decision) => [decision.place, decision]));
  return reviewed.map((one) => ({ ...one, ...byPlace.get(one.place) }));
};
