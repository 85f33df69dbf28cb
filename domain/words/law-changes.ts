/**
 * What changed in the law of this house, told to advisers: one entry for each line of `docs/law/changes.md` that moved more
 * than words, one file a day; a test compares the two. Oldest first within a day.
 */
import { abonoWrittenOn20261123 } from './law-changes/abono-on-2026-11-23.ts';
import { agreementsWrittenOn20261123 } from './law-changes/agreements-on-2026-11-23.ts';
import type { LawChange } from './law-changes/change.ts';
import { writtenOn20261123 } from './law-changes/on-2026-11-23.ts';

/** By the day on which they were written, the newest first. */
export const lawChanges: readonly { readonly on: string; readonly changes: readonly LawChange[] }[] = [
  { on: '2026-11-23', changes: [...writtenOn20261123, ...abonoWrittenOn20261123, ...agreementsWrittenOn20261123] },
];
