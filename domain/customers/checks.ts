import { messages } from '../words/messages.ts';
import type { CustomerFields } from './customer.ts';

type Refusals = Record<string, string>;

const mustBeKnown = ['name', 'birthDate', 'currentProfession', 'gender'] as const;

/** Required to save a customer. */
export const missingIn = (customer: CustomerFields): Refusals =>
  Object.fromEntries(
    mustBeKnown.filter((field) => customer[field] === null).map((field) => [field, messages.required] as const),
  );

/** What cannot be true of anybody on `today`. */
export const impossibleIn = (customer: CustomerFields, today: string): Refusals => {
  const { birthDate, disablement, disablementDate, inServiceDisablement } = customer;
  const refusals: Refusals = {};
  if (birthDate !== null && birthDate > today) refusals.birthDate = messages.futureDate;
  if (disablementDate !== null && disablementDate > today) refusals.disablementDate = messages.futureDate;
  if (!disablement && disablementDate !== null) refusals.disablementDate ??= messages.invalidValue;
  if (!disablement && inServiceDisablement) refusals.inServiceDisablement = messages.invalidValue;
  return refusals;
};
