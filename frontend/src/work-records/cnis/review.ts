import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import type { RegimeType } from '../../../../domain/api/common.ts';
import type { Salary } from '../../../../domain/api/work-records.ts';
import type { NewWorkRecord } from '../../app/data/verbs.ts';

/** One register as the person decided about it. */
export interface Reviewed {
  /** Its place in the extract. */
  place: number;
  register: CnisRegister;
  included: boolean;
  regimeType: RegimeType;
  ingressDate: string;
}

/** Work and contributions are taken over by default; benefits and events only when the person says so. */
export const reviewOf = (registers: readonly CnisRegister[]): Reviewed[] =>
  registers.map((register, place) => ({
    place,
    register,
    included: register.kind !== 'benefit' && register.kind !== 'event',
    regimeType: register.regimeType,
    ingressDate: register.ingressDate ?? '',
  }));

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A register cannot become a record without the day on which it began. */
export const lacksIngress = ({ included, ingressDate }: Reviewed): boolean => included && !isDay(ingressDate);

const counted = ({ year, month }: { year: number; month: string }): boolean => `${year}-${month}` >= '1994-07';

const missingMonths = ({ warnings }: CnisRegister): Salary[] =>
  warnings.flatMap(({ code, month, year }) =>
    code === 'missing' && month !== null && year !== null ? [{ month, year, value: 0 }] : [],
  );

/** What is saved: the included registers, without the months of other currencies. */
export const recordsOf = (calculationId: string, reviewed: readonly Reviewed[], addMissing: boolean): NewWorkRecord[] =>
  reviewed
    .filter(({ included }) => included)
    .map(({ register, regimeType, ingressDate }) => ({
      calculationId,
      companyName: register.companyName,
      ingressDate,
      egressDate: register.egressDate,
      regimeType,
      isPublicService: regimeType === 'RPPS',
      salaries: [...register.salaries, ...(addMissing ? missingMonths(register) : [])]
        .filter(counted)
        .map(({ month, year, value, readValue }) =>
          readValue === undefined ? { month, year, value } : { month, year, value, readValue },
        ),
    }));

/** The import under way for a calculation, so that a closed window finds it again. */
const slotOf = (calculationId: string): string => `genial.cnis-import.${calculationId}`;
export const rememberImport = (storage: Storage, calculationId: string, importId: string): void =>
  storage.setItem(slotOf(calculationId), importId);
export const rememberedImport = (storage: Storage, calculationId: string): string | null =>
  storage.getItem(slotOf(calculationId));
export const forgetImport = (storage: Storage, calculationId: string): void =>
  storage.removeItem(slotOf(calculationId));
