import { z } from 'zod';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

/** What was published for a reference month, to be laid over the shipped series. */
const table = z.object({
  /** 'YYYY-MM' of the reference month. */
  id: z.string(),
  /** 'MM/YYYY' */
  date: z.string(),
  minSalary: z.number().nullable(),
  maxSalary: z.number().nullable(),
  indexes: z.array(z.object({ month: z.string(), year: z.int(), index: z.number() })),
  selic: z.array(z.object({ month: z.string(), year: z.int(), percent: z.number() })).optional(),
});
export type IndexTableDocument = z.output<typeof table>;

export const indexesView = viewDefinition<Stamped<IndexTableDocument>, 'id'>({
  name: 'indexes',
  meaning: 2,
  schema: z.object({ ...table.shape, ...stamp }),
  fields: ['id'],
  indexes: [],
});
