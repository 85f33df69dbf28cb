/** Requirements that are facts: entry, affiliation, incapacity, rural work, what no field holds. */
import { addMonths, BEGINNING_OF_TIME, type Day, END_OF_TIME, isoOf } from '../../../units/day.ts';
import { formatDate } from '../../../words/format.ts';
import type { LawDate } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Stretch, union } from '../../time/stretch.ts';
import { type Case, dayOfLaw } from '../case.ts';
import type { Demand, Quantity, RequirementKey } from './demand.ts';

const ALWAYS: readonly Stretch[] = [{ from: BEGINNING_OF_TIME, to: END_OF_TIME }];

export const factDemand = (facts: {
  readonly key: RequirementKey;
  readonly days: readonly Stretch[];
  readonly necessary: Quantity;
  readonly held: Quantity;
  readonly reason: string | null;
  readonly unmet?: string;
  readonly label?: string | undefined;
  readonly article?: string | undefined;
}): Demand => {
  const met = facts.days.length > 0;
  return {
    key: facts.key,
    label: facts.label ?? null,
    article: facts.article ?? null,
    detail: null,
    gate: true,
    days: facts.days,
    necessaryOn: () => facts.necessary,
    heldOn: () => facts.held,
    missingOn: () => null,
    shareOn: () => (met ? 1 : 0),
    moves: false,
    reason: facts.reason,
    unmet: facts.unmet ?? null,
    measuredOn: null,
    daysOn: () => null,
    metWithout: (day) => facts.days.some(({ from, to }) => from <= day && day <= to),
    tollDays: 0,
    tollReason: null,
    baseOn: () => facts.necessary,
    partsOn: null,
  };
};

interface Limits {
  readonly from?: LawDate;
  readonly until?: LawDate;
  readonly earlierIfOpted?: true;
  readonly article?: string;
}

interface GateOf {
  readonly key: 'entry' | 'affiliation';
  readonly on: Day | null;
  readonly limits: Limits;
  readonly unknown: string;
  readonly label?: string;
}

const gate = ({ key, on, limits, unknown, label }: GateOf, person: Case): Demand => {
  const spared = limits.earlierIfOpted === true && person.optedForRPC;
  const from = limits.from === undefined || spared ? null : dayOfLaw(limits.from, person.regime);
  const until = limits.until === undefined ? null : dayOfLaw(limits.until, person.regime);
  const met = on !== null && (from === null || on >= from) && (until === null || on <= until);
  const limit = on !== null && from !== null && on < from ? from : (until ?? from);
  const orOpted = limits.earlierIfOpted === true && !spared ? ', ou antes com opção pela previdência complementar' : '';
  return factDemand({
    key,
    label,
    article: limits.article,
    days: met ? ALWAYS : [],
    necessary: limit === null ? null : isoOf(limit),
    held: on === null ? null : isoOf(on),
    reason: on === null ? unknown : `${reasonOf(from, until) ?? ''}${orOpted}` || null,
  });
};

const printed = (day: Day): string => formatDate(isoOf(day));

const reasonOf = (from: Day | null, until: Day | null): string | null => {
  if (from !== null && until !== null) return `De ${printed(from)} até ${printed(until)}`;
  if (until !== null) return `Até ${printed(until)}`;
  return from === null ? null : `Desde ${printed(from)}`;
};

/** Without a record of police the entry into public service is all that is known of the career's. */
const entryGate = (limits: NonNullable<Rule['entry']>, person: Case): Demand => {
  const unknown = 'Data de ingresso não informada.';
  if (limits.into === undefined || person.policeIngress === null) {
    return gate({ key: 'entry', on: person.ingress, limits, unknown }, person);
  }
  const later = Math.max(person.policeIngress, person.ingress ?? person.policeIngress);
  return gate({ key: 'entry', on: later, limits, unknown, label: 'Ingresso na carreira policial' }, person);
};

/** The gates that a rule sets before any time is counted. */
export const gatesOf = (rule: Rule, person: Case): Demand[] => {
  const gates: Demand[] = [];
  if (rule.entry !== undefined) {
    gates.push(entryGate(rule.entry, person));
  }
  if (rule.affiliation !== undefined) {
    const unknown = 'Data de filiação não informada.';
    gates.push(gate({ key: 'affiliation', on: person.affiliation, limits: rule.affiliation, unknown }, person));
  }
  const { withoutComplementaryRegime } = rule;
  if (withoutComplementaryRegime !== undefined && person.optedForRPC) {
    const why = withoutComplementaryRegime === true ? '' : ` ${withoutComplementaryRegime}`;
    gates.push(
      factDemand({
        key: 'entry',
        days: [],
        necessary: null,
        held: null,
        reason: `Fechada a quem optou pelo regime de previdência complementar.${why}`,
      }),
    );
  }
  return gates;
};

/** The right to incapacity retirement arises on the day of the incapacity. */
export const disablementDemand = (rule: Rule, person: Case, inService: boolean | undefined): Demand => {
  const { recognised, on } = person.disablement;
  const causeFits = inService !== true || person.disablement.inService;
  if (recognised && on === null) {
    return factDemand({
      key: 'data',
      days: [],
      necessary: null,
      held: null,
      reason: 'Data da invalidez não informada.',
    });
  }
  const met = recognised && on !== null && causeFits;
  return factDemand({
    key: 'disability',
    label: 'Invalidez',
    days: met ? [{ from: on, to: on }] : [],
    necessary: null,
    held: recognised && on !== null ? isoOf(on) : null,
    reason: recognised && on !== null ? invalidityText(on, rule, person) : 'Sem invalidez reconhecida.',
  });
};

/** 'Invalidez em 01/03/2003, anterior ao início da regra (31/12/2003).' */
const invalidityText = (on: Day, { window }: Rule, person: Case): string => {
  const opens = dayOfLaw(window.from, person.regime);
  const closes = window.to === null ? null : dayOfLaw(window.to, person.regime);
  const text = `Invalidez em ${printed(on)}`;
  if (opens !== null && on < opens) return `${text}, anterior ao início da regra (${printed(opens)}).`;
  if (closes !== null && on > closes) return `${text}, posterior ao fim da regra (${printed(closes)}).`;
  return `${text}.`;
};

/** Rural work on the day tested, or on the day on which the age, if one is asked for, was completed. @see Lei 8.213/1991, arts. 39, I, and 48, § 2 */
export const ruralActivityDemand = (person: Case, ageInMonths: number | null): Demand => {
  const { ruralDays } = person.holdings;
  const label = 'Atividade rural';
  if (ageInMonths === null) {
    const reason = ruralDays.length === 0 ? 'Sem registro de atividade rural.' : 'Atividade rural no dia do direito.';
    return factDemand({ key: 'remunerations', label, days: ruralDays, necessary: null, held: null, reason });
  }
  const aged = addMonths(person.birth, ageInMonths);
  const workedThen = ruralDays.some(({ from, to }) => from <= aged && aged <= to);
  const said =
    ruralDays.length === 0
      ? { reason: 'Sem registro de atividade rural.' }
      : {
          reason: 'Atividade rural no dia do pedido ou no dia em que a idade foi completada.',
          unmet: 'Sem atividade rural no dia em que a idade foi completada.',
        };
  return factDemand({
    key: 'remunerations',
    label,
    days: workedThen ? union([...ruralDays, { from: aged, to: END_OF_TIME }]) : ruralDays,
    necessary: null,
    held: null,
    ...said,
  });
};

/** @see LC 51/1985, art. 1, whose subject is the servant in a police post on the day */
export const policePostDemand = ({ policePostDays }: Case): Demand =>
  factDemand({
    key: 'police',
    label: 'Cargo policial',
    days: policePostDays,
    necessary: null,
    held: null,
    reason:
      policePostDays.length === 0
        ? 'Sem registro de polícia na carreira ou no cargo em que se aposenta.'
        : 'Em cargo policial no dia em que a idade se completou.',
    unmet: 'Sem registro de polícia que alcance o dia em que a idade se completou.',
  });
