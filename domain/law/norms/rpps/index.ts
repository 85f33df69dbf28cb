/**
 * The federal rules of public servants. Which of them serve an entity follows from their `place` and from the reform
 * date of the entity: rules of every entity are open until its own reform, those of the União serve the União alone
 * (EC 103/2019, arts. 4 § 9, 5 § 2, 10 § 7, 20 § 4, 21 § 3, 22 sole paragraph).
 */
import type { Norm } from '../../rule/rule.ts';
import { cf1988 } from './cf-1988.ts';
import { ec20 } from './ec-20-1998.ts';
import { ec41 } from './ec-41-2003.ts';
import { ec47 } from './ec-47-2005.ts';
import { ec70 } from './ec-70-2012.ts';
import { ec103Union } from './ec-103-2019-uniao.ts';
import { lc51 } from './lc-51-1985.ts';
import { lc142 } from './lc-142-2013-rpps.ts';
import { lc152 } from './lc-152-2015.ts';
import { sv33 } from './sv-33.ts';

/** In the order in which the norms came. */
export const RPPS_NORMS: readonly Norm[] = [cf1988, ec20, ec41, ec47, ec70, lc51, sv33, lc142, lc152, ec103Union];
