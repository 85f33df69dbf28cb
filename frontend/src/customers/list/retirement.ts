import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { retirementMissingWords, retirementNotChecked } from '../../../../domain/words/customers.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { distanceBetween } from '../../../../domain/words/rules.ts';
import { today } from '../../shared/clock.ts';
import { customerListTexts as texts } from './texts.ts';

/** The day of the next retirement, and below it how far away it is and in which regime. */
export const retirementOf = ({
  nextRetirement,
  retirementMissing,
}: CustomerListItem): { day: string; note: string | null; reached: boolean; doubt: string | null } => {
  if (nextRetirement === null) {
    const day = retirementMissing === null ? texts.none : retirementMissingWords[retirementMissing];
    return { day, note: null, reached: false, doubt: null };
  }
  const { date, regimeType, confirmed } = nextRetirement;
  const reached = date <= today();
  const note = reached
    ? texts.retirementReached(regimeType)
    : texts.retirementAhead(distanceBetween(today(), date), regimeType);
  return { day: formatDate(date), note, reached, doubt: confirmed ? null : retirementNotChecked };
};

/** The same in one line; null where the calculations told beside it say as much. */
export const retirementLine = ({ nextRetirement, retirementMissing }: CustomerListItem): string | null => {
  if (nextRetirement === null) {
    const isSaid = retirementMissing === null || retirementMissing === 'noCalculation';
    return isSaid ? null : retirementMissingWords[retirementMissing].toLowerCase();
  }
  const day = formatDate(nextRetirement.date);
  const said = nextRetirement.date <= today() ? texts.retirementSince(day) : texts.retirementIn(day);
  return nextRetirement.confirmed ? said : `${said} (${retirementNotChecked})`;
};
