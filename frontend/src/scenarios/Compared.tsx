import AltRoute from '@mui/icons-material/AltRoute';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ScenarioComparison } from '../../../domain/api/scenarios.ts';
import type { ShownScenario } from '../../../domain/words/scenario-outcome.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { ScenarioActions } from './ScenarioActions.tsx';
import { ScenarioCards } from './ScenarioCards.tsx';
import { ScenarioRules } from './ScenarioRules.tsx';
import { ScenarioTable } from './ScenarioTable.tsx';
import { scenarioTexts as texts } from './texts.ts';

interface ComparedProps {
  comparison: ScenarioComparison;
  onEdit: (scenario: ShownScenario) => void;
}

/** Facts, scenarios and suggestions: a table, or cards where there is no room for one. */
export const Compared = ({ comparison, onEdit }: ComparedProps) => {
  const { id: calculationId, etag } = useCalculation().calculation;
  const narrow = useIsNarrow();
  const [looked, setLooked] = useState<{ id: string; name: string } | null>(null);
  const { facts, scenarios, suggested, regimeType } = comparison;
  const Shown = narrow ? ScenarioCards : ScenarioTable;
  return (
    <>
      {suggested.length > 0 && <Typography variant="body2">{texts.suggestedHelp}</Typography>}
      <Shown
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
      {scenarios.length === 0 && suggested.length === 0 && (
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
