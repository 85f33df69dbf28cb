import { asIs, type FieldWords } from '../words/field-words.ts';
import { choiceWords, yesOrNo } from '../words/fields.ts';
import { formatCpf, formatDate, formatNit, formatPhone, formatZipcode } from '../words/format.ts';
import { unitInWords } from '../words/units.ts';
import type { CustomerFields } from './customer.ts';

/** How each datum of a client is written for a reader. */
export const customerWords: FieldWords<CustomerFields> = {
  name: asIs,
  email: asIs,
  birthDate: formatDate,
  cpf: formatCpf,
  nit: formatNit,
  gender: asIs,
  currentProfession: asIs,
  maritalStatus: asIs,
  mainPhoneNumber: formatPhone,
  secondaryPhoneNumber: formatPhone,
  zipcode: formatZipcode,
  address: asIs,
  city: asIs,
  state: unitInWords,
  publicServantCity: asIs,
  publicServantState: unitInWords,
  notes: asIs,
  disablement: yesOrNo,
  inServiceDisablement: yesOrNo,
  disablementDate: formatDate,
  status: (status) => choiceWords.status[status],
};
