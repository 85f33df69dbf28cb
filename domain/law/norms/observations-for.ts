/** Observations of rules that concern some people only: nobody else reads them. */
import { INJUNCTION_ELSEWHERE, INJUNCTION_WHERE_ADOPTED } from '../places/pieces/police.ts';
import type { ObservationFor } from '../rule/rule.ts';
import { FACTOR_OF_TEACHERS, MEN_AFTER_20, SHORTER_CARENCIA } from './rgps/ec-103-2019-transition.ts';
import { LESS_TIME_BY_ART_18 } from './rgps/pieces.ts';
import { LAST_PAY_UNTIL_MP_167 } from './rpps/ec-41-2003.ts';
import {
  AGE_BY_ARTICLE_146_10,
  FOREIGN_SERVICE,
  NO_REDUCTION_OF_TEACHERS,
  UNTIL_ENDORSED_ELSEWHERE,
  UNTIL_REFORM_OF_UNIAO,
  WHOLE_PAY_BY_WAITING,
} from './rpps/pieces.ts';

export const OBSERVATIONS_FOR: ReadonlyMap<string, ObservationFor> = new Map<string, ObservationFor>([
  [MEN_AFTER_20, { gender: 'Homem' }],
  /** 65 or 60 years of age by the end of 2010. */
  [SHORTER_CARENCIA, { affiliatedUntil: '1991-07-24', bornUntil: { Homem: '1945-12-31', Mulher: '1950-12-31' } }],
  [FACTOR_OF_TEACHERS, { taught: true }],
  [LESS_TIME_BY_ART_18, { gender: 'Homem', affiliatedUntil: '2019-11-13' }],
  [INJUNCTION_WHERE_ADOPTED, { gender: 'Mulher' }],
  [INJUNCTION_ELSEWHERE, { gender: 'Mulher' }],
  [UNTIL_REFORM_OF_UNIAO, { of: 'uniao' }],
  [UNTIL_ENDORSED_ELSEWHERE, { of: 'otherEntity' }],
  [NO_REDUCTION_OF_TEACHERS, { taught: true }],
  [WHOLE_PAY_BY_WAITING, { enteredUntil: '2003-12-31' }],
  [AGE_BY_ARTICLE_146_10, { enteredUntil: '1998-12-16' }],
  /** Lei 10.887/2004, which the measure became, was published on 21/06/2004. */
  [LAST_PAY_UNTIL_MP_167, { complete: { from: '2003-12-31', until: '2004-06-20' } }],
  /** Whoever is 75 later was never retired by a limit of before. */
  [FOREIGN_SERVICE, { complete: { until: '2026-12-31' } }],
]);
