/** Time in the Armed Forces, which these certify and no institute of social security. */
import type { WorkRecord } from '../calculations/work-records/work-record.ts';

const FORCES = /ex[eé]rcito|marinha|aeron[aá]utica|for[cç]as armadas|servi[cç]o militar/i;

export const isOfForces = ({ companyName }: Pick<WorkRecord, 'companyName'>): boolean => FORCES.test(companyName);

export const MILITARY_PROOF = 'Certidão de tempo de serviço militar (da Força Armada em que serviu)';
