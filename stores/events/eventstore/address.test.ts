import { describe, expect, it } from 'vitest';
import { MalformedAddress } from '../../config.ts';
import { appendOptions, clientOf } from './address.ts';

describe('an append', () => {
  it.each([
    ['esdb://ana:s%40y@one:2113', { username: 'ana', password: 's@y' }],
    ['esdb+discover://ana:say@cluster:2113?nodePreference=leader', { username: 'ana', password: 'say' }],
    ['esdb://one:2113?tls=false', { username: '', password: '' }],
    ['esdb://one:2113?keepAliveInterval=-1&tls=false&keepAliveTimeout=9', { username: '', password: '' }],
  ])('to %s is a call of its own, with our limit of time', (address, credentials) => {
    expect(appendOptions(address, 10)).toEqual({ credentials, deadline: 10 });
  });

  it.each(['esdb://one:2113', 'esdb://one:2113,two:2113?tls=true'])(
    'to %s, where nobody is named, names nobody, and leaves time for clocks that differ',
    (address) => {
      expect(appendOptions(address, 10)).toEqual({ deadline: 60_000 });
    },
  );
});

describe('an address', () => {
  it.each(['kurrentdb://one:2113', 'esdb://one:port', 'esdb://', 'esdb://one:2113?tls=maybe'])(
    'like %s is refused by name',
    (address) => {
      expect(() => clientOf(address)).toThrow(MalformedAddress);
    },
  );

  it('is not repeated where it holds a password', () => {
    const malformed = () => clientOf('esdb://ana:secret@one:port');
    expect(malformed).toThrow('The address of EventStoreDB is malformed');
    expect(malformed).not.toThrow(/secret|ana|one/);
  });
});
