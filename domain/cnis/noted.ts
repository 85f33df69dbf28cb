import type { NotedIndicator } from '../api/indicator.ts';
import { isoOfMonth, parseMonth } from '../units/month.ts';
import type { CnisRelation } from './extract.ts';
import { currentCode } from './indicators.ts';
import { isThirteenth, type MonthKey } from './months.ts';

const follows = (month: MonthKey, last: MonthKey): boolean =>
  !isThirteenth(month) && !isThirteenth(last) && isoOfMonth(parseMonth(last) + 1) === month;

const stretchesOf = (months: readonly MonthKey[]): NotedIndicator['months'] => {
  const stretches: NotedIndicator['months'] = [];
  const plain = [...months].sort((a, b) => Number(isThirteenth(a)) - Number(isThirteenth(b)) || a.localeCompare(b));
  for (const month of plain) {
    const open = stretches.at(-1);
    if (open !== undefined && follows(month, open.to)) open.to = month;
    else stretches.push({ from: month, to: month });
  }
  return stretches;
};

/** The indicators of a relation and those of its months, each once, in order of first appearance. */
export const notedIndicators = ({ indicators, remunerations }: CnisRelation): NotedIndicator[] => {
  const whole = new Set(indicators.map(currentCode));
  const ofMonths = new Map<string, Set<MonthKey>>();
  for (const { month, indicators: codes } of remunerations) {
    for (const code of codes.map(currentCode)) ofMonths.set(code, (ofMonths.get(code) ?? new Set()).add(month));
  }
  return [
    ...[...whole].map((code) => ({ code, months: [] })),
    ...[...ofMonths].map(([code, months]) => ({ code, months: stretchesOf([...months]) })),
  ];
};
