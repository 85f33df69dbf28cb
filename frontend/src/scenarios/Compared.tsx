import AltRoute from '@mui/icons-material/AltRoute';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { ScenarioComparison } from '../../../domain/api/scenario-comparison.ts';
import type { ShownScenario } from '../../../domain/words/scenario-outcome.ts';
import { speaksOf } from '../../../domain/words/speaks-of.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { isKept } from '../shared/is-kept.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { OfOtherRegime } from './OfOtherRegime.tsx';
import { ScenarioActions } from './ScenarioActions.tsx';
import { ScenarioRules } from './ScenarioRules.tsx';
import { SumChart } from './SumChart.tsx';
import { scenarioTexts as texts } from './texts.ts';

interface ComparedProps {
  comparison: ScenarioComparison;
  /** What can be done and is no scenario yet. */
  steps: ReactNode;
  onEdit: (scenario: ShownScenario) => void;
}

/** Facts, scenarios and suggestions, a line each, and the picture of what has been received by each of them. */
export const Compared = ({ comparison, steps, onEdit }: ComparedProps) => {
  const { calculation, records } = useCalculation();
  const { id: calculationId, etag } = calculation;
  const [looked, setLooked] = useState<{ id: string; name: string } | null>(null);
  const { facts, regimeType } = comparison;
  const suggested = comparison.suggested.filter((one) => !isKept(one, comparison.scenarios));
  const isOfRegime = (scenario: ShownScenario): boolean =>
    speaksOf(scenario, regimeType, records.data?.workRecords ?? []);
  const scenarios = comparison.scenarios.filter(isOfRegime);
  const elsewhere = comparison.scenarios.filter((scenario) => !isOfRegime(scenario));
  return (
    <>
      {suggested.length > 0 && <Typography variant="body2">{texts.suggestedHelp}</Typography>}
      <ChoiceList
        facts={facts}
        scenarios={[...scenarios, ...suggested]}
        actions={(scenario) => (
          <ScenarioActions
            calculationId={calculationId}
            etag={etag}
            scenario={scenario}
            onEdit={() => onEdit(scenario)}
            onRules={() => scenario.id !== undefined && setLooked({ id: scenario.id, name: scenario.name })}
          />
        )}
      />
      <OfOtherRegime regimeType={regimeType} names={elsewhere.map(({ name }) => name)} />
      <SumChart comparison={{ ...comparison, scenarios, suggested }} />
      {steps}
      {comparison.scenarios.length === 0 && suggested.length === 0 && (
        <EmptyState icon={AltRoute} title={texts.none} body={texts.noneBody} />
      )}
      {looked !== null && (
        <ScenarioRules
          calculationId={calculationId}
          scenario={looked}
          regimeType={regimeType}
          onClose={() => setLooked(null)}
        />
      )}
    </>
  );
};
