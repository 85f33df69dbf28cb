import type { Config } from '../config.ts';
import { salesClosedSentence } from '../sales.ts';
import type { SignIn } from './administrator.ts';

interface SignIns {
  /** Just created; its password is shown only this once. */
  readonly administrator: SignIn | null;
  readonly demonstration: SignIn | null;
}

/** Prints the address and how to sign in, for whoever started the program. */
export const greeting = (config: Config, port: number, { administrator, demonstration }: SignIns): string => {
  const address = config.port === port ? config.publicUrl : `http://${config.host}:${port}`;
  const lines = [
    demonstration === null ? null : `  Demonstration: ${demonstration.email}  password: ${demonstration.password}`,
    administrator === null
      ? null
      : `  Administrator: ${administrator.email}  password: ${administrator.password}  (shown only this once)`,
    config.admin === null ? null : `  Administrator: ${config.admin.email}  password: as set in ADMIN_PASSWORD`,
  ].filter((line) => line !== null);
  const closed = config.missingForSales.length === 0 ? [] : [`\n  ${salesClosedSentence(config.missingForSales)}`];
  return [`\nGenial is running at ${address}\n`, ...lines, ...closed, `\n  API: ${address}/api/docs\n`].join('\n');
};

/** Told at a start that has to build views first, so that nobody takes the wait for a fault. */
export const buildingFirst = (views: readonly string[]): string =>
  `The views ${views.join(', ')} are built from the log first. What needs them waits meanwhile, and is answered 503 after four ` +
  'seconds; /readyz says how far they are. `make views` before an upgrade spares this wait: docs/operations.md#upgrade';
