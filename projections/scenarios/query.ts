import type { View } from '../../stores/views/port.ts';
import { type CaseFilesView, findCaseFile } from '../case-files/query.ts';
import type { CaseFile } from '../case-files/schema.ts';
import type { Stamped } from '../projection.ts';
import type { ScenarioPlace, ScenarioPlaceField } from './schema.ts';

export type ScenariosView = View<Stamped<ScenarioPlace>, ScenarioPlaceField>;

/** The calculation that holds a scenario, or null when none in this account does. */
export const findCaseFileOfScenario = async (
  views: { readonly caseFiles: CaseFilesView; readonly scenarios: ScenariosView },
  accountId: string,
  scenarioId: string,
): Promise<Stamped<CaseFile> | null> => {
  const place = await views.scenarios.get(scenarioId);
  if (place === null) return null;
  const caseFile = await findCaseFile(views.caseFiles, accountId, place.calculationId);
  return caseFile?.scenarios.some(({ id }) => id === scenarioId) ? caseFile : null;
};
