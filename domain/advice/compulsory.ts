/** Age retires: nobody asks for it, and nobody puts it off. */

import type { PlaceNotRead } from '../api/rules.ts';
import { placeNotReadOf } from '../law/engine/answer/place-not-read.ts';
import { type Held, isVariant } from '../law/engine/outlook/held.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import { isoOf } from '../units/day.ts';
import { lessByAsking, moreThanAskedFor } from '../words/compulsory.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import { notKnownWhen } from '../words/place-not-read.ts';
import { canBeChosen } from '../words/ranked-rights.ts';
import { type AdvisedOn, sightOf } from './candidate.ts';
import { leftPostText } from './right-asked-for.ts';

export const toBeRead = ({ name }: PlaceNotRead): string =>
  `Conferir as regras de aposentadoria de ${name}, que não foram lidas`;

const isComplete = (right: Held, { person }: Plan): boolean => right.date <= person.calculationDate;

/** BRL of the rights that could be asked for on the day on which age has retired; none where that is to come. */
const valuesToAsk = (plan: Plan, come: Held): number[] =>
  isComplete(come, plan)
    ? plan.held
        .filter((one) => isComplete(one, plan) && !isVariant(one) && canBeChosen(one.judgement.rule))
        .flatMap((one) => one.on(plan.person.calculationDate) ?? [])
    : [];

export const compulsory = (advised: AdvisedOn, right: Held, value: number | null) => {
  const { plan } = advised;
  const { person } = plan;
  const { date, judgement } = right;
  const { rule } = judgement;
  const on = isoOf(date);
  const worth = value === null ? '' : `, ${headlineMoney(value, on, sightOf(plan))} por mês`;
  const confirmed = isConfirmed(rule, person.regime);
  const check = confirmed ? '' : ' Conferir na legislação local: a regra não foi confirmada.';
  const notRead = placeNotReadOf(advised.input);
  return {
    id: 'request',
    title:
      notRead !== null
        ? toBeRead(notRead)
        : `Aposentadoria compulsória ${date > person.calculationDate ? 'em' : 'desde'} ${formatDate(on)}`,
    text: `${notRead === null ? 'Por' : `${notKnownWhen(notRead)} Conhecida é só a compulsória, em ${formatDate(on)}, por`} “${rule.modality}”${worth}. Vem pela idade, completada nesse dia, e não se pede: o cargo termina.${lessByAsking(valuesToAsk(plan, right))}${leftPostText(advised, right)}${check}`,
    article: rule.ruleLaw,
    subject: { type: 'rule', id: rule.id, name: rule.modality },
  } as const;
};

/** Of an age that has retired by a rule that nobody read, and would pay more than `asked`, in BRL; empty otherwise. */
export const compulsoryBesideText = ({ plan }: AdvisedOn, asked: number | null): string => {
  const { held, named, person } = plan;
  const come = held.find(
    (one) =>
      one.judgement.rule.kind === 'compulsory' && !isVariant(one) && !named.includes(one) && isComplete(one, plan),
  );
  const worth = come?.on(person.calculationDate) ?? null;
  return come === undefined || worth === null || asked === null || worth <= asked
    ? ''
    : moreThanAskedFor(isoOf(come.date), worth);
};
