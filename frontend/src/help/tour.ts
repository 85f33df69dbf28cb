import type { User } from '../../../domain/api/auth.ts';

const keyOf = (userId: string): string => `genial.tour.${userId}`;
const month = 30 * 24 * 60 * 60 * 1000;

/** Whoever is new here and has neither skipped nor finished the tour in this browser. */
export const isTourDue = ({ id, createdAt }: User, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() < month && localStorage.getItem(keyOf(id)) === null;

export const endTour = ({ id }: User): void => localStorage.setItem(keyOf(id), 'seen');
