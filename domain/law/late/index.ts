/** What is paid after its time: months that can no longer be collected, months still owed, and months below the minimum wage. */
export {
  byYear,
  type ComplementPlan,
  complementRateOf,
  FIRST_COMPETENCIA,
  keepingAll,
  keepingFree,
  keepingSome,
  type MonthlyBase,
  type Move,
  payingAlone,
  payingEach,
  plansOfComplements,
} from './below-minimum.ts';
export { type Collected, collectedOf, lateInterestOf } from './collected.ts';
export { decaysIn, lastDecadentMonth } from './decadence.ts';
export { FIRST_WITH_INTEREST, type Indemnity, indemnityOf, type Purpose } from './indemnity.ts';
export { carenciaFrom, type InsuredMonth } from './quality.ts';
export { cheapestOf } from './some-months.ts';
