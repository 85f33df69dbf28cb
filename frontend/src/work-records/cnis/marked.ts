import type { Marked } from '../../../../domain/cnis/not-computed-months.ts';
import { isIsoDay } from '../../../../domain/units/day.ts';
import type { Reviewed } from './review.ts';

/** After every month: of a link without a first day nothing lies inside. */
const NO_DAY_YET = '9999-12-31';

/** A register as the decisions make it, for what is said of its marked months. */
export const markedOf = ({ register, regimeType, ingressDate, egressDate, salaries }: Reviewed): Marked => ({
  regimeType,
  cnisIndicators: register.noted,
  salaries: salaries ?? register.salaries,
  ingressDate: isIsoDay(ingressDate) ? ingressDate : NO_DAY_YET,
  egressDate: isIsoDay(egressDate) ? egressDate : null,
});
