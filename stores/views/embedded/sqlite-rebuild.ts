import { setTimeout as sleep } from 'node:timers/promises';
import { TRY_AGAIN_MS } from '../../sqlite/connect.ts';
import type { Database } from '../../sqlite/database.ts';
import { type PartOfRebuild, type Rebuild, RebuildSuperseded, type ViewDefinition } from '../port.ts';
import { BuildingGeneration, collectionBeingBuilt } from './building-generation.ts';
import { SqliteGeneration } from './sqlite-generation.ts';
import { indexTable, shapeIndex } from './view-table.ts';

/** Where documents that are many are written. */
interface Turns {
  /** Runs work after that of other rebuilds of the same file. */
  inTurn(work: () => Promise<void>): Promise<void>;
}

/** What becomes of the generation that is built. All but `inTurn` run in a transaction of the rebuild. */
interface Place extends Turns {
  /** Whether it is still this one that is built. */
  isBuilt(): boolean;
  /** In the place of the one that serves. Throws RebuildSuperseded. */
  serve(): void;
  drop(): void;
}

/** A part of a generation that was begun elsewhere. */
export const partOfRebuild = <Document, Field extends string>(
  definition: ViewDefinition<Document, Field>,
  generation: number,
  database: Database,
  { inTurn }: Turns,
): PartOfRebuild<Document, Field> => {
  const building = new BuildingGeneration(new SqliteGeneration(database, definition, generation, true), false);
  return {
    collection: collectionBeingBuilt(building, database, inTurn),
    flush: () => database.write(() => building.flush()),
  };
};

/** A generation that was begun, until it serves or is abandoned. */
export const rebuildOf = <Document, Field extends string>(
  definition: ViewDefinition<Document, Field>,
  generation: number,
  database: Database,
  place: Place,
): Rebuild<Document, Field> => {
  const { name } = definition;
  const building = new BuildingGeneration(new SqliteGeneration(database, definition, generation, true), true);
  const flush = (): Promise<void> => database.write(() => building.flush());
  return {
    generation,
    collection: collectionBeingBuilt(building, database, place.inTurn),
    flush,
    prepare: async () => {
      await flush();
      // Each a commit of its own, with room between those that take long: others write to the same file and wait for it.
      let since = performance.now();
      for (const fields of definition.indexes) {
        await database.write(() => {
          if (!place.isBuilt()) throw new RebuildSuperseded(name);
          shapeIndex(database, name, generation, fields);
        });
        if (performance.now() - since < TRY_AGAIN_MS) continue;
        await sleep(TRY_AGAIN_MS * 2);
        since = performance.now();
      }
    },
    swap: () =>
      database.write(() => {
        building.flush();
        place.serve();
        indexTable(database, definition, generation);
      }),
    abandon: () =>
      database.write(() => {
        if (place.isBuilt()) place.drop();
      }),
  };
};
