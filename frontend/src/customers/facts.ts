import type { Customer } from '../../../domain/api/customers.ts';
import { formatCpf, formatDate, formatNit, formatPhone, formatZipcode } from '../../../domain/words/format.ts';
import { ageOn, today } from '../shared/clock.ts';
import type { CustomerFieldName } from './form-values.ts';
import { type CustomerSectionName, customerSections } from './sections.ts';
import { customerTexts as texts } from './texts.ts';

export interface CustomerSection {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}

const birth = (birthDate: string): string => {
  const age = ageOn(birthDate, today());
  return age === null ? formatDate(birthDate) : `${formatDate(birthDate)} (${texts.age(age)})`;
};

/** How a reader wants what is not written as it is kept. */
const written: Partial<Record<CustomerFieldName, (value: string) => string>> = {
  birthDate: birth,
  cpf: formatCpf,
  nit: formatNit,
  mainPhoneNumber: formatPhone,
  secondaryPhoneNumber: formatPhone,
  zipcode: formatZipcode,
  disablementDate: formatDate,
};

/** Who it is, in one line: birth, age, CPF, town. */
export const summaryOf = ({ birthDate, cpf, city, state }: Customer): string =>
  [
    birthDate === null ? null : birth(birthDate),
    cpf === null ? null : `${texts.fields.cpf} ${formatCpf(cpf)}`,
    [city, state].filter((part) => part !== null).join('/'),
  ]
    .filter((part) => part !== null && part !== '')
    .join(' · ');

/** A field of the client in words; a dash for what is not known. */
export const shownValue = (customer: Customer, name: CustomerFieldName): string => {
  const value = name === 'status' ? texts.statuses[customer.status] : customer[name];
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value === null || value === '') return texts.notInformed;
  return written[name]?.(value) ?? value;
};

const shown = (customer: Customer, section: CustomerSectionName): readonly CustomerFieldName[] => {
  const [first, ...details] = customerSections[section];
  switch (section) {
    case 'person': // the name is the title of the page
      return details;
    case 'disablement':
      return customer.disablement ? [first, ...details] : [first];
    case 'notes':
      return customer.notes === null ? [] : [first];
    default:
      return [first, ...details];
  }
};

const sectionNames: readonly CustomerSectionName[] = [
  'person',
  'contact',
  'address',
  'service',
  'disablement',
  'notes',
];

/** The client's data as a reader wants it: a dash for what is not known. */
export const factsOf = (customer: Customer): CustomerSection[] =>
  sectionNames
    .map((section) => ({
      title: texts.sections[section],
      facts: shown(customer, section).map((name) => [texts.fields[name], shownValue(customer, name)] as const),
    }))
    .filter(({ facts }) => facts.length > 0);
