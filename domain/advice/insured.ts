/** What payments keep beside the retirement itself: the insurance, and the duty of whoever works on his own account. */
import { categoryOf } from '../calculations/work-records/category.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { insuranceOver } from '../law/engine/insured-until.ts';
import { addMonths, isoOf, monthOf } from '../units/day.ts';
import { formatMonthOfYear } from '../units/month.ts';
import { formatDate } from '../words/format.ts';
import type { AdvisedOn } from './candidate.ts';

export const isServant = (running: readonly WorkRecord[]): boolean =>
  running.some(({ regimeType }) => regimeType === 'RPPS');

/** Nobody who works for another decides whether to pay. */
const isEmployed = (record: WorkRecord): boolean =>
  record.regimeType === 'RGPS' && !record.isRural && categoryOf(record) === 'employee';

/** Within it who stopped is insured as before. @see Lei 8.213/1991, art. 15, II */
const COVERED_MONTHS = 12;
/** Whoever paid by choice. @see art. 15, VI */
const COVERED_BY_CHOICE = 6;

const ARTICLES = '(Lei 8.213/1991, arts. 15 e 102)';

/** @see Lei 8.213/1991, arts. 26, I, and 27-A; Lei 10.666/2003, art. 3 */
const overText = ({ ended, insuredUntil }: NonNullable<ReturnType<typeof insuranceOver>>): string =>
  ` A cobertura por incapacidade e a pensão por morte já acabaram: a última contribuição registrada é de ${formatMonthOfYear(monthOf(ended))}, e mesmo com as prorrogações a qualidade de segurado acabou depois de ${formatDate(isoOf(insuredUntil))} ${ARTICLES}. Quem volta a contribuir a recupera: a pensão não pede carência (art. 26, I), e o benefício por incapacidade pede seis novas contribuições (arts. 25, I, e 27-A), salvo nos casos do art. 26, II. Esta aposentadoria não depende dela (Lei 10.666/2003, art. 3º).`;

/** What whoever stops paying is without until the right, and what who works on his own account owes all the same. */
export const withoutPayingText = (
  { plan: { first, person }, input, day }: AdvisedOn,
  running: readonly WorkRecord[],
): string => {
  const owed = running.some((record) => categoryOf(record) === 'individual')
    ? ' Enquanto trabalhar por conta própria, o recolhimento segue devido (Lei 8.212/1991, art. 30, II).'
    : '';
  const withheld = running.some(isEmployed)
    ? ' Enquanto durar o emprego, a contribuição segue descontada (Lei 8.212/1991, art. 30, I e V); este direito é que já não depende dela.'
    : '';
  const covered = running.every((record) => categoryOf(record) === 'facultativo') ? COVERED_BY_CHOICE : COVERED_MONTHS;
  const isShort = (first?.day ?? 0) <= addMonths(person.calculationDate, covered);
  if (isServant(running) || (running.length > 0 && isShort)) return `${owed}${withheld}`;
  const over = insuranceOver(input, day);
  if (over !== null) return `${owed}${withheld}${overText(over)}`;
  return `${owed}${withheld} Quem não paga fica, com o tempo, sem cobertura por incapacidade e sem pensão por morte ${ARTICLES}.`;
};
