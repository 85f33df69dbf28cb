import { z } from 'zod';
import type { ViewDefinition } from '../views/port.ts';

const tallySchema = z.object({ id: z.string(), number: z.number() });

export const tallyView: ViewDefinition<z.infer<typeof tallySchema>, 'number'> = {
  name: 'tally',
  version: 1,
  schema: tallySchema,
  fields: ['number'],
  indexes: [],
};
