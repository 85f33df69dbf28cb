import { money } from '../../../../domain/api/common.ts';
import { messages } from '../../../../domain/words/messages.ts';
import { readMoney } from '../../shared/reading.ts';
import { remunerationTexts as texts } from './texts.ts';

/** What was typed into a cell and is no remuneration. */
export interface Unread {
  text: string;
  reason: string;
}

export interface CellContent {
  /** Null: nothing typed, which is not zero. */
  value: number | null;
  unread: Unread | null;
}

/** What becomes of one row of the sheet. */
export interface FilledCell {
  readonly index: number;
  readonly content: CellContent;
}

const refused = (text: string, reason: string): CellContent => ({ value: null, unread: { text, reason } });

/** A cell's text as a remuneration. What cannot be one is kept as it was typed, and why. */
export const readCell = (typed: string): CellContent => {
  const text = typed.trim();
  if (text === '') return { value: null, unread: null };
  const value = readMoney(text);
  if (value === null) return refused(text, texts.unreadable);
  if (value < 0) return refused(text, messages.notNegative);
  return money.safeParse(value).success ? { value, unread: null } : refused(text, texts.tooHigh);
};
