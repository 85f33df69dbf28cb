import { type Day, dayOf } from '../../units/day.ts';
import type { BenefitFacts } from './facts.ts';
import type { Start } from './rgps-start.ts';
import type { Worked } from './workings.ts';

/** The last day of the averages of Lei 9.876/1999. */
export const REFORM: Day = dayOf('2019-11-13');

export type Method = (facts: BenefitFacts, start: Start) => Worked;
