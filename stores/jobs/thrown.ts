import type { JobError } from './port.ts';

/** What a handler threw, in the form that a failed job keeps. */
export const errorOfThrown = (thrown: unknown): JobError =>
  thrown instanceof Error ? { name: thrown.name, message: thrown.message } : { name: 'Error', message: String(thrown) };
