import type { Customer } from '../../../domain/api/customers.ts';
import { formatDate, formatPhone, formatZipcode } from '../../../domain/words/format.ts';
import { ageOn, today } from '../shared/clock.ts';
import { customerTexts as texts } from './texts.ts';

export interface CustomerSection {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}

const birth = (birthDate: string | null): string | null => {
  if (birthDate === null) return null;
  const age = ageOn(birthDate, today());
  return age === null ? formatDate(birthDate) : `${formatDate(birthDate)} (${texts.age(age)})`;
};

const yesOrNo = (value: boolean): string => (value ? texts.yes : texts.no);
const phone = (digits: string | null): string | null => (digits === null ? null : formatPhone(digits));

const disablementOf = (customer: Customer) =>
  customer.disablement
    ? [
        [texts.fields.disablement, texts.yes],
        [texts.fields.inServiceDisablement, yesOrNo(customer.inServiceDisablement)],
        [texts.fields.disablementDate, formatDate(customer.disablementDate)],
      ]
    : [[texts.fields.disablement, texts.no]];

/** The client's data as a reader wants it: a dash for what is not known. */
export const factsOf = (customer: Customer): CustomerSection[] => {
  const section = (title: string, facts: (string | null)[][]): CustomerSection => ({
    title,
    facts: facts.map(([label, value]) => [label ?? '', value ? value : texts.notInformed] as const),
  });
  const { fields, sections } = texts;
  return [
    section(sections.person, [
      [fields.birthDate, birth(customer.birthDate)],
      [fields.gender, customer.gender],
      [fields.maritalStatus, customer.maritalStatus],
      [fields.currentProfession, customer.currentProfession],
      [fields.status, texts.statuses[customer.status]],
    ]),
    section(sections.contact, [
      [fields.email, customer.email],
      [fields.mainPhoneNumber, phone(customer.mainPhoneNumber)],
      [fields.secondaryPhoneNumber, phone(customer.secondaryPhoneNumber)],
    ]),
    section(sections.address, [
      [fields.address, customer.address],
      [fields.city, customer.city],
      [fields.state, customer.state],
      [fields.zipcode, customer.zipcode === null ? null : formatZipcode(customer.zipcode)],
    ]),
    section(sections.service, [
      [fields.publicServantCity, customer.publicServantCity],
      [fields.publicServantState, customer.publicServantState],
    ]),
    section(sections.disablement, disablementOf(customer)),
    ...(customer.notes === null ? [] : [section(sections.notes, [[fields.notes, customer.notes]])]),
  ];
};
