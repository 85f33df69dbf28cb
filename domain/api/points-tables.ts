import { z } from 'zod';
import { gender } from './common.ts';
import { citation } from './requirements.ts';

/** A place as the rules name it, 'inss' for the RGPS; without one the tables of all places. */
export const pointsTablesQuery = z.object({ place: z.string().max(100).default('') });

/** The minimum points of a place for one gender and career; `steps` by day, each until the next. */
export const pointsTable = z.strictObject({
  place: z.string(),
  name: z.string(),
  gender,
  teacher: z.boolean(),
  law: z.string(),
  /** What is doubtful, in Portuguese. */
  note: z.string().nullable(),
  steps: z.array(z.strictObject({ from: z.string(), points: z.number() })),
  sources: z.array(citation),
  confirmed: z.boolean(),
});
export type PointsTable = z.infer<typeof pointsTable>;

export const pointsTablesAnswer = z.strictObject({ pointsTables: z.array(pointsTable) });
