import type { JobError } from './port.ts';

/** What a handler threw, as a failed job keeps it. */
export const errorOfThrown = (thrown: unknown): JobError =>
  thrown instanceof Error ? { name: thrown.name, message: thrown.message } : { name: 'Error', message: String(thrown) };
