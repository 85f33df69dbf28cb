/** Which of the kept scenarios have something to say in a regime. */
import type { RegimeType } from '../../domain/api/common.ts';
import type { ComparedScenario, ScenarioComparison } from '../../domain/api/scenario-comparison.ts';
import type { ReportData } from '../data.ts';

type Records = ReportData['workRecords'];

/** What it supposes is work of the other regime alone: here it would only put off the day of asking. */
const isOfOther = ({ hypotheses }: ComparedScenario, regimeType: RegimeType, records: Records): boolean =>
  hypotheses.every(
    (one) =>
      one.kind === 'worksOn' &&
      records.some(({ id, regimeType: own }) => id === one.workRecordId && own !== regimeType),
  );

/** Without those that say nothing here: work of the other regime; no right before and after, and one in the other regime. */
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
      (scenario) => !isIdle(scenario) && !isOfOther(scenario, comparison.regimeType, records),
    ),
  };
};
