/** Who stopped contributing is insured for three years at most, and the regime of servants is that of who holds a post. */
import { isoOf, monthOf } from '../../../units/day.ts';
import { formatMonthOfYear } from '../../../units/month.ts';
import { formatDate } from '../../../words/format.ts';
import type { LawInput } from '../../input/input.ts';
import { insuranceOver } from '../insured-until.ts';
import { leftPostOn } from '../left-post.ts';
import type { FamilyAsked } from './asked.ts';

const insuredNoMore = (input: LawInput, death: string): string | null => {
  const over = insuranceOver(input, death);
  if (over === null) return null;
  return `Pelos registros não haveria, em ${formatDate(death)}, pensão nem benefício por incapacidade: a última contribuição é de ${formatMonthOfYear(monthOf(over.ended))}, e mesmo com as prorrogações a qualidade de segurado acabou depois de ${formatDate(isoOf(over.insuredUntil))} (Lei 8.213/1991, arts. 15 e 102). Se recebia benefício do INSS, a manteve; se já era aposentado, informe o provento. Os valores daqui são os de quem a mantivesse, ou a recuperar.`;
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
