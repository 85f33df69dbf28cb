import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { useIMask } from 'react-imask';
import type { DigitMask } from './masks.ts';

export type MaskedFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'slotProps'> & {
  mask: DigitMask;
  /** Digits alone. */
  value: string;
  onChange: (digits: string) => void;
};

/** A text field that shows a mask and keeps digits; what is pasted is read first, whatever its form. */
export const MaskedField = ({ mask, value, onChange, inputRef, ...rest }: MaskedFieldProps) => {
  const shown = useRef(value);
  const tell = (digits: string) => {
    if (digits === shown.current) return;
    shown.current = digits;
    onChange(digits);
  };
  const { ref, setUnmaskedValue } = useIMask<HTMLInputElement>(mask.options, {
    defaultUnmaskedValue: value,
    onAccept: (_text, { unmaskedValue }) => tell(unmaskedValue),
  });
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    setUnmaskedValue(value);
  }, [value, setUnmaskedValue]);

  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = mask.read(event.clipboardData.getData('text'));
    setUnmaskedValue(digits);
    // The mask draws what is set from outside and says nothing of it.
    tell(digits);
  };
  return (
    <TextField
      {...rest}
      inputRef={useForkRef(ref, inputRef ?? null)}
      onPaste={paste}
      slotProps={{ htmlInput: { inputMode: mask.inputMode }, inputLabel: value === '' ? {} : { shrink: true } }}
    />
  );
};
