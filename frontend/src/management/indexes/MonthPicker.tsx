import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { monthOfYear as monthOfYearText } from '../../../../domain/api/indexes.ts';
import { FIRST_AVERAGED_MONTH, formatMonthOfYear, parseMonthOfYear } from '../../../../domain/units/month.ts';
import { indexTexts as texts } from './texts.ts';

/** 'MM/YYYY' of a month for which there may be a table; null for anything else. */
export const readMonth = (text: string): string | null =>
  monthOfYearText.safeParse(text).success && parseMonthOfYear(text) >= FIRST_AVERAGED_MONTH ? text : null;

/** '112026' as '11/2026': the slash comes by itself. */
const masked = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

interface MonthPickerProps {
  value: string;
  onChange: (text: string) => void;
  onFilter: (date: string) => void;
  complaint: string | null;
}

/** The month whose table is looked at, and for which one is published. */
export const MonthPicker = ({ value, onChange, onFilter, complaint }: MonthPickerProps) => {
  const month = readMonth(value);
  const step = (by: number) => {
    if (month === null) return;
    const next = formatMonthOfYear(Math.max(FIRST_AVERAGED_MONTH, parseMonthOfYear(month) + by));
    onChange(next);
    onFilter(next);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onFilter(value);
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
    >
      <IconButton onClick={() => step(-1)} aria-label={texts.previous}>
        <PreviousIcon />
      </IconButton>
      <TextField
        label={texts.month}
        value={value}
        onChange={({ target }) => onChange(masked(target.value))}
        error={complaint !== null}
        helperText={complaint ?? texts.monthHelp}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7, autoComplete: 'off' } }}
        sx={{ width: 190 }}
      />
      <IconButton onClick={() => step(1)} aria-label={texts.next}>
        <NextIcon />
      </IconButton>
      <Button type="submit" variant="outlined">
        {texts.filter}
      </Button>
    </Box>
  );
};
