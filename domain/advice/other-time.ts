/** Time of the other regime. */

import { isInBrazil } from '../calculations/work-records/abroad.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { addMonths, dayOf, isoOf } from '../units/day.ts';
import { formatDate } from '../words/format.ts';
import { type AdvisedOn, type Candidate, earlierForLess, subjectOf } from './candidate.ts';
import { isOfForces, MILITARY_PROOF } from './forces.ts';

/** Who certifies time of a regime, in Portuguese. */
export const certifierOf = ({ companyName, regimeType }: Pick<WorkRecord, 'companyName' | 'regimeType'>): string => {
  if (isOfForces({ companyName })) return 'a Força Armada em que serviu';
  return regimeType === 'RGPS' ? 'o INSS' : `o ente do regime próprio (${companyName})`;
};

const overlaps = (one: WorkRecord, other: WorkRecord): boolean =>
  one.ingressDate <= (other.egressDate ?? '9999-12-31') && other.ingressDate <= (one.egressDate ?? '9999-12-31');

type Worked = Pick<WorkRecord, 'ingressDate' | 'egressDate'>;

/** A record all of whose days the other has too. */
export const liesWithin = (one: Worked, other: Worked): boolean =>
  other.ingressDate <= one.ingressDate && (one.egressDate ?? '9999-12-31') <= (other.egressDate ?? '9999-12-31');

/** Time of before a retirement of the RGPS served it, or could have. @see Lei 8.213/1991, art. 96, III */
const isUsedUp = ({ regimeType, ingressDate }: WorkRecord, { fields }: AdvisedOn['calculation']): boolean =>
  regimeType === 'RGPS' && fields.retiredSince !== null && ingressDate < fields.retiredSince;

/** What is certified is not there for whoever pays the INSS for a right of its own: one of both is chosen. @see Lei 8.213/1991, art. 96, III */
const ALSO_TO_PAY_ON = ', também para quem continue ou volte a contribuir ao INSS (Lei 8.213/1991, art. 96, III)';

const NEAR_IN_MONTHS = 24;

/** The day on which a servant has to leave, where it is near; null else. */
const leavesOn = ({ plan: { last, person }, regimeType }: AdvisedOn): string | null =>
  regimeType === 'RPPS' && last > person.calculationDate && last <= addMonths(person.calculationDate, NEAR_IN_MONTHS)
    ? isoOf(last)
    : null;

/**
 * Time of the other regime that has ended, each record by itself; none of days that the regime counts already.
 * @see Lei 8.213/1991, arts. 94 and 96, II
 */
export const certifySteps = (on: AdvisedOn): Candidate[] => {
  const { calculation, regimeType, day } = on;
  const leaves = leavesOn(on);
  const before = leaves === null ? '' : ` Averbar antes: o cargo termina em ${formatDate(leaves)}.`;
  const records = calculation.workRecords.filter(isInBrazil);
  const own = records.filter((record) => record.regimeType === regimeType);
  return records.flatMap((record): Candidate[] => {
    const { egressDate } = record;
    if (record.regimeType === regimeType || egressDate === null || dayOf(egressDate) > dayOf(day)) return [];
    if (own.some((other) => liesWithin(record, other)) || isUsedUp(record, calculation)) return [];
    const beside = own.find((other) => overlaps(record, other));
    const base = {
      id: `certify:${record.id}`,
      kind: 'certify',
      title: `Certificar o tempo de ${record.companyName} (CTC)`,
      article: 'Lei 8.213/1991, arts. 94 e 96',
      subject: subjectOf(record),
      documents: [
        isOfForces(record) ? MILITARY_PROOF : 'Certidão de tempo de contribuição (CTC)',
        'Relação das remunerações de contribuição',
      ],
      deadline: leaves,
    } as const;
    const period = `${formatDate(record.ingressDate)} a ${formatDate(egressDate)}`;
    if (beside !== undefined) {
      return [
        {
          ...base,
          documents: [...base.documents],
          text: `Parte de ${period} é concomitante com ${beside.companyName} e não pode ser certificada: divida o registro para ver o efeito do resto.`,
          otherwise: null,
          evenWithoutEffect: true,
        },
      ];
    }
    return [
      {
        ...base,
        documents: [...base.documents],
        evenWithoutEffect: true,
        saying: earlierForLess,
        text: `De ${period}, contado hoje só no ${record.regimeType}. Quem certifica é ${certifierOf(record)}; o tempo deixa de contar no regime de origem${record.regimeType === 'RGPS' ? ALSO_TO_PAY_ON : ''}.${before}`,
        otherwise: {
          by: 'hypothesis',
          hypothesis: { kind: 'certified', workRecordId: record.id, regimeType, cost: null },
        },
      },
    ];
  });
};
