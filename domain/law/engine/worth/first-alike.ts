import type { Day } from '../../../units/day.ts';
import type { Judgement } from '../judge.ts';

/**
 * The first day on which the right is worth the same as on this one: a right of the RGPS whose window has closed is worked out
 * on its last day, whenever it is asked for. One of a regime of servants begins on the day it is asked for.
 * @see EC 103/2019, art. 3
 */
export const firstAlike = ({ rule, window: { to } }: Judgement, day: Day): Day =>
  rule.regimeType === 'RGPS' && to !== null && to < day ? to + 1 : day;
