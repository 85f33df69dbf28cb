/** A step before it is evaluated: what it says, and what it would change. */

import type { Hypothesis } from '../api/hypotheses.ts';
import type { NextStep, StepEffect } from '../api/next-steps.ts';
import type { OpenCalculation } from '../calculations/calculation.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import type { LawInput } from '../law/input/input.ts';
import type { IndexOverlay } from '../law/tables/index.ts';
import { type Day, isoOf } from '../units/day.ts';
import type { Sight } from '../words/far-ahead.ts';

export interface AdvisedOn {
  readonly calculation: OpenCalculation;
  readonly regimeType: 'RPPS' | 'RGPS';
  /** The calculation date, `YYYY-MM-DD`. */
  readonly day: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly overlay: IndexOverlay;
  /** What the law is asked. */
  readonly input: LawInput;
  readonly plan: Plan;
  /** The same facts by the other regime; null where nothing is recorded there. */
  readonly elsewhere: Plan | null;
}

/** What would be otherwise. */
export type Otherwise =
  | { readonly by: 'hypothesis'; readonly hypothesis: Hypothesis }
  /** The records as they would be, and what is paid for it, in BRL and without what the law adds. */
  | { readonly by: 'records'; readonly workRecords: readonly WorkRecord[]; readonly paid?: number }
  /** A bound: the second against the first. */
  | { readonly by: 'bound'; readonly least: readonly WorkRecord[]; readonly most: readonly WorkRecord[] };

type Said = Pick<NextStep, 'id' | 'kind' | 'title' | 'text' | 'article' | 'subject' | 'deadline'>;

export interface OfMonths {
  readonly count: number;
  /** The same of so many of them. */
  readonly only: (months: number) => {
    readonly title: string;
    readonly hypothesis: Hypothesis;
    /** 'de 03/2020 a 11/2020, 01/2021' */
    readonly which: string;
  };
}

export interface Candidate extends Said {
  readonly documents: readonly string[];
  readonly otherwise: Otherwise | null;
  /** BRL that it brings beside the right, for its place among the steps. */
  readonly beside?: number;
  /** BRL of before today that it can still bring. */
  readonly arrears?: number;
  /** BRL that stand for its effect in its place among the steps, where the effect is not measured against the first right. */
  readonly weighs?: number;
  /** Known without another evaluation. */
  readonly effect?: StepEffect;
  /** What it says stands also where nothing would change. */
  readonly evenWithoutEffect?: true;
  /** Paid no longer than it takes: what time alone completes afterwards is waited for. */
  readonly onlyAsLongAsNeeded?: true;
  /** Last days of paying that may bring as much as paying until the right, the earliest first. */
  readonly earlierEnds?: readonly Day[];
  /** With the end of this day nothing is missing that contributions complete, and the right comes later: what stopping then leaves is told. */
  readonly enoughOn?: Day | null;
  /** Months that it is about, of which fewer may be enough. */
  readonly ofMonths?: OfMonths;
  /** What else it says once its effect is known. */
  readonly saying?: (effect: StepEffect, first: Plan['first'], hypothesis: Hypothesis | null) => string;
}

/** From where the days of a plan are seen. */
export const sightOf = ({ person }: Pick<Plan, 'person'>): Sight => ({
  calculationDate: isoOf(person.calculationDate),
  ceiling: person.ceiling,
  minimumWage: person.minimumWage,
});

export const changesNothing = ({ soonerByDays, gain, balance }: StepEffect): boolean =>
  soonerByDays === 0 && gain === 0 && balance === 0;

export const subjectOf = ({ id, companyName }: WorkRecord): NextStep['subject'] => ({
  type: 'workRecord',
  id,
  name: companyName,
});

/** 'A, B e C' */
export const listed = (names: readonly string[]): string => {
  const some = [...new Set(names)];
  return some.length < 2 ? (some[0] ?? '') : `${some.slice(0, -1).join(', ')} e ${some.at(-1)}`;
};

export const ofRegime = ({ calculation, regimeType }: AdvisedOn): readonly WorkRecord[] =>
  calculation.workRecords.filter((record) => record.regimeType === regimeType);

export const replacing = (
  records: readonly WorkRecord[],
  changed: ReadonlyMap<string, WorkRecord | null>,
): WorkRecord[] =>
  records.flatMap((record) => {
    const now = changed.get(record.id);
    return now === undefined ? record : (now ?? []);
  });

/** What opens an earlier right of less. */
export const earlierForLess = ({ soonerByDays, gain, balance }: StepEffect): string => {
  if ((soonerByDays ?? 0) <= 0 || (gain ?? 0) >= 0) return '';
  if ((balance ?? 0) > 0) {
    return ' Antecipa o direito, com valor menor por mês: soma mais até a expectativa de vida, e menos a quem viver muito além dela.';
  }
  const sum = (balance ?? 0) < 0 ? ' e soma menor até a expectativa de vida' : '';
  return ` Antecipa o direito, com valor menor${sum}: só serve a quem precisa do benefício antes.`;
};

/** The day of a right is read as that of its pay: of the years before the request nothing is paid. @see Lei 8.213/1991, arts. 49 and 54 */
export const PAID_FROM_REQUEST =
  ' O INSS paga, em regra, desde o pedido, não desde esse dia (Lei 8.213/1991, arts. 49 e 54).';
