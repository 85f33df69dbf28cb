/** A right of one's own in the other regime: it is had beside this one, and lost with the time that is certified away. */
import type { RegimeType } from '../api/common.ts';
import { ELSEWHERE, type NextStep } from '../api/next-steps.ts';
import { firstAgainst } from '../calculations/scenarios/effect.ts';
import { retiredSinceOf } from '../law/engine/answer/retired.ts';
import { hangsOnNewPost } from '../law/engine/left-post.ts';
import type { Held } from '../law/engine/outlook/held.ts';
import { measured } from '../law/engine/outlook/measured.ts';
import { type Plan, planFor } from '../law/engine/outlook/plan.ts';
import type { LawInput } from '../law/input/input.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import { isoOf } from '../units/day.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import { type AdvisedOn, type Candidate, PAID_FROM_REQUEST, sightOf } from './candidate.ts';

const otherOf = (regimeType: RegimeType): RegimeType => (regimeType === 'RPPS' ? 'RGPS' : 'RPPS');

/** The same facts by the other regime; null where nothing is recorded there, or its rules cannot be tested. */
export const planElsewhere = (input: LawInput): Plan | null => {
  const regimeType = input.regimeType === 'RGPS' ? 'RPPS' : 'RGPS';
  const there = { ...input, regimeType } as const;
  const isOpen = retiredSinceOf(there) === null && input.workRecords.some((record) => record.regimeType === regimeType);
  return isOpen ? planFor(there) : null;
};

/** The right that is had first there; null where there is none by the last day of work, or only in another post. */
const firstHeld = (plan: Plan | null): Held | null => {
  if (plan === null || plan.first === null || plan.first.day > plan.last) return null;
  const { ruleId } = plan.first;
  const held = plan.held.find(({ judgement }) => judgement.rule.id === ruleId);
  return held === undefined || hangsOnNewPost(held.judgement, plan.person) ? null : held;
};

/** 'em 12/09/2029, R$ 1.900,00 por mês', or since when, as its card says; null where there is none. */
const rightOf = (plan: Plan | null): string | null => {
  const held = firstHeld(plan);
  if (plan === null || plan.first === null || held === null) return null;
  const { day, value } = plan.first;
  const { calculationDate } = plan.person;
  const isComplete = day <= calculationDate;
  const when = `${isComplete ? 'desde' : 'em'} ${formatDate(isoOf(isComplete ? held.date : day))}`;
  return `${when}${value === null ? '' : `, ${headlineMoney(value, isoOf(day), sightOf(plan))} por mês`}`;
};

/** @see Lei 8.213/1991, art. 96, III */
const USED_ONCE = 'Concedida, o tempo usado nela já não pode ser certificado (Lei 8.213/1991, art. 96, III).';

/** Why there is no right of his own here that it would come beside; null where there is one. */
const aloneText = ({ regimeType, input, plan: { named, person } }: AdvisedOn): string | null => {
  const isReceived = retiredSinceOf(input) !== null;
  if (isReceived || named.some(({ judgement }) => !hangsOnNewPost(judgement, person))) return null;
  const left = person.leftPostOn;
  return left === null || named.length === 0
    ? `No ${regimeType} nenhum direito se completa`
    : `No ${regimeType} não há direito sem outro cargo efetivo: o vínculo terminou em ${formatDate(isoOf(left))}`;
};

/** Of both regimes, each by its own contributions: only two pensions of regimes of servants exclude each other. */
export const elsewhereSteps = (on: AdvisedOn): Candidate[] => {
  const { regimeType, elsewhere } = on;
  const right = rightOf(elsewhere);
  const held = firstHeld(elsewhere);
  if (right === null || held === null) return [];
  const other = otherOf(regimeType);
  const { rule } = held.judgement;
  const isComplete = elsewhere !== null && held.date <= elsewhere.person.calculationDate;
  const alone = aloneText(on);
  const beside = alone === null ? `: soma-se à do ${regimeType} e não entra nas contas deste regime` : `. ${alone}`;
  return [
    {
      id: ELSEWHERE,
      kind: 'request',
      title: alone === null ? `Outra aposentadoria, no ${other}` : `Aposentadoria no ${other}`,
      text: `O tempo registrado no ${other} dá direito próprio lá ${right}, por “${rule.modality}”${isConfirmed(rule, elsewhere?.person.regime ?? null) ? '' : ' (regra não confirmada)'}${beside}. Tempo certificado deixa de contar para ela.${isComplete && other === 'RGPS' ? `${PAID_FROM_REQUEST} ${USED_ONCE}` : ''}`,
      article: 'CF, arts. 40, § 6º, e 201, § 9º',
      subject: null,
      documents: [],
      deadline: null,
      otherwise: null,
      beside: elsewhere?.first?.total ?? 0,
      evenWithoutEffect: true,
    },
  ];
};

/** What a certificate takes from the other regime. */
export interface GivenUp {
  readonly text: string;
  /** Of the sum there until the expectation of life; null where it changes nothing, and where it is not known. */
  readonly sum: NonNullable<NextStep['elsewhere']> | null;
}

const balanceThere = (before: Plan, first: NonNullable<Plan['first']>, after: Plan | null): number | null => {
  if (after !== null && after.first !== null) return firstAgainst(before, after).balance;
  const { life, net, choiceOf, withoutRight } = before;
  if (first.value === null) return null;
  return measured(withoutRight, choiceOf({ day: first.day, value: first.value }), life?.until ?? null, net).balance;
};

/** Of the same day only what it is worth is told anew. */
const becomesText = (had: string, left: string): string => {
  const [[when], [whenLeft, worth]] = [had.split(', '), left.split(', ')];
  return when === whenLeft && worth !== undefined ? `passa a ${worth} no mesmo dia` : `passa a ser ${left}`;
};

/** What becomes there of the first right when time is certified away: its effect here does not count it; null where there is none. */
export const givenUp = (before: Plan | null, without: LawInput): GivenUp | null => {
  const had = rightOf(before);
  if (had === null || before === null || before.first === null) return null;
  const other = before.person.regimeType;
  const after = planElsewhere(without);
  const left = rightOf(after);
  if (left === had) return { text: ` A aposentadoria própria no ${other} não muda.`, sum: null };
  const becomes = left === null ? 'se perde' : becomesText(had, left);
  const balance = balanceThere(before, before.first, after);
  return {
    text: ` Fora deste efeito: a aposentadoria própria no ${other}, ${had}, ${becomes}.`,
    sum: balance === null ? null : { regimeType: other === 'RPPS' ? 'RPPS' : 'RGPS', balance },
  };
};
