import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { useIMask } from 'react-imask';
import { formatAmount } from '../../../../domain/words/format.ts';
import { readMoney } from '../reading.ts';

export type MoneyFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'slotProps'> & {
  /** Brazilian reais; null when empty, which is not zero. */
  value: number | null;
  onChange: (value: number | null) => void;
};

const amountMask = {
  mask: Number,
  scale: 2,
  min: 0,
  thousandsSeparator: '.',
  radix: ',',
  mapToRadix: [],
  padFractionalZeros: true,
  normalizeZeros: true,
};

const shownOf = (value: number | null): string => (value === null ? '' : formatAmount(value));

/** An amount typed as 7412,9 and shown as 7.412,90 once the field is left. */
export const MoneyField = ({ value, onChange, ...rest }: MoneyFieldProps) => {
  const known = useRef(value);
  const { ref, setValue } = useIMask<HTMLInputElement>(amountMask, {
    defaultValue: shownOf(value),
    onAccept: (text) => tell(readMoney(text)),
  });
  const tell = (next: number | null) => {
    if (next === known.current) return;
    known.current = next;
    onChange(next);
  };
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setValue(shownOf(value));
  }, [value, setValue]);

  const paste = (event: ClipboardEvent) => {
    const amount = readMoney(event.clipboardData.getData('text'));
    if (amount === null || amount < 0) return;
    event.preventDefault();
    tell(amount);
    setValue(formatAmount(amount));
  };
  return (
    <TextField
      {...rest}
      inputRef={ref}
      onPaste={paste}
      slotProps={{
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
        inputLabel: { shrink: true },
        input: { startAdornment: <InputAdornment position="start">R$</InputAdornment> },
      }}
    />
  );
};
