import { availableParallelism } from 'node:os';

/** About half of what all views cost beyond reading and opening the log, which each thread does for itself. */
const FIRST_SHARE: readonly string[] = ['case-files', 'work-record-places', 'customers', 'attachments'];

/** The views that one thread each is to build: two where there are two processors and something for both. */
export const sharedOut = (
  names: readonly string[],
  processors = availableParallelism(),
): readonly (readonly string[])[] => {
  const first = names.filter((name) => FIRST_SHARE.includes(name));
  const second = names.filter((name) => !FIRST_SHARE.includes(name));
  return processors < 2 || first.length === 0 || second.length === 0 ? [names] : [first, second];
};
