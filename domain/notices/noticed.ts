import type { AccountFacts } from '../accounts/account.ts';

/** News older than this is told to nobody: the program was off, or older than its mails. */
const DAYS_NEWS = 3;

export const isNews = (at: string, now: string): boolean => Date.parse(now) - Date.parse(at) < DAYS_NEWS * 86_400_000;

/** The oldest instant of which anybody is still told. */
export const newsSince = (now: string): string => new Date(Date.parse(now) - DAYS_NEWS * 86_400_000).toISOString();

/** When something of an invoice was last noted (ISO 8601). */
export interface Noted {
  readonly invoiceId: string;
  readonly at: string;
}

export interface NoticedAccount {
  readonly facts: AccountFacts;
  readonly createdAt: string;
  readonly name: string;
  readonly payments: readonly Noted[];
  readonly disputes: readonly Noted[];
  readonly refunds: readonly Noted[];
  /** When it was cancelled; null: it was not, or it came back. */
  readonly leaving: { readonly at: string } | null;
  /** When a request to be erased was taken back; null: none was, or another stands. */
  readonly erasureWithdrawnAt: string | null;
}
