import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { unbroken } from '../../../domain/words/format.ts';
import { costText } from '../../../domain/words/scenario-cost.ts';
import {
  bringsText,
  dayText,
  evensText,
  gainText,
  monthlyText,
  netText,
  oneRegimeText,
  type ShownScenario,
  shiftText,
} from '../../../domain/words/scenario-outcome.ts';
import { ChoiceDetails } from './ChoiceDetails.tsx';
import { Figure } from './Figure.tsx';
import { columns, wholeRow } from './line-columns.ts';
import { RightDoubt } from './RightDoubt.tsx';
import { scenarioTexts as texts } from './texts.ts';

interface ChoiceLineProps {
  scenario: ShownScenario;
  /** The day of the calculation. */
  on: string;
  /** What can be done with it. */
  children: ReactNode;
}

const gainOf = (scenario: ShownScenario): string | null =>
  scenario.gainOnFirst === null || scenario.gainOnFirst === 0 ? null : gainText(scenario);

/** What is left after tax, from when on it has paid, and what it leaves out. */
const afterBrings = (scenario: ShownScenario): string | null => {
  const parts = [netText(scenario), evensText(scenario), oneRegimeText(scenario)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('; ');
};

/** One scenario in a line; its details open under it. */
export const ChoiceLine = ({ scenario, on, children }: ChoiceLineProps) => {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const [firstWords] = scenario.inWords;
  return (
    <Paper component="li" variant="outlined" aria-label={scenario.name} sx={{ px: 2, py: 1.5 }}>
      <Box sx={columns}>
        <Box sx={wholeRow}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {scenario.name}
            </Typography>
            {scenario.id === undefined && <Chip size="small" label={texts.suggested} />}
            <RightDoubt right={scenario.outcome.soonest} />
          </Stack>
          {firstWords !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {unbroken(firstWords)}
            </Typography>
          )}
        </Box>
        <Box component="dl" sx={{ display: 'contents' }}>
          <Figure label={texts.soonest} small={shiftText(scenario)}>
            {dayText(scenario.outcome, on)}
          </Figure>
          <Figure label={texts.monthly} small={gainOf(scenario)}>
            {monthlyText(scenario.outcome)}
          </Figure>
          <Figure label={texts.cost}>{costText(scenario)}</Figure>
          <Figure label={texts.brings} small={afterBrings(scenario)}>
            {bringsText(scenario)}
          </Figure>
        </Box>
      </Box>
      <Stack
        direction="row"
        className="no-print"
        sx={{ mt: 0.5, ml: -2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Button
          size="small"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={detailsId}
          aria-label={texts.of(open ? texts.hide : texts.details, scenario.name)}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        >
          {open ? texts.hide : texts.details}
        </Button>
        {children}
      </Stack>
      <Collapse in={open} id={detailsId} unmountOnExit>
        <ChoiceDetails scenario={scenario} />
      </Collapse>
    </Paper>
  );
};
