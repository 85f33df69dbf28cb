/** Lines of a wrapped cell become its text again: one space, or none after a word that was broken at its hyphen. */
export const joinWords = (lines: readonly string[]): string =>
  lines.reduce((text, line) => (text === '' || /\S-$/.test(text) ? text + line : `${text} ${line}`), '');

/** Of a cell without spaces, such as a long matrícula, which is cut anywhere. */
export const joinLetters = (lines: readonly string[]): string => lines.join('');

/** The indicators of a cell in printed order. 'PSC-MEN-SM-' + 'EC103, PREM-EXT' are two; 'IEAN (25)' is one. */
export const indicatorsIn = (lines: readonly string[]): string[] =>
  joinWords(lines)
    .split(/,\s*|\s+(?!\()/)
    .filter((code) => code !== '');

/** Whether a line of indicators goes on in the next one. */
export const continues = (line: string): boolean => /[,-]$/.test(line);
