import { type DestinationStream, pino } from 'pino';

/** The events that an installation's auditors ask for. */
export type SecurityEventName =
  | 'signed-in'
  | 'signed-up'
  | 'subscription-cancelled'
  | 'webhook-refused'
  | 'sign-in-failed'
  | 'sign-in-refused'
  | 'second-factor-failed'
  | 'second-factor-enabled'
  | 'second-factor-disabled'
  | 'too-many-attempts'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'session-ended'
  | 'reauthentication-failed'
  | 'password-reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'role-granted'
  | 'role-taken'
  | 'user-created'
  | 'user-moved'
  | 'user-activated'
  | 'user-deactivated'
  | 'user-removed'
  | 'user-forgotten'
  | 'account-created'
  | 'account-activated'
  | 'account-inactivated'
  | 'account-erased'
  | 'account-exported'
  | 'erasure-requested'
  | 'erasure-withdrawn'
  | 'licence-date-set'
  | 'plan-changed'
  | 'difference-paid'
  | 'indexes-changed'
  | 'recomputation-stopped'
  | 'recomputation-resumed'
  | 'customer-removed'
  | 'customer-exported'
  | 'customer-imported'
  | 'customers-exported'
  | 'customer-forgotten'
  | 'calculation-exported'
  | 'calculation-removed'
  | 'report-exported'
  | 'installation-exported'
  | 'access-refused';

/** Ids only: no name, no e-mail address and nothing about a client. */
export interface SecurityEvent {
  /** The acting user; null: nobody signed in, or the program itself. */
  readonly by: string | null;
  /** Id of the affected object. */
  readonly about?: string | undefined;
  /** The caller's network address. */
  readonly address?: string | undefined;
  readonly correlationId: string;
}

export interface SecurityLog {
  note(name: SecurityEventName, event: SecurityEvent): void;
}

/**
 * The security log of an installation: separate lines (`"log":"security"`) on standard error at every `LOG_LEVEL`
 * except `silent`.
 */
export const createSecurityLog = (level: string, destination?: DestinationStream): SecurityLog => {
  const lines = pino(
    {
      level: level === 'silent' ? 'silent' : 'info',
      base: { pid: process.pid, log: 'security' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(2),
  );
  return { note: (name, event) => lines.info(event, name) };
};
