import type { z } from 'zod';
import { readMoney } from '../reading.ts';
import { type Check, contract } from './checks.ts';

/** What a form holds of a number is the text that was typed; what is none is refused by the contract. */

/** '20.000,00' → 20000; nothing typed is null. */
export const readAmount = (text: string): number | null =>
  text.trim() === '' ? null : (readMoney(text) ?? Number.NaN);

/** '260' → 260; nothing typed is null. */
export const readCount = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What the contract says of the number that was typed. */
export const typed =
  (read: (text: string) => number | null, schema: z.ZodType): Check =>
  (value) =>
    contract(schema)(read(String(value ?? '')));
