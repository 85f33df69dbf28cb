/** A record that an extract calls a benefit: it was received by who was insured, and no employer paid it. */
import { fold } from '../../words/format.ts';
import type { WorkRecord } from './work-record.ts';

export const isBenefitRecord = ({ cnisLink }: Pick<WorkRecord, 'cnisLink'>): boolean =>
  cnisLink !== null && fold(cnisLink.companyName) === 'beneficio';
