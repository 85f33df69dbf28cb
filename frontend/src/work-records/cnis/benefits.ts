import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import type { BenefitTime } from '../../../../domain/cnis/benefit-time.ts';
import { cnisTexts as texts } from './texts.ts';

const times: readonly BenefitTime[] = ['maternity', 'incapacityBetween', 'incapacityLast'];

/** A benefit whose months are time, now or once something is contributed after it. */
export const timeOfBenefit = ({ warnings }: Pick<CnisRegister, 'warnings'>): BenefitTime | null =>
  times.find((time) => warnings.some(({ code }) => code === time)) ?? null;

/** The extract calls every benefit 'Benefício'. */
export const nameOf = (register: CnisRegister): string => {
  const time = timeOfBenefit(register);
  return time === null ? register.companyName : texts.benefitNames[time];
};

/** What is to be known of such a benefit, or of the work of a segurado especial; null of any other register. */
export const kindTold = (register: CnisRegister): string | null => {
  const time = timeOfBenefit(register);
  return register.warnings.find(({ code }) => code === time || code === 'rural')?.message ?? null;
};
