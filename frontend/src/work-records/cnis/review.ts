import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import type { RegimeType } from '../../../../domain/api/common.ts';
import type { Salary, WorkRecord } from '../../../../domain/api/work-records.ts';
import type { MonthLimits } from '../../../../domain/cnis/limits.ts';
import { isIsoDay } from '../../../../domain/units/day.ts';
import { isSincePlanoReal } from '../../../../domain/units/month.ts';
import { fold } from '../../../../domain/words/format.ts';
import { messages } from '../../../../domain/words/messages.ts';
import type { NewWorkRecord } from '../../app/data/verbs.ts';
import { type Ending, endingOf, endOf } from './endings.ts';
import { type PlanChoice, partsOf, planAsRead } from './plans.ts';
import { salariesIn } from './regimes.ts';
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
  /** How it ends; null while that is not decided. */
  ending: Ending | null;
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
export const reviewOf = (
  registers: readonly CnisRegister[],
  existing: readonly Existing[],
  today: string,
): Reviewed[] =>
  registers.map((register, place) => {
    const ending = endingOf(register, today);
    const known = existing.some((record) => sameRecord(register, record));
    return {
      place,
      register,
      known,
      included: !known && register.kind !== 'benefit' && register.kind !== 'event',
      regimeType: register.regimeType,
      ingressDate: register.ingressDate ?? '',
      ending,
      egressDate: endOf(register, ending),
      plan: planAsRead(register),
    };
  });

/** What keeps a register from becoming a record; null when nothing does, or when it is left out. */
export const complaintOf = ({ included, ingressDate, ending, egressDate }: Reviewed): string | null => {
  if (!included) return null;
  if (!isIsoDay(ingressDate)) return texts.noIngress;
  if (ending === null) return texts.noEnding;
  if (ending === 'running') return null;
  if (egressDate === '') return texts.noEgress;
  return !isIsoDay(egressDate) || egressDate < ingressDate ? messages.invalidRecordDates : null;
};

/** Whether the register would be saved as still running. */
export const isOpenEnded = ({ included, ending }: Reviewed): boolean => included && ending === 'running';

const missingMonths = ({ warnings }: CnisRegister): Salary[] =>
  warnings.flatMap(({ code, month, year }) =>
    code === 'missing' && month !== null && year !== null ? [{ month, year, value: 0 }] : [],
  );

/** The records of one register: one for each plan where it is divided. Servants know no plans. */
export const partsOfReviewed = (
  { register, regimeType, ingressDate, egressDate, plan }: Reviewed,
  added: readonly Salary[],
  limits: MonthLimits | null = null,
) =>
  partsOf(
    {
      ingressDate,
      egressDate: egressDate === '' ? null : egressDate,
      salaries: [...salariesIn(register, regimeType, limits), ...added]
        .filter(isSincePlanoReal)
        .map(({ month, year, value, readValue }) =>
          readValue === undefined || readValue === null ? { month, year, value } : { month, year, value, readValue },
        ),
    },
    regimeType === 'RGPS' ? plan : 'normal',
    register.contributionPlans,
  );

/** What is saved: the included registers, without the months of other currencies, each value as its regime has it. */
export const recordsOf = (
  calculationId: string,
  reviewed: readonly Reviewed[],
  addMissing: boolean,
  limits: MonthLimits | null = null,
): NewWorkRecord[] =>
  reviewed
    .filter(({ included }) => included)
    .flatMap((one) =>
      partsOfReviewed(one, addMissing ? missingMonths(one.register) : [], limits).map((part) => ({
        ...part,
        calculationId,
        companyName: one.register.companyName,
        regimeType: one.regimeType,
        isPublicService: one.regimeType === 'RPPS',
      })),
    );
