import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type TimeCut, timeCut } from '../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import { cutLabels, calculationTexts as texts } from './texts.ts';

interface TotalsFiltersProps {
  until: TimeCut;
  onUntil: (until: TimeCut) => void;
  regime: RegimeType | 'ALL';
  onRegime: (regime: RegimeType | 'ALL') => void;
}

const regimeOf = (value: string): RegimeType | 'ALL' => (value === 'RPPS' || value === 'RGPS' ? value : 'ALL');

/** Up to which day, and of which regime, the times are counted. */
export const TotalsFilters = ({ until, onUntil, regime, onRegime }: TotalsFiltersProps) => (
  <>
    <TextField
      select
      fullWidth={false}
      label={texts.cuts}
      value={until}
      onChange={({ target }) => onUntil(timeCut.parse(target.value))}
      sx={{ width: { xs: '100%', sm: 230 } }}
    >
      {timeCut.options.map((cut) => (
        <MenuItem key={cut} value={cut}>
          {cutLabels[cut]}
        </MenuItem>
      ))}
    </TextField>
    <TextField
      select
      fullWidth={false}
      label={texts.regimeFilter}
      value={regime}
      onChange={({ target }) => onRegime(regimeOf(target.value))}
      sx={{ width: { xs: '100%', sm: 120 } }}
    >
      <MenuItem value="RPPS">RPPS</MenuItem>
      <MenuItem value="RGPS">RGPS</MenuItem>
      <MenuItem value="ALL">{texts.all}</MenuItem>
    </TextField>
  </>
);
