/** What is paid after the reform, counted on its day as well. */
import type { DisputedReading } from '../../api/outlook.ts';
import { bestOn } from '../../law/engine/outlook/held.ts';
import { type Plan, planFor } from '../../law/engine/outlook/plan.ts';
import { dayOf } from '../../units/day.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import { PAID_AFTER_REFORM } from './bought-notes.ts';
import { type SupposedInput, supposedOf } from './effect.ts';
import { namedRight } from './named-right.ts';

/** What the courts may give where the INSS does not count on 13/11/2019 what is paid after it. */
export const inCourt = (plan: Plan, { input, ...rest }: SupposedInput): DisputedReading[] => {
  const { paidAfterReform = [], ...counted } = input;
  const [{ heldAs } = { heldAs: null }] = paidAfterReform;
  if (heldAs === null) return [];
  const courts = planFor(counted, supposedOf(rest));
  const right = courts === null ? null : namedRight(courts, courts.first);
  if (right === null) return [];
  const { first } = plan;
  const soonerByDays = first === null ? null : first.day - dayOf(right.from);
  const then = plan.named.length === 0 ? null : (bestOn(dayOf(right.from), plan.named)?.value ?? null);
  const gain = right.value === null || then === null ? null : reaisOf(centsOf(right.value) - centsOf(then));
  if (first !== null && (soonerByDays ?? 0) <= 0 && (gain ?? 0) <= 0) return [];
  const { ruleId, modality, from, value, confirmed } = right;
  return [{ ruleId, modality, reading: PAID_AFTER_REFORM[heldAs], from, value, gain, soonerByDays, confirmed }];
};
