import type { User } from '../../../domain/api/auth.ts';

const keyOf = (userId: string): string => `genial.tour.${userId}`;
const month = 30 * 24 * 60 * 60 * 1000;

/**
 * Whoever is new here, and for the one visit in which they meet it: it neither comes back once it was skipped or finished,
 * nor stands above the list of whoever returns.
 */
export const isTourDue = ({ id, createdAt }: User, now: Date): boolean => {
  if (now.getTime() - new Date(createdAt).getTime() >= month) return false;
  const kept = localStorage.getItem(keyOf(id));
  return kept === null || (kept === 'begun' && sessionStorage.getItem(keyOf(id)) !== null);
};

export const beginTour = ({ id }: User): void => {
  localStorage.setItem(keyOf(id), 'begun');
  sessionStorage.setItem(keyOf(id), 'here');
};

export const endTour = ({ id }: User): void => localStorage.setItem(keyOf(id), 'seen');
