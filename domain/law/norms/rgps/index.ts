/** Every norm of the RGPS, in the order in which the rules are shown. */
import type { Norm } from '../rule.ts';
import { ec103Permanent } from './ec-103-2019-permanent.ts';
import { ec103Transition } from './ec-103-2019-transition.ts';

export const RGPS_NORMS: readonly Norm[] = [ec103Transition, ec103Permanent];
