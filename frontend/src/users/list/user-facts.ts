import type { User } from '../../../../domain/api/auth.ts';
import { formatInstant, formatPhone } from '../../../../domain/words/format.ts';
import { userListTexts as texts } from './texts.ts';

/** What the list and the spreadsheet say of a user. */
export const statusOf = ({ active }: User): string => (active ? texts.active : texts.inactive);
export const phoneOf = ({ phone }: User): string => (phone === null ? texts.none : formatPhone(phone));
export const lastActionOf = ({ lastActionAt }: User): string =>
  lastActionAt === null ? texts.none : formatInstant(lastActionAt);
