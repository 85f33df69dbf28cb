/** Asking for the right that is complete, or what is missing until the first one. */

import { countNotice } from '../law/engine/answer/notices.ts';
import { leftPostOn } from '../law/engine/answer/warnings.ts';
import { casesOf } from '../law/engine/case.ts';
import type { Judgement } from '../law/engine/judge.ts';
import { type OtherCount, otherCounts, otherMethod } from '../law/engine/other-count.ts';
import type { Held } from '../law/engine/outlook/held.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { EXPOSED_WORK_STOPS_IT } from '../law/norms/rgps/pieces.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import { type Day, dayOf, isoOf } from '../units/day.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import { requirementWords } from '../words/quantities.ts';
import { type AdvisedOn, type Candidate, ofRegime, PAID_FROM_REQUEST, sightOf } from './candidate.ts';
import { isOfForces, MILITARY_PROOF } from './forces.ts';
import { DEPENDS_ON_EXAMINATION, EXAMINATION_PROOFS } from './incapacity.ts';
import { DISABILITY_PROOFS } from './prove.ts';
import { hangsOnRuralPay, ruralPayText } from './unpaid-rural.ts';
import { whereToCheck } from './unread.ts';
import { KEPT_ONCE_RECEIVED, waitText } from './wait.ts';

const DOCUMENTS = {
  RGPS: ['Documento de identificação e CPF', 'Carteiras de trabalho e carnês', 'Extrato do CNIS conferido'],
  RPPS: [
    'Requerimento ao órgão',
    'Documento de identificação e CPF',
    'Certidões de tempo averbado',
    'Fichas financeiras',
  ],
} as const;

const ABROAD_PROOFS = [
  'Comprovantes do tempo de previdência no outro país',
  'Requerimento por acordo internacional',
] as const;

/** What is still missing, each with its day, the earliest first. */
const missingText = ({ judgement }: Held, on: number): string => {
  const missing = judgement.demands
    .flatMap(({ key, label, gate }, place) => {
      const metOn = judgement.metOn[place] ?? null;
      return gate || metOn === null || metOn <= on
        ? []
        : [{ metOn, name: (label ?? requirementWords[key].label).toLowerCase() }];
    })
    .toSorted((one, other) => one.metOn - other.metOn)
    .map(({ name, metOn }) => `${name} em ${formatDate(isoOf(metOn))}`);
  return missing.length === 0 ? '' : ` Falta completar: ${missing.join('; ')}.`;
};

const WITHOUT_RECORDS = 'Inserir os registros de tempo ou importar o CNIS';
const withoutRecords = (day: Day): string =>
  ` Não há registros de tempo: supõe-se contribuir sem interrupção desde ${formatDate(isoOf(day))}. Insira-os ou importe o CNIS.`;

/** What is complete only after the last post has ended hangs on another one. */
const leftPostText = ({ input }: AdvisedOn, { date }: Held): string => {
  const left = leftPostOn(input);
  return left === null || date <= dayOf(left)
    ? ''
    : ` O vínculo no regime próprio terminou em ${formatDate(left)}: só se completa para quem ocupar outro cargo efetivo (CF, art. 40).`;
};

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

/** What the other way of counting says of a right; null where it says the same. */
const otherwise = ({ input, plan: { person } }: AdvisedOn, judgement: Judgement): OtherCount | null => {
  const counted = casesOf(input);
  if (counted === null) return null;
  return otherCounts([judgement], counted(otherMethod(person.method))).get(judgement.rule) ?? null;
};

/** Age retires: nobody asks for it, and nobody puts it off. */
const compulsory = (advised: AdvisedOn, right: Held, value: number | null) => {
  const { plan } = advised;
  const { person } = plan;
  const { date, judgement } = right;
  const { rule } = judgement;
  const on = isoOf(date);
  const worth = value === null ? '' : `, ${headlineMoney(value, on, sightOf(plan))} por mês`;
  const confirmed = isConfirmed(rule, person.regime);
  const check = confirmed ? '' : ' Conferir na legislação local: a regra não foi confirmada.';
  return {
    id: 'request',
    title: `Aposentadoria compulsória ${date > person.calculationDate ? 'em' : 'desde'} ${formatDate(on)}`,
    text: `Por “${rule.modality}”${worth}. Vem pela idade, completada nesse dia, e não se pede: o cargo termina.${leftPostText(advised, right)}${check}`,
    article: rule.ruleLaw,
    subject: { type: 'rule', id: rule.id, name: rule.modality },
  } as const;
};

export const requestSteps = (on: AdvisedOn): Candidate[] => {
  const { plan, regimeType } = on;
  const { first, held, person } = plan;
  const right = first === null ? undefined : held.find(({ judgement }) => judgement.rule.id === first.ruleId);
  const base = { kind: 'request', documents: [], deadline: null, otherwise: null, evenWithoutEffect: true } as const;
  if (first === null || right === undefined) {
    return [
      {
        ...base,
        id: 'request',
        title: `Nenhum direito no ${regimeType}`,
        text: 'Com o que está registrado nenhuma regra se completa: confira os registros e os passos abaixo.',
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
  const totalised = rule.totalisationOf !== undefined;
  const check = confirmed ? '' : ` Conferir ${whereToCheck(rule)} antes: a regra não foi confirmada.`;
  const ofDisability = rule.kind === 'disability';
  const assessed = ofDisability ? ' Depende da avaliação biopsicossocial (LC 142/2013, arts. 4º e 5º).' : '';
  const examined = rule.kind === 'incapacity' ? DEPENDS_ON_EXAMINATION[regimeType] : '';
  const exposed = rule.kind === 'special' && regimeType === 'RGPS' ? ` ${EXPOSED_WORK_STOPS_IT}` : '';
  const byAgreement = totalised ? ' Pede-se por acordo internacional: o outro país certifica o tempo de lá.' : '';
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
        text: `${said}${missingText(right, person.calculationDate)}${ruralPayText(on, right)}${leftPostText(on, right)}${assessed}${examined}${exposed}${byAgreement}${check}`,
      },
    ];
  }
  const other = otherwise(on, right.judgement);
  const byCount =
    other === null ? '' : ` ${countNotice(right.judgement, person.method, other)} Conferir antes de pedir.`;
  const isUndecided = first.value === null && completeIn(plan).length > 1;
  const isSure = confirmed && !hangsOnRuralPay(on, right) && (other === null || other.standing === 'applicable');
  const open = undecided(on, right);
  const asking = isSure ? `Requerer a aposentadoria por “${rule.modality}”` : `Conferir e requerer: “${rule.modality}”`;
  const completeText = `O direito está completo desde ${formatDate(isoOf(right.date))}${value}${amongText(on, first.value)}${paidFromText(on, right)}`;
  return [
    {
      ...base,
      ...about,
      id: 'request',
      title: isUndecided ? open.title : asking,
      text: `${isUndecided ? open.text : completeText}${ruralPayText(on, right)}${byCount}${waitText(on)}${leftPostText(on, right)}${assessed}${examined}${exposed}${byAgreement}${check}`,
      documents: [
        ...DOCUMENTS[regimeType],
        ...(ofDisability ? DISABILITY_PROOFS : []),
        ...(examined === '' ? [] : EXAMINATION_PROOFS),
        ...(totalised ? ABROAD_PROOFS : []),
        ...(ofRegime(on).some(isOfForces) ? [MILITARY_PROOF] : []),
      ],
    },
  ];
};
