import type { User } from '../../../../domain/api/auth.ts';
import type { Session } from './session.ts';

const user: User = {
  id: 'user-1',
  name: 'Helena Prado',
  email: 'helena@prado.test',
  phone: '11987654321',
  role: 'user',
  active: true,
  accountId: 'account-1',
  office: 'Prado Advocacia Previdenciária',
  oab: 'PR 12.345',
  city: 'Curitiba',
  logo: null,
  planId: null,
  trialAsaasExpiration: null,
  asaasSubscriptionId: null,
  asaasSubscriptionExpiration: null,
  planName: null,
  planValidUntil: null,
  accountAdmin: false,
  createdAt: '2026-01-05T12:00:00.000Z',
  lastActionAt: '2026-11-20T10:00:00.000Z',
};

/** A session for tests: an adviser whom an administrator made, long past the first seven days. */
export const aSession = (
  changes: Partial<User> = {},
  accountStatus: Session['accountStatus'] = 'ACTIVE',
  accountStatusCause: Session['accountStatusCause'] = null,
): Session => ({
  user: { ...user, ...changes },
  accountStatus,
  accountStatusCause,
  credentialChangeRequired: false,
  secondFactor: false,
  links: { training: null, communityRegistered: null, communityCreated: null, support: null, guide: null },
  simulatedPayments: false,
  seller: null,
});
