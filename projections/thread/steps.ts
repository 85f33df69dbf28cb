import type { Log } from '../../stores/log.ts';
import type { Building, OpenProjection, PartOfBuilding } from '../open-projection.ts';
import type { ReadingOn } from '../read-on.ts';
import { readingInto } from '../rebuild.ts';
import type { Step } from './messages.ts';

type Generations = Readonly<Record<string, number>>;

interface Steps {
  /** Returns the generations that are being built, by view. */
  take(step: Step): Promise<Generations>;
  /** Drops what was begun and does not serve. */
  leave(): Promise<void>;
}

/** A rebuild of these views step by step: begun by one, joined by others, each with its share of the log. */
export const stepsOf = (log: Log, projections: readonly OpenProjection[], reading: ReadingOn): Steps => {
  let begun: readonly Building[] = [];
  let generations: Generations = {};
  let readToEnd = async (): Promise<void> => undefined;
  const into = (parts: readonly PartOfBuilding[]): void => {
    readToEnd = readingInto(log, parts, reading);
  };
  const begin = async (): Promise<void> => {
    begun = await Promise.all(projections.map((projection) => projection.build()));
    generations = Object.fromEntries(begun.map(({ generation }, index) => [projections[index]?.name, generation]));
    into(begun);
  };
  const join = async (of: Generations): Promise<void> => {
    generations = of;
    const joined = projections.flatMap((projection) => {
      const generation = of[projection.name];
      return generation === undefined ? [] : [projection.join(generation)];
    });
    into(await Promise.all(joined));
  };
  const each = async (work: (building: Building) => Promise<void>): Promise<void> => {
    for (const building of begun) await work(building);
  };
  return {
    take: async (step) => {
      switch (step.do) {
        case 'begin':
          await begin();
          break;
        case 'join':
          await join(step.generations);
          break;
        case 'read':
          await readToEnd();
          break;
        case 'prepare':
          await each((building) => building.prepare());
          break;
        case 'swap':
          await each((building) => building.swap());
          break;
        default:
          step satisfies never;
      }
      return generations;
    },
    leave: async () => {
      await Promise.allSettled(begun.map((building) => building.abandon()));
    },
  };
};
