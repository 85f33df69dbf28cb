/** Names of the streams: one an aggregate, the installation's indexes in a single one. */
export const customerStream = (id: string): string => `customer-${id}`;
/** The documents kept of a customer. */
export const attachmentsStream = (customerId: string): string => `attachments-${customerId}`;
export const calculationStream = (id: string): string => `calculation-${id}`;
export const userStream = (id: string): string => `user-${id}`;
export const accountStream = (id: string): string => `account-${id}`;
/** `hash` of the folded address: the address itself stands in no stream name. */
export const emailStream = (hash: string): string => `email-${hash}`;
/** `hash` of a CPF or CNPJ under the key `TRIALS_KEY`: whether it had a trial. */
export const trialStream = (hash: string): string => `trial-${hash}`;
/** The owner of the key that hashes CPFs and CNPJs; it belongs to nobody, and is never destroyed. */
export const TRIALS_KEY = 'trials';
/** Sign-ins that failed, a stream a month (`YYYY-MM`). */
export const signInsStream = (month: string): string => `sign-ins-${month}`;
/** One for each notice, with the one event that it was sent. */
export const noticeStream = (id: string): string => `notice-${id}`;
/** A municipality as an office describes it, by the number of its regime. */
export const describedPlaceStream = (regimeId: number): string => `described-place-${regimeId}`;
export const INDEXES_STREAM = 'indexes';

/** 'customer-42' → '42' */
export const idOfStream = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
