/** What XML 1.0 cannot hold: control characters, halves of a surrogate pair, and the two non-characters. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The most that a cell of a spreadsheet holds, in UTF-16 units; a longer one makes Excel refuse the whole file. */
const CELL_MAXIMUM = 32_767;

/** A text as a Word document or a spreadsheet can hold it: one forbidden character would make the file unreadable. */
export const writableText = (text: string): string => text.replace(UNWRITABLE, '');

/**
 * A typed text as the content of a cell. It is written as a text cell, so that one which begins with `=`, `+`, `-` or
 * `@` is shown as it was typed and never computed. What does not fit ends in '…'.
 */
export const cellText = (text: string): string => {
  const written = writableText(text);
  if (written.length <= CELL_MAXIMUM) return written;
  // Cut between two characters, not within one.
  return `${writableText(written.slice(0, CELL_MAXIMUM - 1))}…`;
};
