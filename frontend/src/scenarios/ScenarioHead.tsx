import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { costLineText, type ShownScenario } from '../../../domain/words/scenario-outcome.ts';
import { scenarioTexts as texts } from './texts.ts';

interface ScenarioHeadProps {
  scenario: ShownScenario;
  /** What can be done with it. */
  children?: ReactNode;
}

/** What a scenario is called, what it supposes, of what its cost is made, and what has to be known of it. */
export const ScenarioHead = ({ scenario, children }: ScenarioHeadProps) => (
  <Stack spacing={0.5}>
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }} useFlexGap>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{scenario.name}</Typography>
      {scenario.id === undefined && <Chip size="small" label={texts.suggested} />}
    </Stack>
    {scenario.inWords.map((sentence) => (
      <Typography key={sentence} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {sentence}
      </Typography>
    ))}
    {[...scenario.costs.map(costLineText), ...scenario.notes].map((line) => (
      <Typography key={line} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {line}
      </Typography>
    ))}
    {children !== undefined && <Box className="no-print">{children}</Box>}
  </Stack>
);
