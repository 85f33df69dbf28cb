/** A record of a benefit, by what an extract calls it or by its typed name: it was received by who was insured, and no employer paid it. */
import { fold } from '../../words/format.ts';
import type { WorkRecord } from './work-record.ts';

/** As offices and the INSS name the benefits whose months count as paid. @see Lei 8.213/1991, arts. 29, § 5, and 55, II */
const FOR_INCAPACITY =
  /^(\d{2} ?[-–] ?)?(auxilio[ -]doenca|(auxilio|beneficio|aposentadoria) por incapacidade|aposentadoria por invalidez)/;

export const isBenefitRecord = ({ companyName, cnisLink }: Pick<WorkRecord, 'companyName' | 'cnisLink'>): boolean =>
  cnisLink === null ? FOR_INCAPACITY.test(fold(companyName)) : fold(cnisLink.companyName) === 'beneficio';
