/** What is said of a right whenever it is asked for: what it needs, what it hangs on, what to bring. */

import { hangsOnConversion } from '../law/engine/answer/conversion.ts';
import { notYetLaw } from '../law/engine/answer/not-yet-law.ts';
import { countNotice } from '../law/engine/answer/notices.ts';
import { casesOf } from '../law/engine/case.ts';
import type { Judgement } from '../law/engine/judge.ts';
import { hangsOnNewPost } from '../law/engine/left-post.ts';
import { type OtherCount, otherCounts, otherMethod } from '../law/engine/other-count.ts';
import type { Held } from '../law/engine/outlook/held.ts';
import { EXPOSED_WORK_STOPS_IT } from '../law/norms/rgps/pieces.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import { isoOf } from '../units/day.ts';
import { formatDate } from '../words/format.ts';
import { requirementWords } from '../words/quantities.ts';
import { type AdvisedOn, ofRegime } from './candidate.ts';
import { isOfForces, MILITARY_PROOF } from './forces.ts';
import { DEPENDS_ON_EXAMINATION, EXAMINATION_PROOFS } from './incapacity.ts';
import { DISABILITY_PROOFS, EXPOSURE_PROOFS } from './prove.ts';
import { whereToCheck } from './unread.ts';

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

const hangsOnExposure = (judgement: Judgement, { plan: { person } }: AdvisedOn): boolean =>
  judgement.rule.kind === 'special' || hangsOnConversion(judgement, person);

export const documentsFor = (on: AdvisedOn, { judgement, judgement: { rule } }: Held): string[] => [
  ...DOCUMENTS[on.regimeType],
  ...(rule.kind === 'disability' ? DISABILITY_PROOFS : []),
  ...(hangsOnExposure(judgement, on) ? EXPOSURE_PROOFS : []),
  ...(rule.kind === 'incapacity' ? EXAMINATION_PROOFS : []),
  ...(rule.totalisationOf === undefined ? [] : ABROAD_PROOFS),
  ...(ofRegime(on).some(isOfForces) ? [MILITARY_PROOF] : []),
];

/** What is still missing, each with its day, the earliest first. */
export const missingText = ({ judgement }: Held, on: number): string => {
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

/** What is complete only after the last post has ended hangs on another one. */
export const leftPostText = ({ plan: { person } }: AdvisedOn, { judgement }: Held): string => {
  const left = person.leftPostOn;
  return left === null || !hangsOnNewPost(judgement, person)
    ? ''
    : ` O vínculo no regime próprio terminou em ${formatDate(isoOf(left))}: só se completa para quem ocupar outro cargo efetivo (CF, art. 40); sem ele, o tempo serve no INSS, por certidão (CF, art. 201, § 9º): compare no RGPS.`;
};

/** What the other way of counting says of a right; null where it says the same. */
export const otherCountOf = ({ input, plan: { person } }: AdvisedOn, judgement: Judgement): OtherCount | null => {
  const counted = casesOf(input);
  if (counted === null) return null;
  return otherCounts([judgement], counted(otherMethod(person.method))).get(judgement.rule) ?? null;
};

/** ' … Conferir antes de pedir.'; empty where both ways of counting say the same. */
export const byCountText = (on: AdvisedOn, { judgement }: Held, other: OtherCount | null): string =>
  other === null ? '' : ` ${countNotice(judgement, on.plan.person.method, other)} Conferir antes de pedir.`;

/** An assessment, an examination, a proof, work that has to end, another country, a text that nobody read. */
export const conditionsText = (on: AdvisedOn, { judgement }: Held): string => {
  const {
    regimeType,
    plan: { person },
  } = on;
  const { rule } = judgement;
  const assessed =
    rule.kind === 'disability' ? ' Depende da avaliação biopsicossocial (LC 142/2013, arts. 4º e 5º).' : '';
  const examined = rule.kind === 'incapacity' ? DEPENDS_ON_EXAMINATION[regimeType] : '';
  const proved = hangsOnExposure(judgement, on) ? ' Depende de provar a exposição a agentes nocivos (PPP).' : '';
  const exposed = rule.kind === 'special' && regimeType === 'RGPS' ? ` ${EXPOSED_WORK_STOPS_IT}` : '';
  const byAgreement =
    rule.totalisationOf === undefined ? '' : ' Pede-se por acordo internacional: o outro país certifica o tempo de lá.';
  const notYet = notYetLaw(judgement, person);
  const check = isConfirmed(rule, person.regime)
    ? ''
    : ` Conferir ${whereToCheck(rule)} antes: a regra não foi confirmada.`;
  return `${notYet === null ? '' : ` ${notYet}`}${assessed}${examined}${proved}${exposed}${byAgreement}${check}`;
};
