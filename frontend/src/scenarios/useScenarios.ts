import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RegimeType } from '../../../domain/api/common.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';

/** The facts of a calculation and its scenarios side by side, by the rules of one regime. */
export const useScenarios = (calculationId: string, regimeType: RegimeType) => {
  const genial = useGenial();
  return useQuery({
    queryKey: [...keys.scenarios(calculationId), regimeType],
    queryFn: async ({ signal }) => (await genial.compareScenarios(calculationId, { regimeType }, signal)).data,
    placeholderData: keepPreviousData,
  });
};

/** The rules of one regime under the hypotheses of a scenario. */
export const useScenarioRules = (calculationId: string, scenarioId: string, regimeType: RegimeType) => {
  const genial = useGenial();
  return useQuery({
    queryKey: [...keys.scenarios(calculationId), 'rules', scenarioId, regimeType],
    queryFn: async ({ signal }) => (await genial.scenarioRules(scenarioId, { regimeType }, signal)).data,
  });
};
