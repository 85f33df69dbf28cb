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
  /** The revision of the last event that changed what the law computes with: all but the SELIC; -1 before the first. */
  factsRevision: z.int(),
});
export type IndexTableDocument = z.output<typeof table>;

export const indexesView = viewDefinition<Stamped<IndexTableDocument>, 'id'>({
  name: 'indexes',
  meaning: 2,
  schema: z.object({ ...table.shape, ...stamp }),
  // Whatever they did not say yet: the last change of all is no earlier than that of the facts.
  formerly: (document) => {
    const former = Object(document);
    return { factsRevision: former.revision, ...former };
  },
  fields: ['id'],
  indexes: [],
});
