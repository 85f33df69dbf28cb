/** Time of the other regime. */

import { certifiable } from '../calculations/scenarios/certify.ts';
import { isInBrazil } from '../calculations/work-records/abroad.ts';
import type { Part } from '../calculations/work-records/concurrent.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { isCertifiedByInss } from '../law/engine/worth/remunerations.ts';
import { addMonths, dayOf, isoOf } from '../units/day.ts';
import { formatDate } from '../words/format.ts';
import { type AdvisedOn, type Candidate, earlierForLess, listed, subjectOf } from './candidate.ts';
import { isOfForces, MILITARY_PROOF } from './forces.ts';

/** Who certifies time of a regime, in Portuguese. */
export const certifierOf = ({ companyName, regimeType }: Pick<WorkRecord, 'companyName' | 'regimeType'>): string => {
  if (isOfForces({ companyName })) return 'a Força Armada em que serviu';
  return regimeType === 'RGPS' ? 'o INSS' : `o ente do regime próprio (${companyName})`;
};

/** Time of before a retirement of the RGPS served it, or could have. @see Lei 8.213/1991, art. 96, III */
const isUsedUp = ({ regimeType, ingressDate }: WorkRecord, { fields }: AdvisedOn['calculation']): boolean =>
  regimeType === 'RGPS' && fields.retiredSince !== null && ingressDate < fields.retiredSince;

/** What is certified is not there for whoever pays the INSS for a right of its own: one of both is chosen. @see Lei 8.213/1991, art. 96, III */
const ALSO_TO_PAY_ON = ', também para quem continue ou volte a contribuir ao INSS (Lei 8.213/1991, art. 96, III)';

const NEAR_IN_MONTHS = 24;

const egressText = (egressDate: string | null): string => (egressDate === null ? 'hoje' : formatDate(egressDate));

const periodOf = ({ ingressDate, egressDate }: WorkRecord): string =>
  `${formatDate(ingressDate)} a ${egressText(egressDate)}`;

const inPeriod = ({ ingressDate, egressDate }: WorkRecord): string =>
  ingressDate === egressDate
    ? `em ${formatDate(ingressDate)}`
    : `de ${formatDate(ingressDate)} a ${egressText(egressDate)}`;

/** What stays where it is; of several parts the reason once. @see Lei 8.213/1991, art. 96, II */
const staysText = (parts: readonly Part[], { regimeType }: WorkRecord): string => {
  const stays = parts.flatMap(({ record, beside }) =>
    beside === null ? [] : { in: inPeriod(record), with: beside.companyName },
  );
  const [only] = stays;
  if (only === undefined) return '';
  const why = `não pode ser certificado e fica no ${regimeType} (Lei 8.213/1991, art. 96, II)`;
  return stays.length === 1
    ? ` ${only.in.charAt(0).toUpperCase()}${only.in.slice(1)} é concomitante com ${only.with}: ${why}.`
    : ` Concomitante com outro vínculo, ${why}: ${stays.map((part) => `${part.in}, com ${part.with}`).join('; ')}.`;
};

const DIVIDE_FIRST = ' Ao averbar, divida o registro: só o que foi certificado muda de regime.';

/** Counted beside a post by a certificate of the INSS, which nobody but the INSS gave. */
const isOfInss = (record: WorkRecord, records: readonly WorkRecord[]): boolean =>
  isCertifiedByInss(record) &&
  !isOfForces(record) &&
  records.some((other) => other.regimeType === 'RPPS' && other.isPublicService);

/** @see Lei 8.213/1991, art. 96, III and VIII */
const givenBack = (record: WorkRecord, free: string, regimeType: 'RPPS' | 'RGPS'): Candidate => ({
  id: `certify:${record.id}`,
  kind: 'certify',
  title: `Devolver ao INSS o tempo de ${record.companyName} (desaverbação)`,
  article: 'Lei 8.213/1991, art. 96, III e VIII',
  subject: subjectOf(record),
  documents: ['CTC original, não utilizada', 'Declaração do órgão de que o tempo não gerou vantagem'],
  deadline: null,
  evenWithoutEffect: true,
  saying: earlierForLess,
  text: `De ${free}, certificado pelo INSS e contado hoje no RPPS, onde deixa de contar. O órgão desfaz a averbação e a certidão volta ao INSS; é vedado, se o tempo averbado já gerou vantagem remuneratória ao servidor em atividade.`,
  otherwise: { by: 'hypothesis', hypothesis: { kind: 'certified', workRecordId: record.id, regimeType, cost: null } },
});

/** The day on which a servant has to leave, where it is near; null else. */
const leavesOn = ({ plan: { last, person }, regimeType }: AdvisedOn): string | null =>
  regimeType === 'RPPS' && last > person.calculationDate && last <= addMonths(person.calculationDate, NEAR_IN_MONTHS)
    ? isoOf(last)
    : null;

/**
 * Time of the other regime that has ended, each record by itself; of one that ran on beside work of this regime the rest.
 * @see Lei 8.213/1991, arts. 94 and 96, II
 */
export const certifySteps = (on: AdvisedOn): Candidate[] => {
  const { calculation, regimeType, day } = on;
  const leaves = leavesOn(on);
  const before = leaves === null ? '' : ` Averbar antes: o cargo termina em ${formatDate(leaves)}.`;
  const records = calculation.workRecords.filter(isInBrazil);
  return records.flatMap((record): Candidate[] => {
    const { egressDate } = record;
    if (record.regimeType === regimeType || egressDate === null || dayOf(egressDate) > dayOf(day)) return [];
    const parts = certifiable(record, calculation.workRecords, regimeType);
    const free = parts.filter(({ beside }) => beside === null).map((part) => periodOf(part.record));
    if (free.length === 0 || isUsedUp(record, calculation)) return [];
    const isWhole = parts.length === 1;
    if (isOfInss(record, records)) return [givenBack(record, listed(free), regimeType)];
    return [
      {
        id: `certify:${record.id}`,
        kind: 'certify',
        title: `Certificar ${isWhole ? 'o' : 'parte do'} tempo de ${record.companyName} (CTC)`,
        article: 'Lei 8.213/1991, arts. 94 e 96',
        subject: subjectOf(record),
        documents: [
          isOfForces(record) ? MILITARY_PROOF : 'Certidão de tempo de contribuição (CTC)',
          'Relação das remunerações de contribuição',
        ],
        deadline: leaves,
        evenWithoutEffect: true,
        saying: earlierForLess,
        text: `De ${listed(free)}, contado hoje só no ${record.regimeType}.${staysText(parts, record)}${isWhole ? '' : DIVIDE_FIRST} Quem certifica é ${certifierOf(record)}; o tempo deixa de contar no regime de origem${record.regimeType === 'RGPS' ? ALSO_TO_PAY_ON : ''}.${before}`,
        otherwise: {
          by: 'hypothesis',
          hypothesis: { kind: 'certified', workRecordId: record.id, regimeType, cost: null },
        },
      },
    ];
  });
};
