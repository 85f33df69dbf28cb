/** The rights of a regime in one table of the first page. */

import type { RegimeType } from '../../domain/api/common.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { isCompulsory } from '../../domain/words/compulsory.ts';
import { headlineMoney } from '../../domain/words/far-ahead.ts';
import { formatDate } from '../../domain/words/format.ts';
import { onlyIfMarks } from '../../domain/words/only-if.ts';
import { isOpen } from '../../domain/words/other-reading.ts';
import { canBeChosen, soonest } from '../../domain/words/ranked-rights.ts';
import { reportWords } from '../../domain/words/report.ts';
import { RURAL_PAID_MARK, restsOnRuralPay } from '../../domain/words/rural-pay.ts';
import { type Ranked, standoutsOf } from '../../domain/words/standouts.ts';
import { across, type Block, figure, row, text, totalRow } from '../blocks.ts';
import type { RegimeData, ReportData } from '../data.ts';
import { bestOf, isBeyondReach, isLesser, isOvertaken, isSettled } from './ranking.ts';
import type { Told } from './told.ts';

const parityWord = ({ parity }: Rule): string => {
  if (parity === true) return 'Sim';
  return parity === false ? 'Não' : 'Em parte';
};

/** That none is confirmed is said once, under what is open. */
const remarksOf = (rule: Rule, rules: Ranked, allInDoubt: boolean): string =>
  [
    ...standoutsOf(rules)(rule),
    restsOnRuralPay(rule) ? RURAL_PAID_MARK : null,
    ...onlyIfMarks(rule),
    isCompulsory(rule) ? 'Vem pela idade' : null,
    rule.confirmed || allInDoubt ? null : 'Não conferida',
    isOpen(rule) ? 'Em discussão' : null,
  ]
    .filter((word) => word !== null)
    .join('; ');

const widthsOf = (valued: boolean, hasParity: boolean): number[] => {
  if (valued) return hasParity ? [51, 13, 13, 8, 15] : [50, 13, 16, 21];
  return hasParity ? [54, 14, 11, 21] : [62, 15, 23];
};

/** What lies decades ahead to hundreds, as in the sentence above. */
const worthOf = (rule: Rule): string => {
  const { estimatedBenefit, whenToRetire, calculationDate } = rule;
  return estimatedBenefit === null
    ? 'sem estimativa'
    : headlineMoney(estimatedBenefit, whenToRetire ?? calculationDate, rule);
};

interface InTime {
  readonly horizon: string | null;
  /** The id of the compulsory rule, where it is worth more than whatever can be asked for. */
  readonly compulsory: string | null;
}

/**
 * Rules to come that bring something more than what is complete by then, within the expectation of life; what nobody chooses
 * only where it is all there is.
 */
export const toWaitFor = ({ applicableRules, futureRules }: Ranked, { horizon, compulsory }: InTime): Rule[] => {
  const all = [...applicableRules, ...futureRules];
  const hasChoice = all.some((rule) => isSettled(rule) && canBeChosen(rule));
  const isBeyond = (rule: Rule): boolean =>
    horizon !== null && (rule.whenToRetire ?? '') > horizon && rule !== soonest(futureRules);
  return futureRules.filter(
    (rule) =>
      !isBeyond(rule) &&
      !(hasChoice && !canBeChosen(rule) && rule.id !== compulsory) &&
      !isBeyondReach(rule, all) &&
      !isLesser(rule, applicableRules) &&
      !isOvertaken(rule, all),
  );
};

/** The rules that a reader looks for first, in the order of the list: what pays most, what comes first, what is settled. */
const foremost = (rules: readonly Rule[], count: number): Rule[] => {
  const most = bestOf({ applicableRules: rules, futureRules: [] });
  const rank = (rule: Rule): number => {
    if (rule === most) return 0;
    if (rule === soonest(rules)) return 1;
    return isSettled(rule) ? 2 : 3;
  };
  const worth = ({ estimatedBenefit }: Rule): number => estimatedBenefit ?? 0;
  const inRank = (one: Rule, other: Rule): number => rank(one) - rank(other) || worth(other) - worth(one);
  const kept = new Set(rules.toSorted(inRank).slice(0, count));
  return rules.filter((rule) => kept.has(rule));
};

/** What is settled before what hangs on a reading, then by day; of the same day what was read in the law. */
const surestFirst = (one: Rule, other: Rule): number => {
  if (isSettled(one) !== isSettled(other)) return isSettled(one) ? -1 : 1;
  const byDay = (one.whenToRetire ?? '').localeCompare(other.whenToRetire ?? '');
  return byDay === 0 ? Number(other.confirmed) - Number(one.confirmed) : byDay;
};

/** As many rules without a value may stand beside those that have one. */
const MOST_UNVALUED = 2;

/** What is told in one line: of what nobody can estimate, all but the first, where other rules have a value. */
const unvalued = (rules: readonly Rule[]): readonly Rule[] => {
  const unknown = rules.filter(({ estimatedBenefit }) => estimatedBenefit === null);
  return unknown.length <= MOST_UNVALUED || unknown.length === rules.length ? [] : unknown.slice(1);
};

/** Of what stands in the sections alone; `isWorthWaiting`: some of it for want of room. */
export const others = (held: number, future: number, isWorthWaiting = false): string[] => {
  const toCome = isWorthWaiting ? reportWords.moreToCome : reportWords.notWorthWaiting;
  if (held > 0 && future > 0)
    return isWorthWaiting ? [reportWords.moreHeld(held), toCome(future)] : [reportWords.moreOfBoth(held, future)];
  if (held > 0) return [reportWords.moreHeld(held)];
  return future > 0 ? [toCome(future)] : [];
};

/** What is complete by a reading alone leaves room for the first right and the best one, which the answer names. */
const heldRows = (held: readonly Rule[], awaited: readonly Rule[], rows: number): number =>
  held.some(isSettled) ? rows : Math.max(0, rows - Math.min(2, awaited.filter(isSettled).length));

export const inTime = ({ outlooks }: ReportData, regimeType: RegimeType): InTime => {
  const outlook = outlooks.find((one) => one.regimeType === regimeType);
  return { horizon: outlook?.horizon ?? null, compulsory: outlook?.compulsoryBeyond?.ruleId ?? null };
};

export const summaryTable = (
  regimeType: RegimeType,
  data: ReportData,
  { rules }: RegimeData,
  both: boolean,
  told: Told,
): Block[] => {
  if (rules.retiredSince !== undefined || told.rows === 0) return [];
  const awaited = toWaitFor(rules, inTime(data, regimeType));
  const applicableRules = foremost(rules.applicableRules, heldRows(rules.applicableRules, awaited, told.rows));
  const leftHeld = rules.applicableRules.length - applicableRules.length;
  const future = foremost(awaited, Math.max(1, told.rows - applicableRules.length));
  const all = [...applicableRules, ...future].toSorted(surestFirst);
  const withoutValue = unvalued(all);
  const listed = all.filter((rule) => !withoutValue.includes(rule));
  if (listed.length === 0) return [];
  const left = rules.futureRules.length - future.length;
  const most = bestOf({ applicableRules, futureRules: future });
  const valued = listed.some(({ estimatedBenefit }) => estimatedBenefit !== null);
  const hasParity = listed.some(({ parity }) => parity !== false);
  const parity = (rule: Rule) => (hasParity ? [text(parityWord(rule))] : []);
  const allInDoubt = listed.length > 1 && listed.every(({ confirmed }) => !confirmed);
  const head = [
    text('Regra'),
    figure('A partir de'),
    ...(valued ? [figure('Por mês')] : []),
    ...(hasParity ? [text('Paridade')] : []),
    text(''),
  ];
  return [
    {
      kind: 'table',
      caption: both ? `${reportWords.inBrief} (${regimeType})` : reportWords.inBrief,
      widths: widthsOf(valued, hasParity),
      head,
      rows: [
        ...listed.map((rule) =>
          (rule === most ? totalRow : row)(
            text(rule.modality),
            figure(formatDate(rule.whenToRetire)),
            ...(valued ? [figure(worthOf(rule))] : []),
            ...parity(rule),
            text(remarksOf(rule, rules, allInDoubt)),
          ),
        ),
        ...(withoutValue.length === 0
          ? []
          : [row(across(reportWords.withoutEstimate(withoutValue.length), head.length))]),
        ...others(leftHeld, left, awaited.length > future.length).map((said) => row(across(said, head.length))),
      ],
    },
  ];
};
