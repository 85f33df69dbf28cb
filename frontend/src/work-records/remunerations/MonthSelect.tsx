import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type GridRow, monthText } from './grid-state.ts';

interface MonthSelectProps {
  label: string;
  rows: readonly GridRow[];
  /** Places of rows: the chosen one, and the first that can be. */
  value: number;
  from: number;
  onChange: (index: number) => void;
}

/** One of the months of the sheet, found by typing part of it. */
export const MonthSelect = ({ label, rows, value, from, onChange }: MonthSelectProps) => (
  <Autocomplete
    disableClearable
    options={rows.map((_row, index) => index).slice(from)}
    value={value}
    getOptionLabel={(index) => {
      const row = rows[index];
      return row === undefined ? '' : monthText(row);
    }}
    onChange={(_event, index) => onChange(index)}
    renderInput={(params) => <TextField {...params} label={label} />}
  />
);
