import { useState } from 'react';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { NextStep } from '../../../domain/api/next-steps.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { useNextSteps } from './useNextSteps.ts';

/** A step that was left out of the evaluations made at once; asked for, its effect is worked out alone. */
export const useComputedStep = (given: NextStep, regimeType: RegimeType) => {
  const { id } = useCalculation().calculation;
  const [asked, setAsked] = useState(false);
  const wanted = asked && given.notComputed;
  const { data, isFetching } = useNextSteps(id, regimeType, wanted ? given.id : undefined);
  const found = wanted ? data?.steps.find((step) => step.id === given.id) : undefined;
  return { step: found ?? given, compute: () => setAsked(true), computing: wanted && isFetching };
};
