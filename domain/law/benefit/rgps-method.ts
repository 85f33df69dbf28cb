import { type Day, dayOf } from '../../units/day.ts';
import type { BenefitMethod } from '../rule/methods.ts';
import type { BenefitFacts } from './facts.ts';
import type { Start } from './rgps-start.ts';
import type { Worked } from './workings.ts';

/** The last day of the averages of Lei 9.876/1999. */
export const REFORM: Day = dayOf('2019-11-13');

export type RgpsMethod = Extract<BenefitMethod, `RGPS_${string}`>;

export type Method = (facts: BenefitFacts, start: Start) => Worked;
