import { plans } from './data.ts';
import { optionsOf, type PlanOption } from './plan.ts';

const options = new Map(plans.flatMap(optionsOf).map((option) => [option.id, option]));

/** Every way of buying a plan. */
export const planOptions = (): readonly PlanOption[] => [...options.values()];

/** What a `planId` stands for: the plan by subscription, or its card or PIX variant. */
export const planOption = (planId: string): PlanOption | undefined => options.get(planId);
