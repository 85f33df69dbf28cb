/** The days that stand out among those of asking, and what each is called. */
import type { OutlookAnswer, OutlookRight, OutlookWaiting } from '../api/outlook.ts';
import { standoutWords } from './standouts.ts';

export const markWords = {
  first: 'Mais cedo',
  highest: 'Maior valor',
  bestInLife: 'Maior soma até a expectativa de vida',
} as const;

export type OutlookMark = keyof typeof markWords;

/** A day on which the benefit may be asked for, as the sentences read it. */
export type Choice = Pick<OutlookWaiting, 'date' | 'ruleId' | 'gain' | 'balance' | 'evensOutOn' | 'total' | 'parts'> & {
  readonly value: number | null;
};

export const asChoice = ({ from, valueWithPay, ...right }: OutlookRight): Choice => ({
  ...right,
  date: from,
  value: valueWithPay,
});

/** The choice of a mark: a year of waiting, or the first day of a right. */
export const markedChoice = (
  { rights, waiting, marks }: Pick<OutlookAnswer, 'rights' | 'waiting' | 'marks'>,
  mark: OutlookMark,
): Choice | null => {
  const marked = marks[mark];
  if (marked === null) return null;
  const found = ({ date, ruleId }: Choice) => date === marked.date && ruleId === marked.ruleId;
  return waiting.find(found) ?? rights.map(asChoice).find(found) ?? null;
};

export const modalityOf = ({ rights }: Pick<OutlookAnswer, 'rights'>, ruleId: string): string =>
  rights.find((right) => right.ruleId === ruleId)?.modality ?? ruleId;

export const isCompulsory = ({ rights }: Pick<OutlookAnswer, 'rights'>, ruleId: string | undefined): boolean =>
  rights.some((right) => right.ruleId === ruleId && right.compulsory === true);

/**
 * What is written at a mark; null where nothing stands out: nobody chooses the day on which age retires, and what it pays more
 * is neither the highest value nor the greatest sum of those that are chosen. Who can ask today reads no 'Mais cedo': beside
 * the best right of today there may be one that has been complete for longer.
 */
export const markName = (
  answer: Pick<OutlookAnswer, 'rights' | 'marks' | 'calculationDate' | 'compulsoryBeyond'>,
  mark: OutlookMark,
): string | null => {
  const marked = answer.marks[mark];
  if (mark !== 'first' && answer.compulsoryBeyond !== undefined) return null;
  if (isCompulsory(answer, marked?.ruleId)) return mark === 'first' ? 'Compulsória' : null;
  const isToday = mark === 'first' && marked !== null && marked.value !== null && marked.date <= answer.calculationDate;
  return isToday ? standoutWords.bestToday : markWords[mark];
};
