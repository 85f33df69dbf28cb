import { expect } from 'vitest';
import type { AnyEvent } from '../../domain/events.ts';
import type { Fact, Identified, Projection } from '../projection.ts';

/** Written in a test as which event in which stream; position and time follow from the order. */
export type Happened = readonly [streamId: string, event: AnyEvent];

/** The nth event of a test happens n minutes past eight. */
export const minute = (n: number): string => `2026-11-20T08:${String(n).padStart(2, '0')}:00.000Z`;

export const factsOf = (history: readonly Happened[]): Fact[] => {
  const revisions = new Map<string, number>();
  return history.map(([streamId, event], index) => {
    const revision = (revisions.get(streamId) ?? -1) + 1;
    revisions.set(streamId, revision);
    const metadata = { at: minute(index), by: 'u1', accountId: 'a1', correlationId: null, causationId: null };
    return {
      event,
      id: `${index}`,
      streamId,
      revision,
      position: String(index).padStart(6, '0'),
      metadata,
      unreadable: false,
    };
  });
};

/**
 * Given – then for a projection, without a store.
 * @example specifyProjection(customersProjection).given(['customer-1', created]).thenDocuments({ id: '1' });
 */
export const specifyProjection = <Body extends Identified, Field extends string & keyof Body>(
  projection: Projection<Body, Field>,
) => ({
  given: (...history: readonly Happened[]) => {
    const documents = new Map<string, Body>();
    for (const fact of factsOf(history)) {
      const targets = projection.targets(fact);
      const ids = 'where' in targets ? matching(documents, targets.where) : targets;
      for (const id of ids) {
        const after = projection.evolve(documents.get(id) ?? null, fact, id);
        if (after === null) documents.delete(id);
        else documents.set(id, after);
      }
    }
    return {
      thenDocuments: (...expected: readonly unknown[]) => expect([...documents.values()]).toMatchObject(expected),
      thenNothing: () => expect([...documents.values()]).toEqual([]),
    };
  },
});

const matching = <Body extends Identified, Field extends string & keyof Body>(
  documents: ReadonlyMap<string, Body>,
  where: { readonly [Name in Field]?: unknown },
): string[] =>
  [...documents.values()]
    .filter((document) => Object.entries(where).every(([field, value]) => Reflect.get(document, field) === value))
    .map(({ id }) => id);
