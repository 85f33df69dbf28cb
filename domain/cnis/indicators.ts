import { type Indicator, indicators } from './indicator-table.ts';

/** Old names of codes that are still printed. */
const renamed: Readonly<Record<string, string>> = {
  ILEI123: 'IREC-LC123',
  'IRECOL (ILEI123)': 'IREC-LC123',
  IMEI: 'IREC-MEI',
  ISALMIN: 'IREC-LIM-SM',
  'IREM-RECL-TRAB': 'IREM-VINC-PROC-TRAB',
  'AEXT-IND': 'AEXT-VI',
};

/** An indicator as it is written today; issues before 2018 write it with underscores ('PREM_EXT'). */
export const currentCode = (code: string): string => {
  const current = code.replaceAll('_', '-');
  return renamed[current] ?? current;
};

/** Null when the code is not known, which is no reason to drop it. */
export const indicatorOf = (code: string): Indicator | null => indicators[currentCode(code)] ?? null;

/** A code nobody has words for is a question if it is a pendency. */
export const asksDecision = (code: string): boolean => indicatorOf(code)?.asks ?? code.startsWith('P');

const harmCodes = /^IEAN(?: \((15|20|25)\))?$/;

/** The years of exposure by which special time is counted; null for a code that tells of no harmful agents. */
export const harmBaseOf = (code: string): 15 | 20 | 25 | null => {
  const found = harmCodes.exec(currentCode(code));
  if (found === null) return null;
  if (found[1] === '15') return 15;
  return found[1] === '20' ? 20 : 25;
};
