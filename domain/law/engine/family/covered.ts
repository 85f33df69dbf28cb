/** Who stopped contributing is insured for three years at most, and the regime of servants is that of who holds a post. */
import { addMonths, type Day, dayOf, firstDayOf, isoOf, monthOf } from '../../../units/day.ts';
import { formatMonthOfYear } from '../../../units/month.ts';
import { formatDate } from '../../../words/format.ts';
import type { LawInput } from '../../input/input.ts';
import { leftPostOn } from '../left-post.ts';
import type { FamilyAsked } from './asked.ts';

/** Twelve months, twelve of 120 contributions, twelve of unemployment. @see Lei 8.213/1991, art. 15, II and §§ 1, 2 */
const LONGEST_GRACE_IN_MONTHS = 36;

/** The day on which the contribution of the month after the grace falls due, in the month after that one. @see art. 15, § 4 */
const lastInsuredDay = (ended: Day): Day => {
  const due = addMonths(firstDayOf(monthOf(ended)), LONGEST_GRACE_IN_MONTHS + 2);
  return due + 14;
};

/** The newest day of any record; null where one runs on that day, or none is recorded. */
const endedOn = ({ workRecords }: LawInput, death: string): Day | null => {
  if (workRecords.some(({ egressDate }) => egressDate === null || egressDate >= death)) return null;
  const ends = workRecords.flatMap(({ egressDate }) => egressDate ?? []).map(dayOf);
  return ends.length === 0 ? null : Math.max(...ends);
};

const insuredNoMore = (input: LawInput, death: string): string | null => {
  const ended = endedOn(input, death);
  if (ended === null || dayOf(death) <= lastInsuredDay(ended)) return null;
  return `Pelos registros não haveria, em ${formatDate(death)}, pensão nem benefício por incapacidade: a última contribuição é de ${formatMonthOfYear(monthOf(ended))}, e mesmo com as prorrogações a qualidade de segurado acabou depois de ${formatDate(isoOf(lastInsuredDay(ended)))} (Lei 8.213/1991, arts. 15 e 102). Se recebia benefício do INSS, a manteve; se já era aposentado, informe o provento. Os valores daqui são os de quem a mantivesse, ou a recuperar.`;
};

const servantNoMore = (input: LawInput, death: string): string | null => {
  const left = leftPostOn(input);
  if (left === null || left >= death) return null;
  return `Pelos registros o último cargo terminou em ${formatDate(left)}: o regime próprio não paga pensão nem aposentadoria por incapacidade de quem já não é servidor (CF, art. 40). Se já era aposentado, informe o provento; senão, veja o RGPS. Os valores daqui são os de quem ocupar outro cargo efetivo.`;
};

/**
 * Why the records tell that nothing would be owed on that day, in Portuguese; null where they do not. A retirement that was complete
 * leaves the pension. @see Lei 8.213/1991, art. 102, § 2
 */
export const notCoveredOn = ({ input, body, rightDays }: FamilyAsked, death: string): string | null => {
  if (rightDays === null || body.retirementPay !== null || input.calculation.retiredSince != null) return null;
  const isRgps = input.regimeType === 'RGPS';
  const until = isRgps ? death : (leftPostOn(input) ?? death);
  if (rightDays.some((day) => day <= until)) return null;
  return isRgps ? insuredNoMore(input, death) : servantNoMore(input, death);
};
