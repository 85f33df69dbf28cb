import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares secrets, in the same time for every wrong one. */
export const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));
