import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { sharedTexts } from '../texts.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { type DateEntryOptions, useDateEntry } from './useDateEntry.ts';

export type DateFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'slotProps' | 'type'> & DateEntryOptions;

/**
 * A day typed as 10031964, 10/3/1964 or pasted in any usual form, or picked from the browser's calendar.
 * A future day is taken back with a notice, unless the field allows it.
 */
export const DateField = ({
  value,
  onChange,
  allowFuture = false,
  lastDay,
  onBlur,
  inputRef,
  ...rest
}: DateFieldProps) => {
  const entry = useDateEntry({ value, onChange, allowFuture, ...(lastDay === undefined ? {} : { lastDay }) });
  return (
    <TextField
      placeholder={sharedTexts.datePlaceholder}
      {...rest}
      inputRef={useForkRef(entry.ref, inputRef ?? null)}
      onPaste={entry.onPaste}
      onKeyDown={entry.onKeyDown}
      onBlur={(event) => {
        entry.onLeave();
        onBlur?.(event);
      }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        inputLabel: value === '' ? {} : { shrink: true },
        input: {
          endAdornment: (
            <CalendarButton value={value} max={entry.max} disabled={rest.disabled === true} onPick={entry.take} />
          ),
        },
      }}
    />
  );
};
