import { type DestinationStream, pino } from 'pino';

/** What is told of, as whoever watches an installation asks for it. */
export type SecurityEventName =
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-refused'
  | 'too-many-attempts'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'reauthentication-failed'
  | 'password-reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'role-granted'
  | 'user-created'
  | 'user-moved'
  | 'user-activated'
  | 'user-deactivated'
  | 'user-removed'
  | 'user-forgotten'
  | 'account-created'
  | 'account-activated'
  | 'account-inactivated'
  | 'indexes-changed'
  | 'customer-removed'
  | 'customer-forgotten'
  | 'calculation-removed'
  | 'report-exported'
  | 'installation-exported'
  | 'access-refused';

/** Ids alone: no name, no e-mail address and nothing about a client. */
export interface SecurityEvent {
  /** Who did it; null: nobody signed in, or the program itself. */
  readonly by: string | null;
  /** Id of what it was done to. */
  readonly about?: string | undefined;
  /** The network address it came from. */
  readonly address?: string | undefined;
  readonly correlationId: string;
}

export interface SecurityLog {
  note(name: SecurityEventName, event: SecurityEvent): void;
}

/**
 * The log of what concerns the safety of an installation: lines of their own (`"log":"security"`) on the error output,
 * whatever `LOG_LEVEL` is, but for `silent`.
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
