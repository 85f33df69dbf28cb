/** Asking for the right that is complete, or what is missing until the first one. */

import type { Held } from '../law/engine/outlook/held.ts';
import { isoOf } from '../units/day.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import { requirementWords } from '../words/quantities.ts';
import type { AdvisedOn, Candidate } from './candidate.ts';
import { DISABILITY_PROOFS } from './prove.ts';

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

/** What is still missing, each with its day. */
const missingText = ({ judgement }: Held, on: number): string => {
  const missing = judgement.demands.flatMap(({ key, label, gate }, place) => {
    const metOn = judgement.metOn[place] ?? null;
    return gate || metOn === null || metOn <= on
      ? []
      : [`${(label ?? requirementWords[key].label).toLowerCase()} em ${formatDate(isoOf(metOn))}`];
  });
  return missing.length === 0 ? '' : ` Falta completar: ${missing.join('; ')}.`;
};

export const requestSteps = ({ plan, regimeType, day }: AdvisedOn): Candidate[] => {
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
  const when = isoOf(first.day);
  const value = first.value === null ? '' : `, ${headlineMoney(first.value, when, day)} por mês`;
  const confirmed = rule.confirmed && (regimeType === 'RGPS' || person.regime?.confirmed !== false);
  const totalised = rule.totalisationOf !== undefined;
  const where = totalised ? 'no acordo do país' : 'na legislação local';
  const check = confirmed ? '' : ` Conferir ${where} antes: a regra não foi confirmada.`;
  const ofDisability = rule.kind === 'disability';
  const assessed = ofDisability ? ' Depende da avaliação biopsicossocial (LC 142/2013, arts. 4º e 5º).' : '';
  const byAgreement = totalised ? ' Pede-se por acordo internacional: o outro país certifica o tempo de lá.' : '';
  const about = { article: rule.ruleLaw, subject: { type: 'rule', id: rule.id, name: rule.modality } } as const;
  if (first.day > person.calculationDate) {
    const late = first.day > plan.last ? ', depois dos 75 anos' : '';
    return [
      {
        ...base,
        ...about,
        id: 'request',
        title: `Primeiro direito em ${formatDate(when)}${late}`,
        text: `Por “${rule.modality}”${value}.${missingText(right, person.calculationDate)}${assessed}${byAgreement}${check}`,
      },
    ];
  }
  return [
    {
      ...base,
      ...about,
      id: 'request',
      title: confirmed ? `Requerer a aposentadoria por “${rule.modality}”` : `Conferir e requerer: “${rule.modality}”`,
      text: `O direito está completo desde ${formatDate(isoOf(right.date))}${value}: é o de maior valor entre os que já se podem pedir.${assessed}${byAgreement}${check}`,
      documents: [
        ...DOCUMENTS[regimeType],
        ...(ofDisability ? DISABILITY_PROOFS : []),
        ...(totalised ? ABROAD_PROOFS : []),
      ],
    },
  ];
};
