import { z } from 'zod';
import { calculationFields } from '../../domain/api/calculations.ts';
import { keptShape } from '../../domain/api/field.ts';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

/** A calculation without its work records, for lists. */
const calculation = z.object({
  id: z.string(),
  customerId: z.string(),
  accountId: z.string(),
  fields: z.object(keptShape(calculationFields)),
  workRecordsCount: z.int(),
  /** Some of its events could not be decrypted when the view was made. */
  unreadable: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CalculationDocument = z.output<typeof calculation>;

export type CalculationField = 'id' | 'accountId' | 'customerId' | 'createdAt';

export const calculationsView = viewDefinition<Stamped<CalculationDocument>, CalculationField>({
  name: 'calculations',
  meaning: 1,
  schema: z.object({ ...calculation.shape, ...stamp }),
  fields: ['id', 'accountId', 'customerId', 'createdAt'],
  indexes: [['accountId', 'customerId', 'createdAt'], ['customerId'], ['id']],
});
