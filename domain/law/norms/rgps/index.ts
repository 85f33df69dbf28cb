/** Every norm of the RGPS, in the order in which the rules are shown. */
import type { Norm } from '../../rule/rule.ts';
import { agreements } from './agreements.ts';
import { ec20Rgps } from './ec-20-1998.ts';
import { ec103Permanent } from './ec-103-2019-permanent.ts';
import { ec103Special } from './ec-103-2019-special.ts';
import { ec103Transition } from './ec-103-2019-transition.ts';
import { incapacityOfRgps } from './incapacity.ts';
import { lc142 } from './lc-142-2013.ts';
import { lei8213 } from './lei-8213-1991.ts';
import { lei9876 } from './lei-9876-1999.ts';
import { lei13183 } from './lei-13183-2015.ts';
import { ruralRgps } from './rural.ts';

export const RGPS_NORMS: readonly Norm[] = [
  ec103Transition,
  ec103Permanent,
  ec103Special,
  lc142,
  ruralRgps,
  lei8213,
  ec20Rgps,
  lei13183,
  lei9876,
  incapacityOfRgps,
  agreements,
];
