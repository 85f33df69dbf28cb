import { z } from 'zod';
import { regimeType } from '../../domain/api/common.ts';
import { unitCodes } from '../../domain/words/units.ts';

const date = z.string().nullable();
const span = z.object({ years: z.int(), months: z.int(), days: z.int() });

/** What a calculation states, as views keep it. */
export const calculationFields = z.object({
  name: z.string(),
  state: z.enum(unitCodes).nullable(),
  regimeType,
  regimeId: z.int().nullable(),
  calculationDate: date,
  registrationDate: date,
  publicServiceIngressDate: date,
  countingMethod: z.enum(['days365', 'calendar']),
  optedForRPC: z.boolean(),
  publicServiceTime: span,
  teachingTime: span,
  carreerTime: span,
  positionTime: span,
  contributionTime: span,
  specialTime: span,
  policeTime: span,
  disabledTime: span,
  disabledLowTime: span,
  disabledModerateTime: span,
});
