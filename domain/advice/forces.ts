/** Time in the Armed Forces, which these certify and no institute of social security. */
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import type { Held } from '../law/engine/outlook/held.ts';
import { type Day, dayOf, monthOf } from '../units/day.ts';
import type { AdvisedOn } from './candidate.ts';

const FORCES = /ex[eé]rcito|marinha|aeron[aá]utica|for[cç]as armadas|servi[cç]o militar/i;

export const isOfForces = ({ companyName }: Pick<WorkRecord, 'companyName'>): boolean => FORCES.test(companyName);

/** Time of the Forces before any contribution to the INSS, which the record counts as carência all the same. */
export const isCarenciaOfForces = (
  record: Pick<WorkRecord, 'companyName' | 'regimeType' | 'isQualifyingPeriod'>,
): boolean => record.regimeType === 'RGPS' && record.isQualifyingPeriod && isOfForces(record);

const monthsOf = ({ ingressDate, egressDate }: WorkRecord): number =>
  egressDate === null ? 0 : monthOf(dayOf(egressDate)) - monthOf(dayOf(ingressDate)) + 1;

/** Without it the carência of the right would not be complete on its day. */
export const hangsOnForces = (on: AdvisedOn, { judgement: { demands } }: Held, day: Day): boolean => {
  const months = on.calculation.workRecords
    .filter(isCarenciaOfForces)
    .reduce((sum, record) => sum + monthsOf(record), 0);
  return (
    months > 0 &&
    demands.some(({ key, gate, metWithout }) => key === 'remunerations' && !gate && !metWithout(day, months))
  );
};

export const FORCES_NOT_CARENCIA =
  ' A carência deste direito só se completa com o tempo de serviço militar: o INSS pode não aceitar o tempo militar como carência, e a Justiça o tem admitido (a norma do INSS não foi lida aqui). Confira antes de pedir.';

export const MILITARY_PROOF = 'Certidão de tempo de serviço militar (da Força Armada em que serviu)';
