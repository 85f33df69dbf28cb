import { optionalEmail } from '../../../domain/api/common.ts';
import { isCpfOrCnpj } from '../../../domain/api/documents.ts';
import { registeredAccount } from '../../../domain/api/registration.ts';
import { password as passwordRule } from '../../../domain/api/users.ts';
import { registrationSentence } from '../../../domain/words/registration.ts';
import { type Check, contract } from '../shared/forms/checks.ts';
import { registerTexts as texts } from './texts.ts';
import type { RegisterValues } from './values.ts';

export interface Complaint {
  field: keyof RegisterValues;
  sentence: string;
}

const ZIPCODE_DIGITS = 8;
const isBlank = (text: string): boolean => text.trim() === '';

type Failing = (values: RegisterValues) => boolean;

/** In the specification's order; the first that fails stops the others. */
const checks: readonly (readonly [field: keyof typeof texts.checks, fails: Failing])[] = [
  ['acceptedTerms', ({ acceptedTerms }) => !acceptedTerms],
  ['name', ({ name }) => isBlank(name)],
  ['email', ({ email }) => isBlank(email)],
  ['phoneNumber', ({ phoneNumber }) => isBlank(phoneNumber)],
  ['state', ({ state }) => isBlank(state)],
  ['city', ({ city }) => isBlank(city)],
  ['neighborhood', ({ neighborhood }) => isBlank(neighborhood)],
  ['street', ({ street }) => isBlank(street)],
  ['streetNumber', ({ streetNumber }) => isBlank(streetNumber)],
  ['zipcode', ({ zipcode }) => zipcode.length < ZIPCODE_DIGITS],
  ['password', ({ password }) => password === ''],
  ['confirmPassword', ({ password, confirmPassword }) => confirmPassword !== password],
];

/** Of what was typed, as soon as the field is left: the payment provider would refuse it after the card. */
export const taxIdCheck: Check = (value) => (value === '' || isCpfOrCnpj(String(value)) ? null : texts.invalidTaxId);

/** A number with its area: eight digits, or nine of a mobile phone. Whether anybody has it is for the provider to say. */
const PHONE = /^[1-9]{2}9?\d{8}$/;

const { name, city, neighborhood, street, streetNumber } = registeredAccount.shape;
const limited = { name, city, neighborhood, street, streetNumber } as const;

/** What is longer than an account has room for. */
const tooLong = (values: RegisterValues): Complaint | null => {
  for (const field of ['name', 'city', 'neighborhood', 'street', 'streetNumber'] as const) {
    const sentence = contract(limited[field])(values[field]);
    if (sentence !== null) return { field, sentence };
  }
  return null;
};

/** What the server would refuse after a card was typed for nothing, asked once the twelve checks have passed. */
const refusedByServer = (values: RegisterValues): Complaint | null => {
  const { email, password, cpf, phoneNumber } = values;
  const long = tooLong(values);
  if (long !== null) return long;
  if (!PHONE.test(phoneNumber)) return { field: 'phoneNumber', sentence: texts.invalidPhone };
  if (contract(optionalEmail)(email) !== null)
    return { field: 'email', sentence: registrationSentence('InvalidEmailError') };
  const sentence = contract(passwordRule)(password);
  if (sentence !== null) return { field: 'password', sentence };
  return isCpfOrCnpj(cpf) ? null : { field: 'cpf', sentence: texts.invalidTaxId };
};

/** What is wrong with the first step; null when nothing is. */
export const firstComplaint = (values: RegisterValues): Complaint | null => {
  const failed = checks.find(([, fails]) => fails(values));
  return failed === undefined ? refusedByServer(values) : { field: failed[0], sentence: texts.checks[failed[0]] };
};
