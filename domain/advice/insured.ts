/** What payments keep beside the retirement itself: the insurance, and the duty of whoever works on his own account. */
import { categoryOf } from '../calculations/work-records/category.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { addMonths } from '../units/day.ts';
import type { AdvisedOn } from './candidate.ts';

export const isServant = (running: readonly WorkRecord[]): boolean =>
  running.some(({ regimeType }) => regimeType === 'RPPS');

/** Nobody who works for another decides whether to pay. */
const isEmployed = (record: WorkRecord): boolean =>
  record.regimeType === 'RGPS' && !record.isRural && categoryOf(record) === 'employee';

/** Within it who stopped is insured as before. @see Lei 8.213/1991, art. 15, II */
const COVERED_MONTHS = 12;

/** What whoever stops paying is without until the right, and what who works on his own account owes all the same. */
export const withoutPayingText = ({ plan: { first, person } }: AdvisedOn, running: readonly WorkRecord[]): string => {
  const owed = running.some((record) => categoryOf(record) === 'individual')
    ? ' Enquanto trabalhar por conta própria, o recolhimento segue devido (Lei 8.212/1991, art. 30, II).'
    : '';
  const withheld = running.some(isEmployed)
    ? ' Enquanto durar o emprego, a contribuição segue descontada (Lei 8.212/1991, art. 30, I e V); este direito é que já não depende dela.'
    : '';
  const isShort = (first?.day ?? 0) <= addMonths(person.calculationDate, COVERED_MONTHS);
  if (isServant(running) || (running.length > 0 && isShort)) return `${owed}${withheld}`;
  return `${owed}${withheld} Quem não paga fica, com o tempo, sem cobertura por incapacidade e sem pensão por morte (Lei 8.213/1991, arts. 15 e 102).`;
};
