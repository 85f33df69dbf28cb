import { type Position, START } from '../stores/events/port.ts';
import type { OpenProjection } from './open-projection.ts';

/** What a position counts: events on embedded stores, bytes of the log on a node. */
export const numberIn = (position: Position): number => (position === START ? 0 : Number(position.split('-')[0]));

export interface BuildingProgress {
  readonly view: string;
  /** How much of the log it has read, from 0 to 100; null: it has not begun. */
  readonly percent: number | null;
}

/** The views that do not show the log yet, and how far each has come. */
export const progressOf = async (
  projections: readonly Pick<OpenProjection, 'name' | 'isOutdated' | 'building'>[],
  head: Position,
): Promise<readonly BuildingProgress[]> => {
  const all = await Promise.all(
    projections.map(async ({ name, isOutdated, building }) => {
      if (!(await isOutdated())) return [];
      const reached = await building();
      const whole = numberIn(head);
      const percent = reached === null || whole === 0 ? null : Math.floor((numberIn(reached) / whole) * 100);
      return [{ view: name, percent }];
    }),
  );
  return all.flat();
};
