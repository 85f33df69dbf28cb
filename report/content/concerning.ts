/** Which of the kept scenarios have something to say in a regime. */
import type { ComparedScenario, ScenarioComparison } from '../../domain/api/scenario-comparison.ts';
import { speaksOf } from '../../domain/words/speaks-of.ts';
import type { ReportData } from '../data.ts';

type Records = ReportData['workRecords'];

/** Without those that say nothing here: of the other regime alone; no right before and after, and one in the other regime. */
export const concerning = (
  comparison: ScenarioComparison,
  all: readonly ScenarioComparison[],
  records: Records,
): ScenarioComparison => {
  const others = all.filter((other) => other !== comparison);
  const bringsElsewhere = ({ id }: ComparedScenario): boolean =>
    others.some(({ scenarios }) => scenarios.some((one) => one.id === id && one.outcome.soonest !== null));
  const isIdle = (scenario: ComparedScenario): boolean =>
    comparison.facts.soonest === null && scenario.outcome.soonest === null && bringsElsewhere(scenario);
  return {
    ...comparison,
    scenarios: comparison.scenarios.filter(
      (scenario) => !isIdle(scenario) && speaksOf(scenario, comparison.regimeType, records),
    ),
  };
};
