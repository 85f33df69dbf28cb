import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { type TimeTable, timeTables } from '../../../domain/api/report.ts';
import { timeTableTitles } from '../../../domain/words/report.ts';
import { reportTexts } from './texts.ts';

interface TableSwitchesProps {
  regime: 'RPPS' | 'RGPS';
  chosen: readonly TimeTable[];
  onChange: (table: TimeTable, checked: boolean) => void;
}

/** Which time tables the analysis of one regime prints. */
export const TableSwitches = ({ regime, chosen, onChange }: TableSwitchesProps) => (
  <Box component="fieldset" sx={{ flexBasis: '100%', border: 0, m: 0, p: 0, pl: 5.5, pb: 1 }}>
    <Typography component="legend" variant="caption" sx={{ color: 'text.secondary', p: 0 }}>
      {reportTexts.tables(regime)}
    </Typography>
    <FormGroup>
      {timeTables.map((table) => (
        <FormControlLabel
          key={table}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(table)}
              onChange={(_event, checked) => onChange(table, checked)}
            />
          }
          label={timeTableTitles[table]}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      ))}
    </FormGroup>
  </Box>
);
