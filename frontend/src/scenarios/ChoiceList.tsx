import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FactsOutcome } from '../../../domain/api/scenario-comparison.ts';
import { type ShownScenario, sideBySide } from '../../../domain/words/scenario-outcome.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import { FactsLine } from './FactsLine.tsx';
import { columns } from './line-columns.ts';
import { scenarioTexts as texts } from './texts.ts';

const heads = [texts.name, texts.soonest, texts.monthly, texts.cost, texts.brings] as const;

/** What the columns hold, over them where they stand side by side; on a narrow screen each line says it itself. */
const Heads = () => (
  <Box aria-hidden sx={{ ...columns, display: { xs: 'none', md: 'grid' }, px: 2, pb: 0.5 }}>
    {heads.map((head) => (
      <Typography key={head} variant="caption" sx={{ color: 'text.secondary' }}>
        {head}
      </Typography>
    ))}
  </Box>
);

interface ChoiceListProps {
  facts: FactsOutcome;
  scenarios: readonly ShownScenario[];
  actions: (scenario: ShownScenario) => ReactNode;
}

/** The facts first, then each scenario: a line each with day, value, price and what it brings; the rest opens. */
export const ChoiceList = ({ actions, ...all }: ChoiceListProps) => {
  const { facts, scenarios } = sideBySide(all.facts, all.scenarios);
  return (
    <Box>
      <Heads />
      <Stack component="ul" spacing={1} aria-label={texts.table} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <FactsLine facts={facts} />
        {scenarios.map((scenario) => (
          <ChoiceLine key={scenario.id ?? scenario.name} scenario={scenario} on={facts.calculationDate}>
            {actions(scenario)}
          </ChoiceLine>
        ))}
      </Stack>
    </Box>
  );
};
