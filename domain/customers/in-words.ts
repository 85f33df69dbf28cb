import { customerFields } from '../api/customers.ts';
import { asIs, type FieldWords, typedTexts } from '../words/field-words.ts';
import { choiceWords, yesOrNo } from '../words/fields.ts';
import { formatCpf, formatDate, formatNit, formatPhone, formatZipcode } from '../words/format.ts';
import { unitInWords } from '../words/units.ts';
import type { CustomerFields } from './customer.ts';

/** How each datum of a client is written for a reader. */
export const customerWords: FieldWords<CustomerFields> = {
  ...typedTexts(customerFields),
  email: asIs,
  birthDate: formatDate,
  cpf: formatCpf,
  nit: formatNit,
  gender: asIs,
  maritalStatus: asIs,
  mainPhoneNumber: formatPhone,
  secondaryPhoneNumber: formatPhone,
  zipcode: formatZipcode,
  state: unitInWords,
  publicServantState: unitInWords,
  disablement: yesOrNo,
  inServiceDisablement: yesOrNo,
  disablementDate: formatDate,
  status: (status) => choiceWords.status[status],
};
