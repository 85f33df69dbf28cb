/** Asking for the right that is complete, or what is missing until the first one. */

import { placeNotReadOf } from '../law/engine/answer/place-not-read.ts';
import type { Held } from '../law/engine/outlook/held.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import { type Day, isoOf } from '../units/day.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import { mayComeBefore, notKnownWhen } from '../words/place-not-read.ts';
import { type AdvisedOn, type Candidate, PAID_FROM_REQUEST, sightOf } from './candidate.ts';
import { compulsory, compulsoryBesideText, toBeRead } from './compulsory.ts';
import { confirmedBesideText } from './confirmed-beside.ts';
import { FORCES_NOT_CARENCIA, hangsOnForces } from './forces.ts';
import {
  byCountText,
  conditionsText,
  documentsFor,
  leftPostText,
  missingText,
  otherCountOf,
} from './right-asked-for.ts';
import { shortWait } from './short-wait.ts';
import { hangsOnRuralPay, ruralPayText } from './unpaid-rural.ts';
import { valuedOnText } from './valued-on.ts';
import { KEPT_ONCE_RECEIVED, waitText } from './wait.ts';

const WITHOUT_RECORDS = 'Inserir os registros de tempo ou importar o CNIS';
const withoutRecords = (day: Day): string =>
  ` Não há registros de tempo: supõe-se contribuir sem interrupção desde ${formatDate(isoOf(day))}. Insira-os ou importe o CNIS.`;

const completeIn = ({ named, person }: Plan): readonly Held[] =>
  named.filter(({ date }) => date <= person.calculationDate);

/** What is said of a right beside the others that can be asked for by now. */
const amongText = ({ plan }: AdvisedOn, value: number | null): string => {
  if (value === null) return '.';
  return completeIn(plan).some((right) => right.on(right.from) === null)
    ? ': há outros completos, e sem remunerações não se sabe se pagam mais.'
    : ': é o de maior valor entre os que já se podem pedir.';
};

/** Of several rights without a value none is named as the one to ask for: what is received is for life. */
const undecided = (advised: AdvisedOn, right: Held) => {
  const { regimeType, plan } = advised;
  const { modality } = right.judgement.rule;
  return {
    title: `Informar as remunerações antes de requerer: ${completeIn(plan).length} direitos completos`,
    text: `Sem remunerações não se sabe qual paga mais. Completo há mais tempo: “${modality}”, desde ${formatDate(isoOf(right.date))}.${paidFromText(advised, right)}${regimeType === 'RGPS' ? KEPT_ONCE_RECEIVED : ''}`,
  };
};

const paidFromText = ({ regimeType, plan: { person } }: AdvisedOn, { date }: Held): string =>
  regimeType === 'RGPS' && date < person.calculationDate ? PAID_FROM_REQUEST : '';

const forcesText = (on: AdvisedOn, right: Held, day: Day): string =>
  hangsOnForces(on, right, day) ? FORCES_NOT_CARENCIA : '';

export const requestSteps = (on: AdvisedOn): Candidate[] => {
  const { plan, regimeType } = on;
  const { first, held, person } = plan;
  const right = first === null ? undefined : held.find(({ judgement }) => judgement.rule.id === first.ruleId);
  const base = { kind: 'request', documents: [], deadline: null, otherwise: null, evenWithoutEffect: true } as const;
  const notRead = placeNotReadOf(on.input);
  const others = mayComeBefore(notRead ?? undefined);
  if (first === null || right === undefined) {
    return [
      {
        ...base,
        id: 'request',
        title: notRead === null ? `Nenhum direito no ${regimeType}` : toBeRead(notRead),
        text:
          notRead === null
            ? 'Com o que está registrado nenhuma regra se completa: confira os registros e os passos abaixo.'
            : notKnownWhen(notRead),
        article: null,
        subject: null,
      },
    ];
  }
  const { rule } = right.judgement;
  if (rule.kind === 'compulsory') return [{ ...base, ...compulsory(on, right, first.value) }];
  const when = isoOf(first.day);
  const value = first.value === null ? '' : `, ${headlineMoney(first.value, when, sightOf(plan))} por mês`;
  const confirmed = isConfirmed(rule, person.regime);
  const about = { article: rule.ruleLaw, subject: { type: 'rule', id: rule.id, name: rule.modality } } as const;
  if (first.day > person.calculationDate) {
    const supposed = on.calculation.workRecords.length > 0 ? '' : withoutRecords(person.calculationDate);
    const late = first.day > plan.last ? ', depois dos 75 anos' : '';
    const by = `or “${rule.modality}”${value}.`;
    const said = person.nothingRecorded
      ? `${supposed.trim()} Com essa suposição o primeiro direito viria em ${formatDate(when)}${late}, p${by}`
      : `P${by}${supposed}`;
    return [
      {
        ...base,
        ...about,
        id: 'request',
        title: person.nothingRecorded ? WITHOUT_RECORDS : `Primeiro direito em ${formatDate(when)}${late}`,
        text: `${said}${missingText(right, person.calculationDate)}${ruralPayText(on, right)}${forcesText(on, right, first.day)}${leftPostText(on, right)}${conditionsText(on, right)}${waitText(on)}${others}`,
      },
    ];
  }
  const wait = shortWait(on, right);
  if (wait !== null) return [{ ...base, ...wait, id: 'request' }];
  const other = otherCountOf(on, right.judgement);
  const isUndecided = first.value === null && completeIn(plan).length > 1;
  const isSure =
    confirmed &&
    !hangsOnRuralPay(on, right) &&
    !hangsOnForces(on, right, first.day) &&
    (other === null || other.standing === 'applicable');
  const open = undecided(on, right);
  const asking = isSure ? `Requerer a aposentadoria por “${rule.modality}”` : `Conferir e requerer: “${rule.modality}”`;
  const completeText = `O direito está completo desde ${formatDate(isoOf(right.date))}${value}${amongText(on, first.value)}${compulsoryBesideText(on, first.value)}${paidFromText(on, right)}`;
  return [
    {
      ...base,
      ...about,
      id: 'request',
      title: isUndecided ? open.title : asking,
      text: `${isUndecided ? open.text : completeText}${valuedOnText(right, person.calculationDate)}${ruralPayText(on, right)}${byCountText(on, right, other)}${forcesText(on, right, first.day)}${leftPostText(on, right)}${conditionsText(on, right)}${confirmedBesideText(on, right, first.value)}${waitText(on)}${others}`,
      documents: documentsFor(on, right),
    },
  ];
};
