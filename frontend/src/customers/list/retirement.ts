import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { compulsoryWords, retirementMissingWords, retirementNotChecked } from '../../../../domain/words/customers.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { distanceBetween } from '../../../../domain/words/rules.ts';
import { today } from '../../shared/clock.ts';
import { customerListTexts as texts } from './texts.ts';

const rightWords = {
  reached: texts.retirementReached,
  ahead: texts.retirementAhead,
  since: texts.retirementSince,
  on: texts.retirementIn,
} as const;

/** The day of the next retirement, and below it how far away it is and in which regime. */
export const retirementOf = ({
  nextRetirement,
  retirementMissing,
}: CustomerListItem): { day: string; note: string | null; reached: boolean; doubt: string | null } => {
  if (nextRetirement === null) {
    const day = retirementMissing === null ? texts.none : retirementMissingWords[retirementMissing];
    return { day, note: null, reached: false, doubt: null };
  }
  const { date, regimeType, confirmed, compulsory } = nextRetirement;
  const { reached, ahead } = compulsory ? compulsoryWords : rightWords;
  const isReached = date <= today();
  const note = isReached ? reached(regimeType) : ahead(distanceBetween(today(), date), regimeType);
  const doubt = confirmed ? null : retirementNotChecked;
  return { day: formatDate(date), note, reached: isReached && !compulsory, doubt };
};

const amongOthers = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** The same in one line; null where the calculations told beside it say as much. */
export const retirementLine = ({ nextRetirement, retirementMissing }: CustomerListItem): string | null => {
  if (nextRetirement === null) {
    const isSaid = retirementMissing === null || retirementMissing === 'noCalculation';
    return isSaid ? null : amongOthers(retirementMissingWords[retirementMissing]);
  }
  const { date, confirmed, compulsory } = nextRetirement;
  const { since, on } = compulsory ? compulsoryWords : rightWords;
  const said = date <= today() ? since(formatDate(date)) : on(formatDate(date));
  return confirmed ? said : `${said} (${retirementNotChecked})`;
};
