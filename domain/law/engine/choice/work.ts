/** What the work brings and costs until the day of asking, where it ends with the retirement. */
import type { WorkAfter } from '../../../api/choice.ts';
import { type Day, dayOf, END_OF_TIME, monthOf } from '../../../units/day.ts';
import { centsOf, reaisOf } from '../../../units/money.ts';
import type { Month } from '../../../units/month.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { withheldInOffice } from '../../net/of-office.ts';
import { ABONO_WITH_30_25 } from '../../norms/rpps/pieces.ts';
import { PAID_FROM_REQUEST } from '../../places/pieces/abono.ts';
import { entityOf } from '../../places/regimes.ts';
import { ceiling, overlayOf, planOf, withheldFrom, withheldFromServant } from '../../tables/index.ts';
import { unitsOfYears } from '../../time/counter.ts';
import type { Case } from '../case.ts';
import type { Judgement } from '../judge.ts';
import { articleOfAbono } from './abono.ts';
import { type AbonoOwed, abonoOwed } from './abono-owed.ts';
import { type Flow, type Flows, NO_FLOWS, type OwnPayment } from './choice.ts';
import type { Pay, PayGoingOn } from './going-pay.ts';
import { lastMonthOfWork } from './reach.ts';

/** How pay and contribution were found, that they stay out, or why they are not known. */
export type WorkBasis = 'goesOn' | 'none' | 'unknownPay' | 'unknownRate' | 'employee' | 'uniao' | 'place';

export interface Work {
  readonly basis: WorkBasis;
  /** The order with the bands; null where none was used. */
  readonly norm: string | null;
  readonly flows: Flows;
  /** The first day with the abono; null where no right brings it. */
  readonly abonoFrom: Day | null;
  /** What gives that abono; null where no right brings it. */
  readonly abonoArticle: string | null;
  /** The first day with a right whose abono hangs on a law of the place; null where none does, or one is sure. */
  readonly abonoMayBeFrom: Day | null;
  /** The article that pays that abono from the request on, where it was read. */
  readonly abonoOnRequest: string | null;
  /** What of it was not paid until the calculation date, and can be asked for; null where there is none or it is not known. */
  readonly abonoOwed: AbonoOwed | null;
}

export interface WorkAsked {
  readonly workAfter: WorkAfter;
  /** The last day of work. */
  readonly until: Day;
  /** On which age retires; null where nothing is known of it. */
  readonly compulsoryOn: Day | null;
  readonly underCeiling: boolean;
  readonly judgements: readonly Judgement[];
}

/** The years without which a proportional right of old brings no abono. @see EC 41/2003, art. 3, § 1 */
const YEARS_FOR_ABONO = { Homem: 30, Mulher: 25 } as const;

/** The day from which a right brings the abono, which is paid to whoever stays. */
const abonoOf = ({ rule, standing, whenToRetire }: Judgement, person: Case): Day | null => {
  if (standing === 'notApplicable' || whenToRetire === null || rule.variantOf !== undefined) return null;
  if (rule.abono === true) return whenToRetire;
  if (rule.abono !== ABONO_WITH_30_25) return null;
  const counted = person.holdings.contribution({ specialTime: 'converted', simplifiedPlan: 'counted' });
  const held = person.daysHolding(counted, unitsOfYears(YEARS_FOR_ABONO[person.gender]))[0];
  return held === undefined ? null : Math.max(whenToRetire, held.from);
};

/** The first day with the abono, and what gives it. */
const abonoFromOf = (judgements: readonly Judgement[], person: Case): { from: Day; article: string } | null => {
  let first: { from: Day; article: string } | null = null;
  for (const judgement of judgements) {
    const from = abonoOf(judgement, person);
    if (from !== null && (first === null || from < first.from)) {
      first = { from, article: articleOfAbono(judgement.rule, person.regime?.place ?? null) };
    }
  }
  return first;
};

type Abono = Pick<Work, 'abonoFrom' | 'abonoArticle' | 'abonoMayBeFrom' | 'abonoOnRequest'>;
const NO_ABONO: Abono = { abonoFrom: null, abonoArticle: null, abonoMayBeFrom: null, abonoOnRequest: null };

const abonoThatMayBe = (judgements: readonly Judgement[]): Abono => {
  const rights = judgements.flatMap(({ rule, standing, whenToRetire }) => {
    const hangsOnALaw = typeof rule.abono === 'string' && rule.abono !== ABONO_WITH_30_25;
    const isRight = standing !== 'notApplicable' && rule.variantOf === undefined;
    return hangsOnALaw && isRight && whenToRetire !== null ? [{ from: whenToRetire, abono: rule.abono }] : [];
  });
  if (rights.length === 0) return NO_ABONO;
  const onRequest = PAID_FROM_REQUEST.find(({ words }) => rights.some(({ abono }) => abono === words));
  return {
    ...NO_ABONO,
    abonoMayBeFrom: Math.min(...rights.map(({ from }) => from)),
    abonoOnRequest: onRequest?.article ?? null,
  };
};

/** Of the RPPS alone. */
const abonoDaysOf = (judgements: readonly Judgement[], person: Case): Abono => {
  if (person.regimeType !== 'RPPS') return NO_ABONO;
  const first = abonoFromOf(judgements, person);
  if (first === null) return abonoThatMayBe(judgements);
  return { ...NO_ABONO, abonoFrom: first.from, abonoArticle: first.article };
};

/** The day after the last one of a record, within the last day of work. */
const endOf = ({ record }: Pay, until: Day): Day =>
  Math.min(until, record.egressDate === null ? END_OF_TIME : dayOf(record.egressDate) + 1);

/** The stretches between the ends of records, each with the pays that run in it. */
const stretchesOf = (pays: readonly Pay[], from: Day, until: Day): { from: Day; to: Day; cents: number }[] => {
  const ends = [...new Set(pays.map((pay) => endOf(pay, until)))].sort((a, b) => a - b);
  let start = from;
  return ends.flatMap((to) => {
    if (to <= start) return [];
    const cents = pays.reduce((sum, pay) => (endOf(pay, until) >= to ? sum + pay.cents : sum), 0);
    const stretch = { from: start, to, cents };
    start = to;
    return [stretch];
  });
};

/** What is withheld from a pay of a month, in BRL; null where it is not known. */
type WithheldOn = (pay: number, month: Month) => ReturnType<typeof withheldFrom>;

const withheldOf = (input: LawInput, person: Case, underCeiling: boolean): WithheldOn => {
  const { regimeType, regime } = person;
  if (regimeType === 'RGPS') {
    return (pay, month) => withheldFrom(Math.min(pay, ceiling(month) ?? pay), month, 'rgps');
  }
  const overlay = overlayOf(input.indexes);
  const described = regime?.described;
  if (described !== undefined) {
    return (pay, month) => {
      const limit = underCeiling ? (ceiling(month, overlay) ?? pay) : pay;
      return withheldInOffice(described, pay, month, limit);
    };
  }
  const place = regime === null ? null : (regime.place ?? entityOf(regime.regimeId));
  return (pay, month) => (place === null ? null : withheldFromServant(pay, month, place, underCeiling, overlay));
};

const basisOf = ({ regimeType, regime }: Case): WorkBasis => {
  if (regimeType === 'RGPS') return 'employee';
  return regime?.place === 'uniao' ? 'uniao' : 'place';
};

const isOwn = ({ category }: WorkRecord): boolean => category === 'individual' || category === 'facultativo';

/** Twelve contributions a year of who pays for himself; null where a reduced plan does not say its rate. */
const ownPaymentsOf = (pays: readonly Pay[], input: LawInput, person: Case): readonly OwnPayment[] | null => {
  if (pays.some(({ record }) => record.contributionPlan === 'simplified')) return null;
  const first = monthOf(person.calculationDate);
  const last = lastMonthOfWork(person.birth, person.calculationDate, input.givenSurvival);
  const limit = centsOf(ceiling(first, overlayOf(input.indexes)) ?? Number.POSITIVE_INFINITY);
  const payments: OwnPayment[] = [];
  for (let month = first; month <= last; month += 1) {
    const base = pays.reduce((sum, { cents, to }) => (month <= to ? sum + cents : sum), 0);
    const cents = Math.round((Math.min(base, limit) * planOf('individual', 20).rate) / 100);
    if (cents > 0) payments.push({ month, cents });
  }
  return payments;
};

const ABSENT: Abono & Pick<Work, 'norm' | 'abonoOwed'> = { norm: null, abonoOwed: null, ...NO_ABONO };

/** Work that ends with the retirement: pay less contribution, and in the RPPS the abono, until the day of asking. */
const endingWork = (input: LawInput, person: Case, { pays }: PayGoingOn, asked: WorkAsked): Work => {
  const { calculationDate: from } = person;
  const own = pays.filter(({ record }) => isOwn(record));
  const employed = pays.filter(({ record }) => !isOwn(record));
  const paid = pays.filter(({ record }) => record.category !== 'facultativo');
  const flowsOf = (some: readonly Pay[], of: (cents: number) => number): Flow[] =>
    stretchesOf(some, from, asked.until).map((stretch) => ({ ...stretch, monthly: of(stretch.cents) }));
  const pay = flowsOf(paid, reaisOf);
  const ownPayments = ownPaymentsOf(own, input, person);
  const days = abonoDaysOf(asked.judgements, person);
  const { abonoFrom } = days;
  const calculatedIn = monthOf(from);
  const withheldOn = withheldOf(input, person, asked.underCeiling);
  const norm = withheldOn(0, calculatedIn)?.norm ?? null;
  if (
    norm === null ||
    ownPayments === null ||
    employed.some(({ record }) => record.contributionPlan === 'simplified')
  ) {
    const abono = abonoFrom === null && days.abonoMayBeFrom === null ? [] : null;
    return {
      basis: 'unknownRate',
      norm: null,
      ...days,
      abonoOwed: null,
      flows: { ...NO_FLOWS, pay, abono, withheld: null },
    };
  }
  const withheld = flowsOf(employed, (cents) => withheldOn(reaisOf(cents), calculatedIn)?.amount ?? 0);
  const abono =
    abonoFrom === null
      ? []
      : withheld.flatMap((flow) => (flow.to <= abonoFrom ? [] : [{ ...flow, from: Math.max(flow.from, abonoFrom) }]));
  const today = reaisOf(employed.reduce((sum, { cents }) => sum + cents, 0));
  const owed =
    abonoFrom === null || abonoFrom >= Math.min(from, asked.compulsoryOn ?? from) || today === 0
      ? null
      : abonoOwed(
          input.workRecords.filter((record) => record.regimeType === person.regimeType && !isOwn(record)),
          { since: abonoFrom, on: Math.min(from, asked.compulsoryOn ?? from), today },
          (amount, month) => withheldOn(amount, month)?.amount ?? null,
        );
  const flows = { ...NO_FLOWS, pay, withheld, abono, ownPayments };
  return { basis: basisOf(person), norm, ...days, abonoOwed: owed, flows };
};

/** What is not counted either way, what is counted until the day of asking, or that it is not known. */
export const workOf = (input: LawInput, person: Case, going: PayGoingOn, asked: WorkAsked): Work => {
  const nothing = going.pays.length === 0 && going.withoutPay.length === 0 && !person.holdings.stated;
  if (nothing) return { ...ABSENT, basis: 'none', flows: NO_FLOWS };
  if (asked.workAfter === 'goesOn') return { ...ABSENT, basis: 'goesOn', flows: NO_FLOWS };
  if (person.holdings.stated || going.withoutPay.length > 0) {
    const flows = { ...NO_FLOWS, pay: null, abono: null, withheld: null };
    return { basis: 'unknownPay', norm: null, ...abonoDaysOf(asked.judgements, person), abonoOwed: null, flows };
  }
  return endingWork(input, person, going, asked);
};
