import { createContext, use } from 'react';
import type { AccountStatus, AccountStatusCause, User } from '../../../../domain/api/auth.ts';
import type { Settings } from '../../../../domain/api/settings.ts';

/** Who is here, and what the installation offers. */
export interface Session {
  user: User;
  accountStatus: AccountStatus;
  /** Why the account is INACTIVE. */
  accountStatusCause: AccountStatusCause;
  /** The password was set by an administrator: another one has to be chosen. */
  credentialChangeRequired: boolean;
  /** Whether a code is asked for at sign-in. */
  secondFactor: boolean;
  links: Settings['links'];
  /** Payments go to the built-in simulator. */
  simulatedPayments: boolean;
  /** Who sells; null: nobody is set. */
  seller: Settings['seller'];
}

export const SessionContext = createContext<Session | null>(null);

/** Who is here, on a page that visitors read too; null: nobody is signed in. */
export const useSessionIfAny = (): Session | null => use(SessionContext);

export const useSession = (): Session => {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionGate above it');
  return session;
};

export const isManagement = ({ user }: Session): boolean => user.role === 'admin';

/** Whether the list of users is theirs: the administrators' whole, an office's own administrator the one of the account. */
export const managesUsers = (session: Session): boolean => isManagement(session) || session.user.accountAdmin;

/** Whether the account may use the calculator, and so has clients to look for. */
export const mayCalculate = ({ accountStatus }: Session): boolean =>
  accountStatus === 'ACTIVE' || accountStatus === 'ONLY_TRIAL';

/**
 * A user who signed up has a trial, or, whose CPF had one before, a subscription without one; one whom an administrator
 * made has neither.
 */
export const isRegistered = ({ user }: Session): boolean => user.trialAsaasExpiration !== null || hasBought(user);

const hasBought = ({ accountAdmin, asaasSubscriptionId }: User): boolean =>
  accountAdmin && asaasSubscriptionId !== null;

export const isInTrial = ({ user }: Session, now: Date): boolean =>
  user.trialAsaasExpiration !== null && now < new Date(user.trialAsaasExpiration);

const dayLength = 24 * 60 * 60 * 1000;
const lockedDays = 7;

/**
 * Whole days until the training areas open, counted from the user's creation: of a sign-up its trial, which the payment
 * simulator can make older. 0 once they are open, and for administrators.
 */
export const daysUntilTraining = ({ user }: Session, now: Date): number => {
  if (user.role === 'admin') return 0;
  const seventhDay = new Date(user.createdAt).getTime() + lockedDays * dayLength;
  const opens = user.trialAsaasExpiration === null ? seventhDay : new Date(user.trialAsaasExpiration).getTime();
  return Math.max(0, Math.ceil((opens - now.getTime()) / dayLength));
};
