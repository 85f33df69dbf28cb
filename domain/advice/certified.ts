/** What time that is certified brings where the first right stays as it is: rights that are there with it, and a higher value. */
import { hangsOnNewPost } from '../law/engine/left-post.ts';
import type { Held } from '../law/engine/outlook/held.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import { isoOf } from '../units/day.ts';
import { headlineBeside } from '../words/far-ahead.ts';
import { formatDate, formatMoney } from '../words/format.ts';
import { isProportional } from '../words/ranked-rights.ts';
import { sightOf } from './candidate.ts';

const isSure = ({ judgement: { rule } }: Held, { person }: Plan): boolean => isConfirmed(rule, person.regime);

/** It may pay more, is readjusted otherwise, or its text was read: a right that somebody may prefer to the first one. */
const mayBePreferred = (right: Held, plan: Plan, first: Held, facts: Plan): boolean => {
  const [value, had] = [right.on(right.from), facts.first?.value ?? null];
  if (value === null || had === null || value > had) return true;
  return (right.hasParity && !first.hasParity) || (isSure(right, plan) && !isSure(first, facts));
};

const isComplete = ({ judgement, date }: Held, { person }: Plan): boolean =>
  date <= person.calculationDate && !hangsOnNewPost(judgement, person);

/** With parity, then read, then to the whole, then of the higher value, then the earlier one. */
const preferredFirst =
  (plan: Plan) =>
  (one: Held, other: Held): number =>
    Number(other.hasParity) - Number(one.hasParity) ||
    Number(isSure(other, plan)) - Number(isSure(one, plan)) ||
    Number(isProportional(one.judgement.rule)) - Number(isProportional(other.judgement.rule)) ||
    (other.on(other.from) ?? 0) - (one.on(one.from) ?? 0) ||
    one.date - other.date;

const ofRight = (right: Held, plan: Plan): string => {
  const value = right.on(right.from);
  return [
    `“${right.judgement.rule.modality}”${isSure(right, plan) ? '' : ' (regra não confirmada)'}`,
    `desde ${formatDate(isoOf(right.date))}`,
    ...(right.hasParity ? ['com paridade'] : []),
    ...(value === null ? [] : [`${formatMoney(value)} por mês`]),
  ].join(', ');
};

/** Rights complete by now with the certificate alone, where something can be asked for without it; else empty. */
export const completedText = (facts: Plan, certified: Plan | null): string => {
  const first = facts.held.find(({ judgement }) => judgement.rule.id === facts.first?.ruleId);
  if (certified === null || first === undefined || !isComplete(first, facts)) return '';
  const had = new Set(
    facts.named.filter((right) => isComplete(right, facts)).map(({ judgement }) => judgement.rule.id),
  );
  const [named, ...others] = certified.named
    .filter((right) => isComplete(right, certified) && !had.has(right.judgement.rule.id))
    .filter((right) => mayBePreferred(right, certified, first, facts))
    .toSorted(preferredFirst(certified));
  if (named === undefined) return '';
  const more =
    others.length === 0 ? '' : `; e mais ${others.length === 1 ? 'um direito' : `${others.length} direitos`}`;
  return ` Com ele fica completo também ${ofRight(named, certified)}${more}.`;
};

/** Nobody waits for years for a real or two a month. */
const LEAST_RISE = 1.01;

/** The highest value that waiting brings, where the certificate raises it; else empty. */
export const raisedText = (facts: Plan, certified: Plan | null): string => {
  const [was, is] = [facts.highest(), certified?.highest() ?? null];
  if (is === null || is.value === null || was === null || was.value === null) return '';
  if (is.value <= was.value * LEAST_RISE) return '';
  const [before, after] = [
    { date: isoOf(was.day), value: was.value },
    { date: isoOf(is.day), value: is.value },
  ];
  const of = (one: typeof before, other: typeof before): string =>
    `${headlineBeside(one, other, sightOf(facts))} por mês em ${formatDate(one.date)}`;
  return ` O primeiro direito não muda; para quem espera, o maior valor ao alcance passa a ser ${of(after, before)}, em vez de ${of(before, after)}.`;
};
