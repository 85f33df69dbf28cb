import { DateTime } from 'luxon';
import type { PaymentType } from '../../domain/accounts/account.ts';
import { type AccountStanding, accountStanding, activeStanding, lastDayOf } from '../../domain/accounts/status.ts';
import { firstChargeOn } from '../../domain/accounts/trial.ts';
import type { User } from '../../domain/api/auth.ts';
import { planOption } from '../../domain/plans/find.ts';
import { TIME_ZONE } from '../../domain/words/today.ts';
import type { AccountDocument } from '../../projections/accounts/schema.ts';
import type { Stamped } from '../../projections/projection.ts';
import type { UserDocument } from '../../projections/users/schema.ts';
import type { Deps } from '../deps.ts';

/** A user with the account that decides what they may do. */
export interface LoadedUser extends AccountStanding {
  readonly document: Stamped<UserDocument>;
  readonly user: User;
  /** How the account pays; null for one that was not bought. */
  readonly paymentType: PaymentType | null;
}

export const loadUser = async (userId: string, deps: Deps): Promise<LoadedUser | null> => {
  const document = await deps.views.users.get(userId);
  return document === null
    ? null
    : withAccount(document, await deps.views.accounts.get(document.accountId), deps.now());
};

/** The administrator's own account is always active, so that an installation can be tried with that user alone. */
export const withAccount = (
  document: Stamped<UserDocument>,
  account: AccountDocument | null,
  now: string,
): LoadedUser => ({
  document,
  user: presentUser(document, account),
  paymentType: account?.facts.paymentType ?? null,
  ...standingOf(document, account, now),
});

const standingOf = ({ role }: UserDocument, account: AccountDocument | null, now: string): AccountStanding => {
  if (role === 'admin') return activeStanding;
  return account === null
    ? { accountStatus: 'INACTIVE', accountStatusCause: null }
    : accountStanding(account.facts, now);
};

export const logoAddress = (fileId: string): string => `/api/logos/${fileId}`;

/** The last moment of a day in São Paulo, as an instant. */
const endOf = (day: string | null): string | null =>
  day === null ? null : DateTime.fromISO(day, { zone: TIME_ZONE }).endOf('day').toJSDate().toISOString();

/** A trial lasts to the end of the day of its first charge; a PIX that is not paid yet gives no day at all. */
const validUntil = (facts: AccountDocument['facts']): string | null => {
  const isTried = facts.trialEndsAt !== null && facts.paymentType !== 'PIX';
  return lastDayOf(facts) ?? (isTried ? firstChargeOn(facts) : null);
};

const presentUser = (document: UserDocument, account: AccountDocument | null): User => ({
  id: document.id,
  name: document.profile.name,
  email: document.profile.email,
  phone: document.profile.phone,
  role: document.role,
  active: document.active,
  accountId: document.accountId,
  office: document.profile.office,
  oab: document.profile.oab,
  city: document.profile.city,
  logo: document.logo === null ? null : logoAddress(document.logo),
  planId: account?.facts.planId ?? null,
  planName: planOption(account?.facts.planId ?? '')?.plan.name ?? null,
  planValidUntil: account === null ? null : validUntil(account.facts),
  accountAdmin: document.accountAdmin,
  // Colleagues whom an office adds have no trial of their own.
  trialAsaasExpiration: document.trialExpiration && (account?.facts.trialEndsAt ?? document.trialExpiration),
  asaasSubscriptionId: account?.facts.subscriptionId ?? null,
  asaasSubscriptionExpiration: endOf(account?.facts.paidUntil ?? account?.facts.licenceExpiryDate ?? null),
  createdAt: document.createdAt,
  lastActionAt: document.lastActionAt,
});
