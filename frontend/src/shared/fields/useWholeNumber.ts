import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { readMoney } from '../reading.ts';

const longest = 5;

/** A whole number from 0 being typed: of 5,5 the 5 before the comma counts, and is what stands when the field is left. */
export const useWholeNumber = (value: number, onChange: (value: number) => void) => {
  const [fraction, setFraction] = useState<string | null>(null);
  return {
    value: fraction ?? String(value),
    onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select(),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const typed = target.value.replace(/[^\d.,]/g, '');
      const whole = Math.trunc(readMoney(typed) ?? 0);
      if (String(whole).length > longest) return;
      setFraction(/[.,]/.test(typed) ? typed : null);
      onChange(whole);
    },
    onBlur: () => setFraction(null),
  };
};
