import type { FactoryOpts } from 'imask';
import { readPhone, readZipcode } from '../reading.ts';

/** A mask of digits and how a pasted text becomes its digits. */
export interface DigitMask {
  options: FactoryOpts;
  read: (pasted: string) => string;
  inputMode: 'numeric' | 'tel';
}

export const phoneMask: DigitMask = {
  options: { mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }] },
  read: readPhone,
  inputMode: 'tel',
};

export const zipcodeMask: DigitMask = {
  options: { mask: '00000-000' },
  read: readZipcode,
  inputMode: 'numeric',
};

export const dateMask = { mask: '00/00/0000' } as const;
