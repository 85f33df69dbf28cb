/** The days at which Brazilian pension law changes hands; each is the last day of the old rules. */
import { type Day, dayOf } from '../../units/day.ts';

/** EC 20/1998 was published on this day. */
export const EC20: Day = dayOf('1998-12-16');
/** EC 41/2003 was published on this day. */
export const EC41: Day = dayOf('2003-12-31');
/** EC 103/2019 came into force on this day; the RGPS counts by competência from the next one. */
export const EC103: Day = dayOf('2019-11-13');
