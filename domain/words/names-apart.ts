/** Names of records that can be told apart where they are named without their days. */

import type { WorkRecord } from '../api/work-records.ts';
import { dayOf, monthOf } from '../units/day.ts';
import { formatMonthOfYear } from '../units/month.ts';

type Named = Pick<WorkRecord, 'companyName' | 'ingressDate' | 'egressDate'>;

const monthText = (day: string): string => formatMonthOfYear(monthOf(dayOf(day)));

/** '02/2015 a 12/2016', 'desde 02/2015' */
const spanText = ({ ingressDate, egressDate }: Named): string =>
  egressDate === null ? `desde ${monthText(ingressDate)}` : `${monthText(ingressDate)} a ${monthText(egressDate)}`;

/** 'RECOLHIMENTO (02/2015 a 12/2016)' of an extract that calls all contributions by that name; a name that only one bears stays. */
export const withNamesApart = <Some extends Named>(records: readonly Some[]): Some[] => {
  const bearers = new Map<string, number>();
  for (const { companyName } of records) bearers.set(companyName, (bearers.get(companyName) ?? 0) + 1);
  return records.map((record) =>
    (bearers.get(record.companyName) ?? 0) < 2
      ? record
      : { ...record, companyName: `${record.companyName} (${spanText(record)})` },
  );
};
