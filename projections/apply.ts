import type { AnyEvent } from '../domain/events.ts';
import type { Position } from '../stores/events/port.ts';
import type { Batch } from '../stores/log.ts';
import type { Guard, ViewCollection, ViewWrite } from '../stores/views/port.ts';
import { markOf } from './mark.ts';
import type { Fact, Identified, Projection, Stamp, Stamped } from './projection.ts';

/** A document while a batch is applied to it. */
interface Slot<Body> {
  document: Stamped<Body> | null;
  /** The last event it reflects; null if there is none. */
  asOf: Stamp | null;
  changed: boolean;
}

type Slots<Body> = Map<string, Slot<Body>>;

/**
 * Brings one generation of a view from its checkpoint to the end of the batch. Each document is loaded once, changed in
 * memory and written once. Events that a document already reflects are skipped, so a batch that is delivered again, or
 * was only partly written, changes nothing.
 */
export const applyBatch = async <Body extends Identified, Field extends string>(
  projection: Projection<Body, Field>,
  collection: ViewCollection<Stamped<Body>, Field>,
  batch: Batch<AnyEvent>,
  checkpoint: Position,
): Promise<void> => {
  const slots: Slots<Body> = new Map();
  const targeted = batch.events
    .filter(({ position }) => position > checkpoint)
    .map((fact) => ({ fact, targets: projection.targets(fact) }));
  await load(
    slots,
    collection,
    targeted.flatMap(({ targets }) => ('where' in targets ? [] : targets)),
  );
  for (const { fact, targets } of targeted) {
    if ('where' in targets) {
      await collection.write(takeWrites(projection, slots));
      const { items } = await collection.find({ where: targets.where });
      const ids = items.map(({ id }) => id);
      await load(slots, collection, ids);
      change(projection, slots, fact, ids);
    } else change(projection, slots, fact, targets);
  }
  await collection.write(takeWrites(projection, slots), batch.position, markOf(batch.last));
};

const load = async <Body extends Identified, Field extends string>(
  slots: Slots<Body>,
  collection: ViewCollection<Stamped<Body>, Field>,
  ids: readonly string[],
): Promise<void> => {
  const missing = [...new Set(ids)].filter((id) => !slots.has(id));
  if (missing.length === 0) return;
  const found = await collection.getMany(missing);
  for (const id of missing) {
    const document = found.get(id) ?? null;
    slots.set(id, { document, asOf: document, changed: false });
  }
};

const change = <Body extends Identified, Field extends string>(
  projection: Projection<Body, Field>,
  slots: Slots<Body>,
  fact: Fact,
  ids: readonly string[],
): void => {
  const { revision, position } = fact;
  for (const id of ids) {
    const slot = slots.get(id);
    if (slot === undefined || (slot.asOf !== null && slot.asOf.position >= position)) continue;
    const body = projection.evolve(slot.document, fact, id);
    if (body === slot.document) continue;
    slot.document = body === null ? null : { ...body, revision, position };
    slot.asOf = { revision, position };
    slot.changed = true;
  }
};

/** The documents changed since the last call. */
const takeWrites = <Body extends Identified, Field extends string>(
  { guardedBy }: Projection<Body, Field>,
  slots: Slots<Body>,
): ViewWrite<Stamped<Body>>[] => {
  const writes: ViewWrite<Stamped<Body>>[] = [];
  for (const [id, slot] of slots) {
    if (!slot.changed || slot.asOf === null) continue;
    slot.changed = false;
    const { revision, position } = slot.asOf;
    const guard: Guard = guardedBy === 'revision' ? { revision } : { position };
    writes.push(slot.document === null ? { remove: true, id, guard } : { put: slot.document, id, guard });
  }
  return writes;
};
