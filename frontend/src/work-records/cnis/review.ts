import type { CnisRegister, ImportChoices } from '../../../../domain/api/cnis.ts';
import type { RegimeType } from '../../../../domain/api/common.ts';
import { isIsoDay } from '../../../../domain/units/day.ts';

import { messages } from '../../../../domain/words/messages.ts';
import { type Ending, endingOf, endOf } from './endings.ts';
import { type PlanChoice, planAsRead } from './plans.ts';
import { cnisTexts as texts } from './texts.ts';

type RegisterChoice = ImportChoices['registers'][number];

/** One register as the person decided about it; dates as `YYYY-MM-DD` or ''. */
export interface Reviewed {
  /** Its place in the extract. */
  place: number;
  register: CnisRegister;
  /** The calculation already has a record of that link. */
  known: boolean;
  included: boolean;
  regimeType: RegimeType;
  ingressDate: string;
  /** How it ends; null while that is not decided. */
  ending: Ending | null;
  egressDate: string;
  plan: PlanChoice;
}

/**
 * Work and contributions are taken over by default; benefits and events only when the person says so,
 * and so is what an earlier import already brought.
 */
export const reviewOf = (registers: readonly CnisRegister[]): Reviewed[] =>
  registers.map((register, place) => {
    const ending = endingOf(register);
    const known = register.matches !== null;
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

/** What the person decided about a register, for the server to make records of; what is as read is not said. */
const choiceOf = ({ place, register, regimeType, ingressDate, egressDate, plan }: Reviewed): RegisterChoice => ({
  register: place,
  // An end that the extract leaves open is said either way: nobody counts it to today by default.
  egressDate: egressDate === '' ? null : egressDate,
  ...(ingressDate === register.ingressDate ? {} : { ingressDate }),
  ...(regimeType === register.regimeType ? {} : { regimeType }),
  ...(regimeType === 'RPPS' || plan === 'divided' || plan === planAsRead(register) ? {} : { contributionPlan: plan }),
});

export const choicesOf = (reviewed: readonly Reviewed[]): RegisterChoice[] =>
  reviewed.filter(({ included }) => included).map(choiceOf);

/** Of which register the server speaks when it refuses `registers.3.ingressDate`: the fourth of those that were sent. */
export const companyRefused = (reviewed: readonly Reviewed[], field: string): string | null => {
  const [, place] = /^registers\.(\d+)\./.exec(field) ?? [];
  if (place === undefined) return null;
  return reviewed.filter(({ included }) => included)[Number(place)]?.register.companyName ?? null;
};
