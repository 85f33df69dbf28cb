import type { AccountFacts } from '../accounts/account.ts';
import { DAYS_ANNOUNCED, endOfKeeping, requestedErasure } from '../accounts/erasure.ts';
import { dayOf, isoOf } from '../units/day.ts';
import { TERMS_NOTICE_DAYS, TERMS_VERSION } from '../words/terms-version.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import type { MoneyNotice } from './money/notice.ts';
import { moneyNotices } from './money.ts';
import { isNews, type NoticedAccount } from './noticed.ts';

/** What an office or a user is told by mail. Days are `YYYY-MM-DD`, values BRL, `at` an instant. */
export type Notice =
  | MoneyNotice
  | ({ readonly id: string } & (
      | {
          /** Days: of the terms that were accepted, of the new ones, and from which on they bind who is told now. */
          readonly kind: 'termsChanged';
          readonly accepted: string;
          readonly version: string;
          readonly bindsOn: string;
        }
      | { readonly kind: 'erasureAhead'; readonly eraseOn: string }
      | {
          readonly kind: 'erasureRequested';
          readonly withdrawUntil: string;
          readonly doneBy: string;
          /** A contract was cancelled, by the request or before it. */
          readonly isCancelled: boolean;
        }
      | { readonly kind: 'newDevice'; readonly device: string; readonly at: string }
      | { readonly kind: 'passwordChanged'; readonly at: string }
    ));

/** What an account's administrators are to be told now, whether or not they were. */
export const accountNotices = (account: NoticedAccount, now: string): readonly Notice[] =>
  account.facts.isAdministrators
    ? []
    : [...moneyNotices(account, now), ...termsChanged(account.facts, now), ...erasureAhead(account.facts, now)];

/** Whoever accepted earlier terms is told of those of today, once, while there is a contract. */
const termsChanged = ({ terms, cancellation, signingUp }: AccountFacts, now: string): readonly Notice[] => {
  if (terms === null || cancellation !== null || signingUp || terms.version >= TERMS_VERSION) return [];
  const bindsOn = isoOf(dayOf(dayInSaoPaulo(now)) + TERMS_NOTICE_DAYS);
  const versions = { accepted: terms.version, version: TERMS_VERSION };
  return [{ id: `terms-${TERMS_VERSION}`, kind: 'termsChanged', ...versions, bindsOn }];
};

const erasureAhead = (facts: AccountFacts, now: string): readonly Notice[] => {
  const requested = requestedErasure(facts);
  if (requested !== null) {
    const { requestedAt, withdrawUntil, doneBy } = requested;
    const isCancelled = facts.cancellation !== null;
    return [{ id: `erasure-${requestedAt}`, kind: 'erasureRequested', withdrawUntil, doneBy, isCancelled }];
  }
  const day = endOfKeeping(facts);
  if (day === null || dayOf(day) - dayOf(dayInSaoPaulo(now)) > DAYS_ANNOUNCED) return [];
  return [{ id: `erasure-${day}`, kind: 'erasureAhead', eraseOn: day }];
};

export interface NoticedUser {
  readonly news: readonly {
    readonly kind: 'newDevice' | 'passwordChanged';
    readonly id: string;
    readonly at: string;
    readonly device: string;
  }[];
}

/** What a user is to be told now, whether or not they were. */
export const userNotices = ({ news }: NoticedUser, now: string): readonly Notice[] =>
  news
    .filter(({ at }) => isNews(at, now))
    .map(({ kind, id, at, device }) =>
      kind === 'newDevice' ? { id: `${kind}-${id}`, kind, device, at } : { id: `${kind}-${id}`, kind, at },
    );
