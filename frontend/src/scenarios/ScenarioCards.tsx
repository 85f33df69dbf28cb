import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ScenarioOutcome } from '../../../domain/api/scenarios.ts';
import {
  costText,
  gainText,
  recoveredText,
  type ShownScenario,
  shiftText,
} from '../../../domain/words/scenario-outcome.ts';
import { ScenarioHead } from './ScenarioHead.tsx';
import { BestRight, SoonestRight } from './ScenarioRights.tsx';
import { scenarioTexts as texts } from './texts.ts';

const Term = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

const twoByTwo = { display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', m: 0 } as const;

interface RightsProps {
  outcome: ScenarioOutcome;
  /** The day of the calculation. */
  on: string;
  shift: string | null;
}

const Rights = ({ outcome, on, shift }: RightsProps) => (
  <>
    <Term label={texts.soonest}>
      <SoonestRight right={outcome.soonest} on={on} shift={shift} />
    </Term>
    <Term label={texts.best}>
      <BestRight right={outcome.best} />
    </Term>
  </>
);

interface ScenarioCardsProps {
  facts: ScenarioOutcome;
  scenarios: readonly ShownScenario[];
  actions: (scenario: ShownScenario) => ReactNode;
}

/** The same as the table where it has no room: one under the other. */
export const ScenarioCards = ({ facts, scenarios, actions }: ScenarioCardsProps) => (
  <Stack component="ul" spacing={1.5} aria-label={texts.table} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    <Paper component="li" variant="outlined" sx={{ p: 2, backgroundColor: 'action.hover' }}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{texts.facts}</Typography>
      <Box component="dl" sx={twoByTwo}>
        <Rights outcome={facts} on={facts.calculationDate} shift={null} />
      </Box>
    </Paper>
    {scenarios.map((scenario) => (
      <Paper component="li" variant="outlined" key={scenario.id ?? scenario.name} sx={{ p: 2 }}>
        <Stack spacing={1.5}>
          <ScenarioHead scenario={scenario} />
          <Box component="dl" sx={twoByTwo}>
            <Rights outcome={scenario.outcome} on={facts.calculationDate} shift={shiftText(scenario)} />
            <Term label={texts.cost}>{costText(scenario)}</Term>
            <Term label={texts.gain}>{gainText(scenario)}</Term>
            <Term label={texts.recovered}>{recoveredText(scenario)}</Term>
          </Box>
          <Box className="no-print">{actions(scenario)}</Box>
        </Stack>
      </Paper>
    ))}
  </Stack>
);
