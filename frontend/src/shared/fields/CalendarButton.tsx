import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef } from 'react';
import { isIsoDay } from '../../../../domain/units/day.ts';
import { sharedTexts } from '../texts.ts';

export interface CalendarButtonProps {
  value: string;
  /** The last day that may be picked; null without limit. */
  max: string | null;
  disabled: boolean;
  onPick: (iso: string) => void;
}

const unseen = { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none', border: 0, p: 0 } as const;

/** Opens the browser's own calendar, which speaks the person's language and the phone's habits. */
export const CalendarButton = ({ value, max, disabled, onPick }: CalendarButtonProps) => {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <InputAdornment position="end" sx={{ position: 'relative' }}>
      <Box
        component="input"
        type="date"
        ref={picker}
        tabIndex={-1}
        aria-hidden
        value={isIsoDay(value) ? value : ''}
        max={max ?? undefined}
        onChange={(event) => event.currentTarget.value !== '' && onPick(event.currentTarget.value)}
        sx={unseen}
      />
      <IconButton
        size="small"
        edge="end"
        disabled={disabled}
        aria-label={sharedTexts.openCalendar}
        onClick={() => picker.current?.showPicker()}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
};
