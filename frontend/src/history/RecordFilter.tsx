import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { HistoryAnswer } from '../../../domain/api/history.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { historyTexts as texts } from './texts.ts';

interface RecordFilterProps {
  records: HistoryAnswer['records'];
  /** The id of a record, or '' for everything. */
  value: string;
  onChange: (record: string) => void;
}

/** Of which record the history tells; also of those that were removed. */
export const RecordFilter = ({ records, value, onChange }: RecordFilterProps) => (
  <Box sx={{ mb: 2, width: { xs: 1, sm: 360 } }}>
    <Helped help={texts.recordHelp}>
      <TextField
        select
        size="small"
        label={texts.record}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{texts.allRecords}</MenuItem>
        {records.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Helped>
  </Box>
);
