import { AccessDeniedError, UnavailableError, UnknownError } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import { isUnavailable } from './errors.ts';

const named = (name: string) => Object.assign(new Error(name), { code: 13 });

describe('an error of EventStoreDB’s client', () => {
  it.each([
    ['a node that does not answer', new UnavailableError()],
    ['a node that does not let us in', new AccessDeniedError()],
    ['a node that is still starting', new UnknownError(undefined, 'Could not recognize Server Is Not Ready')],
    ['a node with too much to do', new UnknownError(undefined, 'Could not recognize Server Is Busy')],
    ['a cluster during an election', new UnknownError(undefined, 'No leader info available in response')],
    ['a cluster that is not there', new Error('Failed to discover after 10 attempts.')],
    ['a call that was cut', Object.assign(new Error('cancelled'), { code: 1 })],
  ])('about %s means that the store is unavailable', (_what, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ['an error nobody knows', new UnknownError(undefined, 'Could not recognize Something Else')],
    ['an internal error', named('internal')],
    ['no error at all', 'text'],
  ])('that is %s does not', (_what, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
