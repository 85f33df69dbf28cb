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

/** Events a second that views are built at: on a busy machine with all of them changed, and on an idle one with few. */
const [SLOWEST, FASTEST] = [4_000, 20_000];

const secondsFor = (events: number): string => {
  const [least, most] = [Math.ceil(events / FASTEST), Math.ceil(events / SLOWEST)];
  return `${events.toLocaleString('en')} events, ${least === most ? most : `${least} to ${most}`} s`;
};

/** The views that a start has to build, those of them that show nothing until then, and how many events the log has, if that is known. */
interface Building {
  readonly views: readonly string[];
  readonly unshowable: readonly string[];
  readonly events: number | null;
}

/**
 * Told at a start that has to build views first, so that nobody takes the wait for a fault, and the next upgrade has
 * none.
 */
export const buildingFirst = ({ views, unshowable, events }: Building): string => {
  const refused =
    unshowable.length === 0
      ? ''
      : `; what needs ${unshowable.join(', ')} waits four seconds and is then refused (503), until they are built`;
  return (
    `The views ${views.join(', ')} are built from the log first${events === null ? '' : ` (${secondsFor(events)})`}; ` +
    `/readyz says how far they are. Until then the former ones are read, with what is saved meanwhile${refused}. ` +
    "Jobs wait for them. Before the next upgrade run `make views` in the new release's folder while the old program still " +
    'runs, and nobody waits: docs/operations.md#upgrade'
  );
};
