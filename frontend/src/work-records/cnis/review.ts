import type { CnisRegister, ImportChoices } from '../../../../domain/api/cnis.ts';
import type { RegimeType } from '../../../../domain/api/common.ts';
import type { Salary } from '../../../../domain/api/work-records.ts';
import { countsNowhere } from '../../../../domain/cnis/indicators.ts';
import { firstMonthThatCounts } from '../../../../domain/cnis/months.ts';
import { isRuralRegister } from '../../../../domain/cnis/rural-time.ts';
import { isIsoDay } from '../../../../domain/units/day.ts';
import { messages } from '../../../../domain/words/messages.ts';
import { nameOf, timeOfBenefit } from './benefits.ts';
import { type Ending, endingOf, endOf } from './endings.ts';
import { type PlanChoice, planAsRead } from './plans.ts';
import { cnisTexts as texts } from './texts.ts';

type RegisterChoice = ImportChoices['registers'][number];

/** What a link may be said to count as before it is a record. */
export const reviewedFlags = [
  'isPublicService',
  'isCurrentCareer',
  'isCurrentPosition',
  'isTeaching',
  'isSpecialTime',
  'isRural',
] as const;
export type ReviewedFlag = (typeof reviewedFlags)[number];

/** What the person decided about one register; dates as `YYYY-MM-DD` or ''. */
export interface Decisions {
  included: boolean;
  companyName: string;
  regimeType: RegimeType;
  ingressDate: string;
  /** How it ends; null while that is not decided. */
  ending: Ending | null;
  egressDate: string;
  plan: PlanChoice;
  /** The flags that the person set or took away. */
  flags: Partial<Record<ReviewedFlag, boolean>>;
  specialTimeBase: 15 | 20 | 25;
  /** All months as corrected; null while they are as read. */
  salaries: Salary[] | null;
}

/** One register with the decisions about it. */
export interface Reviewed extends Decisions {
  /** Its place in the extract. */
  place: number;
  register: CnisRegister;
  /** The calculation already has a record of that link: it is added to. */
  known: boolean;
}

const countsAsWork = (register: CnisRegister): boolean => {
  const time = timeOfBenefit(register);
  return time === null ? register.kind !== 'benefit' && register.kind !== 'event' : time !== 'incapacityLast';
};

/** Nothing tells when it was: no day, and no month. */
const isUndated = ({ ingressDate, salaries }: CnisRegister): boolean => ingressDate === null && salaries.length === 0;

/** Whether a later extract has something for a link that is there. */
export const hasNews = ({ news }: CnisRegister): boolean =>
  news !== null && (news.months > 0 || news.egressDate !== null || news.indicators);

const isProposed = (register: CnisRegister, calculation: RegimeType): boolean => {
  if (!countsAsWork(register) || isUndated(register)) return false;
  if (register.matches === null && countsNowhere(register.noted) !== null) return false;
  // By another plan than its record's: only the person can say what becomes of that.
  if (register.matches !== null) return hasNews(register) && register.news?.asksPlan !== true;
  return calculation === 'RPPS' || register.regimeType === 'RGPS';
};

/**
 * Work and contributions are taken over by default, in a calculation of the RGPS those of servants (PRPPS) only when the
 * person says so, as what the INSS counts nowhere; a link that is there already is added to where the extract has something new.
 * @param calculation the regime of the calculation
 */
export const reviewOf = (registers: readonly CnisRegister[], calculation: RegimeType): Reviewed[] =>
  registers.map((register, place) => {
    const known = register.matches !== null;
    const ending = known ? null : endingOf(register);
    return {
      place,
      register,
      known,
      included: isProposed(register, calculation),
      companyName: nameOf(register),
      regimeType: register.regimeType,
      ingressDate: register.ingressDate ?? '',
      ending,
      egressDate: endOf(register, ending),
      plan: planAsRead(register),
      flags: {},
      specialTimeBase: 25,
      salaries: null,
    };
  });

/** Where a register stands in the review: other benefits and empty lines concern nobody. */
export type Section = 'work' | 'unchanged' | 'undated' | 'benefits';

export const sectionOf = ({ register, known }: Pick<Reviewed, 'register' | 'known'>): Section => {
  if (!countsAsWork(register) && timeOfBenefit(register) === null) return 'benefits';
  if (known) return hasNews(register) ? 'work' : 'unchanged';
  return isUndated(register) ? 'undated' : 'work';
};

/** Whether it will count as that: as said, a servant's link as public service and one of the segurado especial as rural. */
export const flagOf = (
  { flags, regimeType, register }: Pick<Reviewed, 'flags' | 'regimeType' | 'register'>,
  flag: ReviewedFlag,
): boolean =>
  flags[flag] ??
  ((flag === 'isPublicService' && regimeType === 'RPPS') || (flag === 'isRural' && isRuralRegister(register)));

/** Of a link that is there already only what its new months leave open is asked. */
const complaintOfUpdate = ({ register: { news }, ending, egressDate, plan }: Reviewed): string | null => {
  if (news?.asksPlan === true && plan === 'divided') return texts.asksPlan;
  if (news?.asksEnd !== true || ending === 'running') return null;
  if (ending === null) return texts.noEnding;
  return isIsoDay(egressDate) ? null : texts.noEgress;
};

/** What keeps a register from becoming a record; null when nothing does, or when it is left out. */
export const complaintOf = (reviewed: Reviewed): string | null => {
  const { included, known, companyName, ingressDate, ending, egressDate } = reviewed;
  if (!included) return null;
  if (known) return complaintOfUpdate(reviewed);
  if (companyName.trim() === '') return messages.required;
  if (!isIsoDay(ingressDate)) return texts.noIngress;
  if (ending === null) return texts.noEnding;
  if (ending === 'running') return null;
  if (egressDate === '') return texts.noEgress;
  return !isIsoDay(egressDate) || egressDate < ingressDate ? messages.invalidRecordDates : null;
};

/** Whether the register would be saved as still running. */
export const isOpenEnded = ({ included, ending }: Reviewed): boolean => included && ending === 'running';

const counting = (salaries: readonly Salary[]): Salary[] =>
  salaries.filter(({ year, month }) => `${year}-${month}` >= firstMonthThatCounts);

/** What was corrected in the months is said whole; otherwise they are as read. */
const salariesSaid = ({ salaries }: Reviewed): Pick<RegisterChoice, 'salaries'> =>
  salaries === null ? {} : { salaries: counting(salaries) };

const choiceOfUpdate = (reviewed: Reviewed): RegisterChoice => {
  const { place, register, egressDate, plan } = reviewed;
  const { matches, news } = register;
  return {
    register: place,
    ...(matches === null ? {} : { workRecordId: matches }),
    ...(news?.asksEnd === true ? { egressDate: egressDate === '' ? null : egressDate } : {}),
    ...(news?.asksPlan === true && plan !== 'divided' ? { contributionPlan: plan } : {}),
  };
};

/** What the person decided about a register, for the server to make records of; what is as read is not said. */
const choiceOf = (reviewed: Reviewed): RegisterChoice => {
  const { place, register, known, companyName, regimeType, ingressDate, egressDate, plan, flags } = reviewed;
  if (known) return choiceOfUpdate(reviewed);
  return {
    register: place,
    // An end that the extract leaves open is said either way: nobody counts it to today by default.
    egressDate: egressDate === '' ? null : egressDate,
    ...(companyName.trim() === register.companyName ? {} : { companyName: companyName.trim() }),
    ...(ingressDate === register.ingressDate ? {} : { ingressDate }),
    ...(regimeType === register.regimeType ? {} : { regimeType }),
    ...(regimeType === 'RPPS' || plan === 'divided' || plan === planAsRead(register) ? {} : { contributionPlan: plan }),
    ...flags,
    ...(flags.isSpecialTime === true ? { specialTimeBase: reviewed.specialTimeBase } : {}),
    ...salariesSaid(reviewed),
  };
};

export const choicesOf = (reviewed: readonly Reviewed[]): RegisterChoice[] =>
  reviewed.filter(({ included }) => included).map(choiceOf);

/** Of which register the server speaks when it refuses `registers.3.ingressDate`: the fourth of those that were sent. */
export const companyRefused = (reviewed: readonly Reviewed[], field: string): string | null => {
  const [, place] = /^registers\.(\d+)\./.exec(field) ?? [];
  if (place === undefined) return null;
  return reviewed.filter(({ included }) => included)[Number(place)]?.register.companyName ?? null;
};
