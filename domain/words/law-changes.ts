/**
 * What changed in the law of this house, told to advisers: one entry for each line of `docs/law/changes.md` that moved more
 * than words, one file a day and kind of norm; a test compares the two. Oldest first within a day.
 */
import { abonoWrittenOn20261123 } from './law-changes/abono-on-2026-11-23.ts';
import type { LawChange } from './law-changes/change.ts';
import { citiesWrittenOn20261123 } from './law-changes/cities-on-2026-11-23.ts';
import { northernStatesWrittenOn20261123 } from './law-changes/northern-states-on-2026-11-23.ts';
import { rgpsWrittenOn20261123 } from './law-changes/rgps-on-2026-11-23.ts';
import { rgpsWrittenOn20261124 } from './law-changes/rgps-on-2026-11-24.ts';
import { rgpsWrittenOn20261128 } from './law-changes/rgps-on-2026-11-28.ts';
import { rgpsWrittenOn20261130 } from './law-changes/rgps-on-2026-11-30.ts';
import { servantsWrittenOn20261123 } from './law-changes/servants-on-2026-11-23.ts';
import { servantsWrittenOn20261128 } from './law-changes/servants-on-2026-11-28.ts';
import { southernStatesWrittenOn20261123 } from './law-changes/southern-states-on-2026-11-23.ts';
import { statesWrittenOn20261124 } from './law-changes/states-on-2026-11-24.ts';

/** By the day on which they were written, the newest first. */
export const lawChanges: readonly { readonly on: string; readonly changes: readonly LawChange[] }[] = [
  { on: '2026-11-30', changes: rgpsWrittenOn20261130 },
  { on: '2026-11-28', changes: [...rgpsWrittenOn20261128, ...servantsWrittenOn20261128] },
  { on: '2026-11-24', changes: [...rgpsWrittenOn20261124, ...statesWrittenOn20261124] },
  {
    on: '2026-11-23',
    changes: [
      ...rgpsWrittenOn20261123,
      ...servantsWrittenOn20261123,
      ...northernStatesWrittenOn20261123,
      ...southernStatesWrittenOn20261123,
      ...citiesWrittenOn20261123,
      ...abonoWrittenOn20261123,
    ],
  },
];
