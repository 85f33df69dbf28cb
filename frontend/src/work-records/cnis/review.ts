import type { CnisImport, CnisRegister } from '../../../../domain/api/cnis.ts';
import type { RegimeType } from '../../../../domain/api/common.ts';
import type { Customer } from '../../../../domain/api/customers.ts';
import type { Salary, WorkRecord } from '../../../../domain/api/work-records.ts';
import { fold, formatDate } from '../../../../domain/words/format.ts';
import { messages } from '../../../../domain/words/messages.ts';
import type { NewWorkRecord } from '../../app/data/verbs.ts';
import { type PlanChoice, partsOf, planAsRead } from './plans.ts';
import { cnisTexts as texts } from './texts.ts';

/** One register as the person decided about it; dates as `YYYY-MM-DD` or ''. */
export interface Reviewed {
  /** Its place in the extract. */
  place: number;
  register: CnisRegister;
  /** The calculation already has a record of that company from that day on. */
  known: boolean;
  included: boolean;
  regimeType: RegimeType;
  ingressDate: string;
  egressDate: string;
  plan: PlanChoice;
}

type Existing = Pick<WorkRecord, 'companyName' | 'ingressDate'>;

const sameRecord = (register: CnisRegister, { companyName, ingressDate }: Existing): boolean =>
  register.ingressDate === ingressDate && fold(register.companyName) === fold(companyName);

/**
 * Work and contributions are taken over by default; benefits and events only when the person says so,
 * and so is what an earlier import already brought.
 */
export const reviewOf = (registers: readonly CnisRegister[], existing: readonly Existing[]): Reviewed[] =>
  registers.map((register, place) => {
    const known = existing.some((record) => sameRecord(register, record));
    return {
      place,
      register,
      known,
      included: !known && register.kind !== 'benefit' && register.kind !== 'event',
      regimeType: register.regimeType,
      ingressDate: register.ingressDate ?? '',
      egressDate: register.egressDate ?? '',
      plan: planAsRead(register),
    };
  });

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What keeps a register from becoming a record; null when nothing does, or when it is left out. */
export const complaintOf = ({ included, ingressDate, egressDate }: Reviewed): string | null => {
  if (!included) return null;
  if (!isDay(ingressDate)) return texts.noIngress;
  if (egressDate === '') return null;
  return !isDay(egressDate) || egressDate < ingressDate ? messages.invalidRecordDates : null;
};

/** Whether the register would be saved as still running. */
export const isOpenEnded = ({ included, egressDate }: Reviewed): boolean => included && egressDate === '';

/** '2015-12' → '2015-12-31': the day a person may take as the end of a register that has none. */
export const lastDayOf = (yearMonth: string): string => {
  const [year, month] = yearMonth.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
};

const counted = ({ year, month }: { year: number; month: string }): boolean => `${year}-${month}` >= '1994-07';

const missingMonths = ({ warnings }: CnisRegister): Salary[] =>
  warnings.flatMap(({ code, month, year }) =>
    code === 'missing' && month !== null && year !== null ? [{ month, year, value: 0 }] : [],
  );

/** The records of one register: one for each plan where it is divided. Servants know no plans. */
export const partsOfReviewed = (
  { register, regimeType, ingressDate, egressDate, plan }: Reviewed,
  added: readonly Salary[],
) =>
  partsOf(
    {
      ingressDate,
      egressDate: egressDate === '' ? null : egressDate,
      salaries: [...register.salaries, ...added]
        .filter(counted)
        .map(({ month, year, value, readValue }) =>
          readValue === undefined || readValue === null ? { month, year, value } : { month, year, value, readValue },
        ),
    },
    regimeType === 'RGPS' ? plan : 'normal',
    register.contributionPlans,
  );

/** What is saved: the included registers, without the months of other currencies. */
export const recordsOf = (calculationId: string, reviewed: readonly Reviewed[], addMissing: boolean): NewWorkRecord[] =>
  reviewed
    .filter(({ included }) => included)
    .flatMap((one) =>
      partsOfReviewed(one, addMissing ? missingMonths(one.register) : []).map((part) => ({
        ...part,
        calculationId,
        companyName: one.register.companyName,
        regimeType: one.regimeType,
        isPublicService: one.regimeType === 'RPPS',
      })),
    );

/** What in the extract speaks against its being the client's. */
export const doubtsAbout = (person: CnisImport['person'], { name, birthDate }: Customer): string[] => {
  if (person === null) return [];
  const doubts: string[] = [];
  if (person.name !== null && name !== null && fold(person.name) !== fold(name)) {
    doubts.push(texts.otherPerson(person.name));
  }
  if (person.birthDate !== null && birthDate !== null && person.birthDate !== birthDate) {
    doubts.push(texts.otherBirth(formatDate(person.birthDate), formatDate(birthDate)));
  }
  return doubts;
};
