import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { fold } from '../words/format.ts';
import { type CnisLink, isSameEmployer, isSameLink, linksOf } from './link.ts';
import { isThirteenth, lastDayOfMonth, type MonthKey } from './months.ts';
import type { CnisRegister } from './register.ts';

type KnownRecord = Pick<WorkRecord, 'id' | 'companyName' | 'ingressDate' | 'egressDate' | 'cnisLink'>;

const LATER_THAN_ALL = '9999-12-31';

/**
 * For each register the records that are the same link, oldest first: several where a record was divided or its plan
 * changed. A record that came from an extract is known by its link, whatever was corrected in it since; any other by
 * company code or name and by its first day, else by an overlapping period. A record is of one register only.
 */
export const recordsOfLinks = <Known extends KnownRecord>(
  registers: readonly CnisRegister[],
  records: readonly Known[],
): readonly (readonly Known[])[] => {
  const found = registers.map((): Known[] => []);
  const free = new Set(records);
  const take = (place: number, record: Known): void => {
    free.delete(record);
    found[place]?.push(record);
  };
  const links = linksOf(registers);
  links.forEach((link, place) => {
    for (const record of free) if (record.cnisLink !== null && isSameLink(record.cnisLink, link)) take(place, record);
  });
  registers.forEach((register, place) => {
    if (found[place]?.length !== 0) return;
    const [same] = [...free].filter((record) => isOfEmployer(record, register) && beginsWith(record, register));
    if (same !== undefined) take(place, same);
  });
  registers.forEach((register, place) => {
    for (const record of free) if (isOfEmployer(record, register) && overlaps(record, register)) take(place, record);
  });
  return found.map((same) => same.sort((a, b) => a.ingressDate.localeCompare(b.ingressDate)));
};

/** For each register the id of the newest record that is the same link, or null. */
export const matchesOf = (registers: readonly CnisRegister[], records: readonly KnownRecord[]): (string | null)[] =>
  recordsOfLinks(registers, records).map((same) => same.at(-1)?.id ?? null);

const isOfEmployer = ({ companyName, cnisLink }: KnownRecord, register: CnisRegister): boolean =>
  cnisLink === null
    ? fold(companyName) === fold(register.companyName)
    : isSameEmployer(cnisLink, register) ||
      (lacksCode(cnisLink, register) && fold(companyName) === fold(register.companyName));

const lacksCode = (link: CnisLink, register: CnisRegister): boolean =>
  link.companyCode === null || register.companyCode === null;

const beginsWith = ({ ingressDate }: KnownRecord, register: CnisRegister): boolean =>
  ingressDate === register.ingressDate;

const overlaps = ({ ingressDate, egressDate }: KnownRecord, register: CnisRegister): boolean => {
  const [first, last] = [firstDayOf(register), lastDayOf(register)];
  return first !== null && ingressDate <= last && first <= (egressDate ?? LATER_THAN_ALL);
};

const monthsPaid = ({ salaries }: CnisRegister): MonthKey[] =>
  salaries
    .map(({ year, month }) => `${year}-${month}`)
    .filter((key) => !isThirteenth(key))
    .sort();

const firstDayOf = (register: CnisRegister): string | null => {
  const [paid] = monthsPaid(register);
  return register.ingressDate ?? (paid === undefined ? null : `${paid}-01`);
};

/** Without an end it lasts as long as it was paid, as far as is known: nobody may have closed a link long left. */
const lastDayOf = (register: CnisRegister): string => {
  const paid = monthsPaid(register).at(-1);
  return (
    register.egressDate ?? register.proposedEgressDate ?? (paid === undefined ? LATER_THAN_ALL : lastDayOfMonth(paid))
  );
};
