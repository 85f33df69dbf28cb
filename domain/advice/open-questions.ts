/** Readings open in the courts, and doors that close. */
import type { StepEffect } from '../api/next-steps.ts';
import type { DisputedReading } from '../api/outlook.ts';
import { articleOf, type Judgement } from '../law/engine/judge.ts';
import { disputedIn, isBehindBest } from '../law/engine/outlook/disputed.ts';
import { bestOn } from '../law/engine/outlook/held.ts';
import { measured } from '../law/engine/outlook/measured.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { addMonths, dayOf, isoOf } from '../units/day.ts';
import { disputedSentence } from '../words/disputed-reading.ts';
import { isFarAhead } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import { type AdvisedOn, type Candidate, sightOf } from './candidate.ts';
import { KEPT_ONCE_RECEIVED } from './wait.ts';

/** What the reading itself brings: against the first right where it comes before, else against the best of its own day. */
const broughtBy = ({ from, value, gain, soonerByDays }: DisputedReading, plan: Plan): StepEffect => {
  const { first, named, life, choiceOf, net } = plan;
  const day = dayOf(from);
  const isLater = first !== null && day >= first.day;
  const other = isLater ? bestOn(day, named) : first;
  const sooner = isLater ? 0 : soonerByDays;
  if (value === null || other === null || other.value === null) return { soonerByDays: sooner, gain, balance: null };
  const without = choiceOf({ day: other.day, value: other.value });
  const against = measured(choiceOf({ day, value }), without, life?.until ?? null, net);
  const rounded = isFarAhead(from, isoOf(plan.person.calculationDate)) ? ({ farAhead: true } as const) : {};
  return { soonerByDays: sooner, gain: against.gain, balance: against.balance, ...rounded };
};

/** The action is about another benefit than the one that can be asked for: received, that one is kept. */
const beforeReceiving = ({ first, person, held }: Plan, { ruleId }: DisputedReading): string => {
  if (person.regimeType !== 'RGPS' || first === null || first.day > person.calculationDate) return '';
  const reading = held.find(({ judgement }) => judgement.rule.id === ruleId)?.judgement.rule;
  const isOfFirst = ruleId === first.ruleId || reading?.variantOf === first.ruleId;
  return isOfFirst ? '' : ` Decida antes de receber a primeira parcela.${KEPT_ONCE_RECEIVED}`;
};

/** Nobody is to wait for its sake. */
const onlyWhoWaits = ({ first }: Plan, { from }: DisputedReading): string =>
  first === null || dayOf(from) <= first.day ? '' : ' Só serve a quem esperar até lá.';

export const disputeSteps = ({ plan }: AdvisedOn): Candidate[] => {
  const [most] = disputedIn(plan);
  if (most === undefined) return [];
  return [
    {
      id: `dispute:${most.ruleId}`,
      kind: 'dispute',
      title: most.readingOfText === undefined ? 'Avaliar a ação judicial' : 'Conferir a outra leitura no texto da lei',
      text: `${disputedSentence(most, sightOf(plan))}${onlyWhoWaits(plan, most)}${beforeReceiving(plan, most)}`,
      article: plan.held.find(({ judgement }) => judgement.rule.id === most.ruleId)?.judgement.rule.ruleLaw ?? null,
      subject: { type: 'rule', id: most.ruleId, name: most.modality },
      documents:
        most.readingOfText === undefined
          ? ['Indeferimento ou carta de concessão do órgão', 'Memória de cálculo da leitura']
          : ['Texto da lei citada, com as alterações'],
      deadline: null,
      otherwise: null,
      effect: broughtBy(most, plan),
      ...(isBehindBest(plan, most) ? { weighs: 0 } : {}),
      evenWithoutEffect: true,
    },
  ];
};

const NEAR_IN_MONTHS = 24;

/** The first day without a right, against that with it: what is lost where the door closes before. */
const lossOf = ({ plan, judgement }: { plan: Plan; judgement: Judgement }): StepEffect | null => {
  const { first, life, named, choiceOf, withoutRight, net } = plan;
  if (first === null || first.value === null) return null;
  if (first.ruleId !== judgement.rule.id) return { soonerByDays: 0, gain: 0, balance: 0 };
  const others = named.filter((right) => right.judgement !== judgement);
  const now = choiceOf({ day: first.day, value: first.value });
  const [next] = others.flatMap(({ from }) => bestOn(from, others) ?? []).toSorted((one, other) => one.day - other.day);
  const other = next === undefined ? withoutRight : choiceOf(next);
  const { gain, balance } = measured(other, now, life?.until ?? null, net);
  return { soonerByDays: next === undefined ? null : first.day - next.day, gain, balance };
};

/** Rules whose window closes within two years: by them a right has to be complete until then. */
export const deadlineSteps = ({ plan }: AdvisedOn): Candidate[] => {
  const { person, held } = plan;
  const near = addMonths(person.calculationDate, NEAR_IN_MONTHS);
  return held.flatMap(({ judgement, date }): Candidate[] => {
    const { rule, window } = judgement;
    const closes = window.to;
    if (rule.variantOf !== undefined || closes === null || closes <= person.calculationDate || closes > near) return [];
    if (date <= person.calculationDate) return [];
    const effect = lossOf({ plan, judgement });
    return [
      {
        id: `deadline:${rule.id}`,
        kind: 'deadline',
        title: `Completar “${rule.modality}” até ${formatDate(isoOf(closes))}`,
        text: `O direito se completa em ${formatDate(isoOf(date))}, e a regra fecha em ${formatDate(isoOf(closes))}: o que atrasar além disso o perde.${effect === null ? '' : ' O efeito é o que se perde então.'}`,
        article: articleOf(judgement, judgement.demands.length - 1),
        subject: { type: 'rule', id: rule.id, name: rule.modality },
        documents: [],
        deadline: isoOf(closes),
        otherwise: null,
        ...(effect === null ? {} : { effect }),
        evenWithoutEffect: true,
      },
    ];
  });
};
