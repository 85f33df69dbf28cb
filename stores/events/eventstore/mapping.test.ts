import { describe, expect, it } from 'vitest';
import { someEvent } from '../contract.ts';
import { START } from '../port.ts';
import { fromPosition, type ServerEvent, toEventData, toPosition, toRecorded } from './mapping.ts';

const position = (commit: bigint, prepare = commit) => ({ commit, prepare });

/** What the server would give back for an event appended. */
const resolved = (streamId: string, given: Partial<ServerEvent> = {}): { readonly event: ServerEvent } => {
  const { id, type, data, metadata } = toEventData(someEvent('Renamed', { name: 'Ana' }));
  return {
    event: {
      streamId,
      id,
      type,
      data,
      metadata,
      isJson: true,
      revision: 4n,
      position: position(7n),
      ...given,
    },
  };
};

describe('a position', () => {
  it('survives conversion to text, even beyond what a double represents', () => {
    const far = position(2n ** 63n + 1n, 2n ** 63n);
    expect(fromPosition(toPosition(far))).toEqual(far);
  });

  it('compares as text like the numbers do', () => {
    const numbers = [9n, 10n, 99n, 100n, 2n ** 40n, 2n ** 63n].map((commit) => toPosition(position(commit)));
    expect([...numbers].sort()).toEqual(numbers);
    expect(toPosition(position(5n, 4n)) < toPosition(position(5n, 5n))).toBe(true);
    expect(START < toPosition(position(0n))).toBe(true);
  });

  it('of another kind of log is refused', () => {
    expect(() => fromPosition('0000000000000007')).toThrow(TypeError);
  });
});

describe('an event of the server', () => {
  it('comes back as given, its version taken from the metadata', () => {
    expect(toRecorded(resolved('customer-1'))).toMatchObject({
      streamId: 'customer-1',
      type: 'Renamed',
      version: 1,
      data: { name: 'Ana' },
      metadata: { by: 'user-1', accountId: 'account-1' },
      revision: 4,
      position: toPosition(position(7n)),
    });
  });

  it('has no position if the server gave none', () => {
    expect(toRecorded(resolved('customer-1', { position: position(2n ** 64n - 1n) }))?.position).toBe(START);
  });

  it.each([
    ['of a system stream', resolved('$stats-0')],
    ['that is a broken link', {}],
    ['that is no JSON', resolved('customer-1', { isJson: false, data: new Uint8Array() })],
    ['of another program', resolved('customer-1', { metadata: { who: 'else' } })],
  ])('%s is not ours', (_what, event) => {
    expect(toRecorded(event)).toBeNull();
  });
});
