import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { type MonthOfYear, readMonth } from './paste/month.ts';
import { remunerationTexts as texts } from './texts.ts';

/** 'MM/AAAA': goes to a month, or adds it where the sheet has none. 13/AAAA is the 13th salary. */
export const MonthJump = ({ onGo }: { onGo: (month: MonthOfYear) => void }) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const go = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const month = readMonth(typed);
    setWrong(month === null);
    if (month === null) return;
    setTyped('');
    onGo(month);
  };
  return (
    <TextField
      size="small"
      fullWidth={false}
      label={texts.jump}
      placeholder={texts.jumpPlaceholder}
      value={typed}
      error={wrong}
      helperText={wrong ? texts.jumpWrong : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        setWrong(false);
      }}
      onKeyDown={go}
      slotProps={{ htmlInput: { maxLength: 7, inputMode: 'text', autoComplete: 'off' } }}
      sx={{ width: 190 }}
    />
  );
};
