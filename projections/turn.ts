import type { Stores } from '../stores/stores.ts';
import type { Views } from '../stores/views/port.ts';
import type { OpenProjection } from './open-projection.ts';
import { releaseOf } from './release.ts';

type Places = readonly Pick<OpenProjection, 'place'>[];

/** Held by the one that projects; each version of the views has its own. */
export const projectorLease = (projections: Places): string => `projector-${releaseOf(projections)}`;
/** Held while the projector fails repeatedly, so that every process can see it. */
export const failingLease = (projections: Places): string => `projector-failing-${releaseOf(projections)}`;
/** Held by one whose work it is and who waits for its turn: who stands by makes room. */
export const wantedLease = (projections: Places): string => `projector-wanted-${releaseOf(projections)}`;

/** Whether any process projects these views now. */
export const isProjecting = ({ views }: Pick<Stores, 'views'>, projections: Places): Promise<boolean> =>
  views.isLeased(projectorLease(projections));

/** Whether their projector, in whatever process, fails repeatedly. */
export const isProjectorFailing = ({ views }: Pick<Stores, 'views'>, projections: Places): Promise<boolean> =>
  views.isLeased(failingLease(projections));

/**
 * Says that this process uses the views it has opened, until the returned function is called: no other version's
 * projector drops them.
 */
export const keepUsing = ({ views }: Pick<Stores, 'views'>, onError: (error: unknown) => void): (() => void) => {
  const timer = setInterval(() => views.keepOpened(USED_MS).catch(onError), SAY_USED_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/** How long views stay in use after the last sign of life of a process that reads them. */
export const USED_MS = 600_000;
const SAY_USED_EVERY_MS = 60_000;

/** Calls back once one waits whose work it is. */
export const makingRoom = (
  views: Pick<Views, 'isLeased'>,
  wanted: string,
  leave: () => void,
  everyMs: number,
  onError: (error: unknown) => void,
): { stop(): void } => {
  const look = async (): Promise<void> => {
    if (await views.isLeased(wanted)) leave();
  };
  const timer = setInterval(() => look().catch(onError), everyMs);
  return { stop: () => clearInterval(timer) };
};
