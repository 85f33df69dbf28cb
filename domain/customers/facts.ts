import type { Person } from '../law/input/input.ts';
import type { CustomerFields } from './customer.ts';
import type { CustomerEvent } from './events.ts';

/** What the law asks of a person: whatever else is said of a client changes no answer. */
const ASKED = {
  gender: true,
  birthDate: true,
  disablement: true,
  disablementDate: true,
  inServiceDisablement: true,
} as const satisfies Record<keyof Person, true>;

export const personOf = ({
  gender,
  birthDate,
  disablement,
  disablementDate,
  inServiceDisablement,
}: CustomerFields): Person => ({ gender, birthDate, disablement, disablementDate, inServiceDisablement });

/** Whether an event may change what the law says of a client's calculations. What cannot be read may be anything. */
export const changesPerson = (event: CustomerEvent): boolean => {
  if (event.type !== 'CustomerEdited') return true;
  const { personal } = event.data;
  return personal === null || Object.keys(personal).some((field) => field in ASKED);
};
