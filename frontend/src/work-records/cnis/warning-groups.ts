import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { warningMessages } from '../../../../domain/cnis/warnings.ts';
import { twoDigits } from '../../../../domain/units/month.ts';
import { formatMonth } from '../../../../domain/words/format.ts';
import { noStartTitle, outsideTitle, warningTitles } from './texts.ts';

type Warning = CnisRegister['warnings'][number];

/** One thing noticed, with all months of which it is true. */
export interface WarningGroup {
  code: Warning['code'];
  message: string;
  months: string;
  count: number;
}

const thirteenth = 13;
const numberOf = ({ year, month }: { year: number; month: number }): number => year * 12 + month;

/** '02/1990 a 06/1994, 08/1994': consecutive months as one stretch, the 13ths for themselves. */
export const monthStretches = (months: readonly { year: number; month: string }[]): string => {
  const plain = months
    .map(({ year, month }) => ({ year, month: Number(month) }))
    .filter(({ month }) => month < thirteenth);
  const sorted = plain.sort((a, b) => numberOf(a) - numberOf(b));
  const stretches: { from: string; to: string; last: number }[] = [];
  for (const at of sorted) {
    const text = formatMonth(twoDigits(at.month), at.year);
    const open = stretches.at(-1);
    if (open !== undefined && numberOf(at) - open.last <= 1) Object.assign(open, { to: text, last: numberOf(at) });
    else stretches.push({ from: text, to: text, last: numberOf(at) });
  }
  const extra = months.filter(({ month }) => Number(month) >= thirteenth).map(({ year }) => `13º/${year}`);
  return [...stretches.map(({ from, to }) => (from === to ? from : `${from} a ${to}`)), ...extra].join(', ');
};

/** What the importer noticed, each sentence once. */
export const warningGroups = (warnings: readonly Warning[]): WarningGroup[] => {
  const byMessage = new Map<string, Warning[]>();
  for (const warning of warnings) {
    const key = `${warning.code} ${warning.message}`;
    byMessage.set(key, [...(byMessage.get(key) ?? []), warning]);
  }
  return [...byMessage.values()].flatMap((group): WarningGroup[] => {
    const [first] = group;
    if (first === undefined) return [];
    const months = group.flatMap(({ month, year }) => (month === null || year === null ? [] : [{ month, year }]));
    return [{ code: first.code, message: first.message, months: monthStretches(months), count: group.length }];
  });
};

/** What a group is called. */
export const titleOf = ({ code, message }: WarningGroup): string => {
  if (message === warningMessages.beforeStart || message === warningMessages.afterEnd) return outsideTitle;
  return message === warningMessages.noStart ? noStartTitle : warningTitles[code];
};

/** Whether somebody has to look: what is only said for completeness raises no alarm. */
export const needsLook = ({ code, message }: WarningGroup): boolean => {
  switch (code) {
    case 'openEnd':
    case 'missing':
    case 'belowMinimum':
      return true;
    case 'indicator':
      return message.startsWith('P') || message === warningMessages.beforeStart || message === warningMessages.afterEnd;
    case 'aboveCeiling':
    case 'duplicate':
    case 'before1994':
      return false;
    default:
      return code satisfies never;
  }
};
