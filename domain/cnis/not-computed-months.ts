/** The months of a record that the INSS computes nowhere, by an indicator of the month. */
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { dayOf, monthOf } from '../units/day.ts';
import { type Month, monthOfPay, parseMonth, THIRTEENTH } from '../units/month.ts';
import { currentCode, effectOf } from './indicators.ts';
import { monthsWithoutContribution } from './no-contribution.ts';
import { unpaidMonthsOf } from './unpaid-months.ts';

const OUTSIDE_ITS_LINK: ReadonlySet<string> = new Set(['PREM-FVIN', 'PREM-IVIN']);

/** Of a remuneration outside the dates of its link: whoever corrects the dates has it inside. */
export const isOfDates = (code: string): boolean => OUTSIDE_ITS_LINK.has(currentCode(code));

/** What tells whether the months of a record are computed. */
export type Marked = Pick<WorkRecord, 'regimeType' | 'cnisIndicators' | 'salaries' | 'ingressDate' | 'egressDate'>;

/**
 * Neither time nor carência nor value, whatever the dates of the record say, while the amount is the one that the extract
 * printed: an amount that somebody typed counts, and a newer extract replaces the indicators.
 * @see Portaria DIRBEN/INSS 990/2022, Anexo V
 */
export const notComputedMonthsOf = ({
  regimeType,
  cnisIndicators,
  salaries,
  ingressDate,
  egressDate,
}: Marked): Month[] => {
  if (regimeType === 'RPPS') return [];
  const marked = cnisIndicators
    .filter(({ code }) => effectOf(code) === 'nothing')
    .flatMap(({ code, months }) =>
      months
        .filter(({ to }) => !to.endsWith(`-${THIRTEENTH}`))
        .map(({ from, to }) => ({
          from: parseMonth(from),
          to: parseMonth(to),
          onlyOutside: isOfDates(code),
        })),
    );
  if (marked.length === 0) return [];
  const first = monthOf(dayOf(ingressDate));
  const last = egressDate === null ? Number.POSITIVE_INFINITY : monthOf(dayOf(egressDate));
  const isInside = (month: Month): boolean => first <= month && month <= last;
  return salaries
    .filter(({ month, readValue }) => month !== THIRTEENTH && readValue !== undefined && readValue !== null)
    .map(monthOfPay)
    .filter((month) =>
      marked.some(({ from, to, onlyOutside }) => from <= month && month <= to && !(onlyOutside && isInside(month))),
    );
};

/** A record with the months that do not count, unpaid ones and those that the INSS computes nowhere; itself where all do. */
export const withUncountedMonths = <Kept extends WorkRecord>(
  record: Kept,
  minimumWage: (month: Month) => number | null,
): Kept & { readonly unpaidMonths?: readonly Month[]; readonly notComputedMonths?: readonly Month[] } => {
  const unpaidMonths = [...new Set([...unpaidMonthsOf(record, minimumWage), ...monthsWithoutContribution(record)])];
  const paid = unpaidMonths.length === 0 ? record : { ...record, unpaidMonths };
  const notComputedMonths = notComputedMonthsOf(record);
  return notComputedMonths.length === 0 ? paid : { ...paid, notComputedMonths };
};
