import type { NotedIndicator } from '../api/indicator.ts';
import { type Effect, type Indicator, indicators } from './indicator-table.ts';

/** Old names of codes that are still printed. */
const renamed: Readonly<Record<string, string>> = {
  ILEI123: 'IREC-LC123',
  'IRECOL (ILEI123)': 'IREC-LC123',
  IMEI: 'IREC-MEI',
  ISALMIN: 'IREC-LC123-SUP',
  'IRECOL (IMEI)': 'IREC-MEI',
  'IREM-RECL-TRAB': 'IREM-VINC-PROC-TRAB',
  'IREM-PERQRT': 'IREM-PER-QUARENTENA',
  'PREM-POSQRT': 'PREM-POS-QUARENTENA',
  'IAGRUPSM-EC103': 'IAGRUP-SM-EC103',
  'AEXT-IND': 'AEXT-VI',
};

/** An indicator as it is written today; issues before 2018 write it with underscores ('PREM_EXT'), some with a space too many. */
export const currentCode = (code: string): string => {
  const current = code
    .trim()
    .toUpperCase()
    .replaceAll('_', '-')
    .replace(/\s*\(\s*/, ' (')
    .replace(/\s+\)/, ')');
  return renamed[current] ?? current;
};

const REASON = / \([^)]*\)$/;

/** By its whole spelling, else without the reason in parentheses. Null when the code is not known, which is no reason to drop it. */
export const indicatorOf = (code: string): Indicator | null => {
  const current = currentCode(code);
  return indicators[current] ?? indicators[currentCode(current.replace(REASON, ''))] ?? null;
};

/** A code that stands in no table asks: nobody knows what it does to the item. */
export const asksDecision = (code: string): boolean => indicatorOf(code)?.asks ?? true;

/** What it leaves of a month; null for a code that is not known. */
export const effectOf = (code: string): Effect | null => indicatorOf(code)?.effect ?? null;

/** The first indicator by which the whole link counts nowhere: neither time nor carência nor value; null where none does. */
export const countsNowhere = (noted: readonly NotedIndicator[]): string | null =>
  noted.find(({ code, months }) => months.length === 0 && effectOf(code) === 'nothing')?.code ?? null;

/** The indicators by which single months count nowhere. */
export const monthsThatCountNowhere = (noted: readonly NotedIndicator[]): readonly NotedIndicator[] =>
  noted.filter(({ code, months }) => months.length > 0 && effectOf(code) === 'nothing');

const harmCodes = /^IEAN(?: \((15|20|25)\))?$/;

/** The years of exposure by which special time is counted; null for a code that tells of no harmful agents. */
export const harmBaseOf = (code: string): 15 | 20 | 25 | null => {
  const found = harmCodes.exec(currentCode(code));
  if (found === null) return null;
  if (found[1] === '15') return 15;
  return found[1] === '20' ? 20 : 25;
};
