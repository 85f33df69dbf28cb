import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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

const figure = { textAlign: 'right', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' } as const;
const top = { verticalAlign: 'top' } as const;

interface ScenarioTableProps {
  facts: ScenarioOutcome;
  scenarios: readonly ShownScenario[];
  actions: (scenario: ShownScenario) => ReactNode;
}

/** The facts first, then each scenario: a line each, the same figures under each other. */
export const ScenarioTable = ({ facts, scenarios, actions }: ScenarioTableProps) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small" aria-label={texts.table}>
      <TableHead>
        <TableRow>
          <TableCell>{texts.name}</TableCell>
          <TableCell>{texts.soonest}</TableCell>
          <TableCell>{texts.best}</TableCell>
          <TableCell sx={figure}>{texts.cost}</TableCell>
          <TableCell sx={figure}>{texts.gain}</TableCell>
          <TableCell sx={figure}>{texts.recovered}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow sx={{ backgroundColor: 'action.hover' }}>
          <TableCell component="th" scope="row" sx={top}>
            <Typography sx={{ fontWeight: 600 }}>{texts.facts}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {texts.factsHelp}
            </Typography>
          </TableCell>
          <TableCell sx={top}>
            <SoonestRight right={facts.soonest} on={facts.calculationDate} shift={null} />
          </TableCell>
          <TableCell sx={top}>
            <BestRight right={facts.best} />
          </TableCell>
          {[texts.cost, texts.gain, texts.recovered].map((name) => (
            <TableCell key={name} sx={figure}>
              {texts.nothing}
            </TableCell>
          ))}
        </TableRow>
        {scenarios.map((scenario) => (
          <TableRow key={scenario.id ?? scenario.name}>
            <TableCell component="th" scope="row" sx={{ ...top, fontWeight: 400, minWidth: 260, width: '40%' }}>
              <ScenarioHead scenario={scenario}>{actions(scenario)}</ScenarioHead>
            </TableCell>
            <TableCell sx={top}>
              <SoonestRight right={scenario.outcome.soonest} on={facts.calculationDate} shift={shiftText(scenario)} />
            </TableCell>
            <TableCell sx={top}>
              <BestRight right={scenario.outcome.best} />
            </TableCell>
            <TableCell sx={figure}>{costText(scenario)}</TableCell>
            <TableCell sx={{ ...figure, fontWeight: 600 }}>{gainText(scenario)}</TableCell>
            <TableCell sx={figure}>{recoveredText(scenario)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
