import type { FactoryOpts } from 'imask';
import { unmasked } from '../../../../domain/api/documents.ts';
import { readDigits, readElevenDigits, readPhone, readZipcode } from '../reading.ts';

/** A mask of digits and how a pasted text becomes its digits. */
export interface DigitMask {
  options: FactoryOpts;
  read: (pasted: string) => string;
  inputMode: 'numeric' | 'tel' | 'text';
}

export const phoneMask: DigitMask = {
  options: { mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }] },
  read: readPhone,
  inputMode: 'tel',
};

export const cpfMask: DigitMask = {
  options: { mask: '000.000.000-00' },
  read: readElevenDigits,
  inputMode: 'numeric',
};

/** A CPF or a CNPJ; the first twelve of a CNPJ may be letters. */
export const taxIdMask: DigitMask = {
  options: {
    mask: [
      { mask: '000.000.000-00' },
      {
        mask: '##.###.###/####-00',
        definitions: { '#': /[0-9A-Za-z]/ },
        prepareChar: (char: string) => char.toUpperCase(),
      },
    ],
  },
  read: (pasted) => unmasked(pasted).slice(0, 14),
  inputMode: 'text',
};

export const nitMask: DigitMask = {
  options: { mask: '000.00000.00-0' },
  read: readElevenDigits,
  inputMode: 'numeric',
};

export const zipcodeMask: DigitMask = {
  options: { mask: '00000-000' },
  read: readZipcode,
  inputMode: 'numeric',
};

export const cardNumberMask: DigitMask = {
  options: { mask: '0000 0000 0000 0000' },
  read: (pasted) => readDigits(pasted, 16),
  inputMode: 'numeric',
};

export const cardCodeMask: DigitMask = {
  options: { mask: '0000' },
  read: (pasted) => readDigits(pasted, 4),
  inputMode: 'numeric',
};

export const dateMask = { mask: '00/00/0000' } as const;
