import type { Scenario } from '../../../domain/api/scenarios.ts';
import type { LoadedCalculation } from '../../../results/load-case.ts';
import type { Deps } from '../../deps.ts';

/** The scenarios of a calculation in the order in which they were kept; `only` names the one that is wanted. */
export const presentScenarios = async (
  { state: { calculationId, scenarios } }: LoadedCalculation,
  { views }: Pick<Deps, 'views'>,
  only?: string,
): Promise<Scenario[]> => {
  const wanted = only === undefined ? scenarios : scenarios.filter(({ id }) => id === only);
  const places = await views.scenarios.getMany(wanted.map(({ id }) => id));
  return wanted.flatMap(({ id, name, hypotheses }) => {
    const place = places.get(id);
    if (place === undefined) return [];
    const { createdAt, updatedAt } = place;
    return [{ id, calculationId, name, hypotheses: [...hypotheses], createdAt, updatedAt }];
  });
};
