import { StoreUnavailable, StoreUnusable } from '../../errors.ts';
import type { Address } from './address.ts';
import { isRefusal, UNAUTHENTICATED } from './errors.ts';
import { type Finding, lookAt } from './looking.ts';

const SETTING = 'EVENTSTORE_URL';

/**
 * The error for whoever starts the program, in place of gRPC's own text: which setting, and what to do.
 * StoreUnavailable where waiting may help, StoreUnusable where it does not.
 */
export const whyNotOpened = async (error: unknown, asked: 'read' | 'write', address: Address): Promise<unknown> => {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  if (isRefusal(cause)) return new StoreUnusable(SETTING, notPermitted(cause, asked, address), cause);
  if (!(error instanceof StoreUnavailable)) return error;

  const findings = await Promise.all(
    address.nodes.map(async (node) => ({ node, finding: await lookAt(node, address) })),
  );
  const told = findings.map(
    ({ node, finding }) => `${node.host}:${node.port} ${SENTENCES[finding.kind](finding.detail)}`,
  );
  const remedies = new Set(findings.map(({ finding }) => REMEDIES[finding.kind]));
  const sentence = [told.join('; '), ...remedies].join('. ');
  const settled = findings.some(({ finding }) => !PASSING.has(finding.kind));
  return settled
    ? new StoreUnusable(SETTING, sentence, cause)
    : new StoreUnavailable('events', `${SETTING}: ${sentence}`);
};

const notPermitted = (error: unknown, asked: 'read' | 'write', { credentials, tls }: Address): string => {
  if (!tls) return 'the server wants a user, and none is sent with tls=false: take that option out';
  if (credentials === null) return 'the server wants a user: write esdb://user:password@…';
  if (error instanceof Error && 'code' in error && error.code === UNAUTHENTICATED)
    return 'the server does not know this user, or the password is another one: correct user:password@ in the address';
  return asked === 'read'
    ? 'its user may not read $all: make it a member of $admins, or name it in the default access list ($settings)'
    : 'its user may read but not write: give it the right to write the streams of the program as well';
};

const SENTENCES: Readonly<Record<Finding['kind'], (detail: string) => string>> = {
  unknown: () => 'is no known host',
  refusing: () => 'refuses connections',
  silent: () => 'does not answer',
  untrusted: (detail) => `shows a certificate that is not trusted (${detail})`,
  'without TLS': () => 'does not speak TLS',
  'with TLS': () => 'speaks TLS only',
  listening: () => 'takes connections',
};

const REMEDIES: Readonly<Record<Finding['kind'], string>> = {
  unknown: 'Correct the host',
  refusing: 'Start EventStoreDB there, or correct host and port',
  silent: 'Start EventStoreDB there, or let connections through to it',
  untrusted:
    'Name the file of its authority’s certificate in the option tlsCAFile, and the host as the certificate does',
  'without TLS': 'Write ?tls=false behind the address',
  'with TLS': 'Take tls=false out of the address',
  listening: 'No leader answered: is one elected, and is the address that it tells of itself reachable from here?',
};

/** Whether the same settings may work a moment later. */
const PASSING: ReadonlySet<Finding['kind']> = new Set(['unknown', 'refusing', 'silent', 'listening']);
