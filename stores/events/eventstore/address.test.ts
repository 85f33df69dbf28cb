import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { MalformedAddress } from '../../config.ts';
import { appendOptions, clientOf, readAddress } from './address.ts';

const folder = mkdtempSync(join(tmpdir(), 'genial-address-'));
afterAll(() => rmSync(folder, { recursive: true }));
const noPem = join(folder, 'notes.txt');
writeFileSync(noPem, 'no certificate');

describe('an append', () => {
  it.each([
    ['esdb://ana:s%40y@one:2113', { username: 'ana', password: 's@y' }],
    ['esdb+discover://ana:say@cluster:2113?nodePreference=leader', { username: 'ana', password: 'say' }],
    ['esdb://one:2113?tls=false', { username: '', password: '' }],
    ['esdb://one:2113?keepAliveInterval=-1&tls=false&keepAliveTimeout=9', { username: '', password: '' }],
  ])('to %s is a separate call, to the leader, with our deadline', (address, credentials) => {
    expect(appendOptions(readAddress(address), 10)).toEqual({ credentials, deadline: 10, requiresLeader: true });
  });

  it.each(['esdb://one:2113', 'esdb://one:2113,two:2113?tls=true'])(
    'to %s, without a user, sends none, and allows for clocks that differ',
    (address) => {
      expect(appendOptions(readAddress(address), 10)).toEqual({ deadline: 60_000, requiresLeader: true });
    },
  );
});

describe('an address', () => {
  let said: MockInstance[];
  beforeEach(() => {
    said = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
  });
  afterEach(() => {
    for (const spy of said) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  it.each([
    ['kurrentdb://one:2113', 'it begins with esdb:// or esdb+discover://'],
    ['esdb://', 'host 1 is no host:port'],
    ['esdb://one:port', 'host 1 is no host:port'],
    ['esdb://one:2113,two:70000', 'host 2 is no host:port'],
    ['esdb://one:2113?tls=maybe', 'the option tls is true or false'],
    ['esdb://one:2113?tlsVerifyCret=false', 'there is no option tlsVerifyCret'],
    ['esdb://one:2113?tlsVerifyCert=false', 'the option tlsVerifyCert has no effect but true'],
    ['esdb://one:2113?nodePreference=follower', 'the option nodePreference can only be leader'],
    ['esdb://one:2113?keepAliveInterval=500', 'the option keepAliveInterval is 10000 ms or more, or -1'],
    ['esdb://one:2113?gossipTimeout=soon', 'the option gossipTimeout is a number of seconds'],
    ['esdb://one:2113?tls', 'an option is written name=value'],
    ['esdb://one:2113?tlsCAFile=/not/there.crt', 'tlsCAFile, /not/there.crt, cannot be read (ENOENT)'],
    [`esdb://one:2113?tlsCAFile=${noPem}`, `tlsCAFile, ${noPem}, is no PEM file`],
    ['esdb://one:2113?userCertFile=/a.crt', 'userCertFile and userKeyFile go together'],
  ])('like %s is refused, naming the reason', (address, reason) => {
    const malformed = () => readAddress(address);
    expect(malformed).toThrow(MalformedAddress);
    expect(malformed).toThrow(`The address of EventStoreDB is malformed (EVENTSTORE_URL): `);
    expect(malformed).toThrow(reason);
  });

  it.each([
    ['esdb://ana:se@cret@one:2113', 'written %40'],
    ['esdb://ana:se:cret@one:2113', ': is written %3A'],
    ['esdb://ana:se/cret@one:2113', '/ %2F'],
    ['esdb://ana:se%cret@one:2113', 'a % is written %25'],
    ['esdb://ana:secret@one:port', 'host 1 is no host:port'],
    ['esdb://ana:secret', 'host 1 is no host:port'],
    ['esdb://ana:secret@', 'host 1 is no host:port'],
    ['esdb://ana:secret@one:2113?tlsVerifyCert=false', 'tlsVerifyCert'],
    ['esdb://ana:secret@one:2113?tlsCaFlie=/a', 'there is no option tlsCaFlie'],
  ])('like %s is refused without repeating user and password, and nothing is printed', (address, reason) => {
    const malformed = () => readAddress(address);
    expect(malformed).toThrow(reason);
    expect(malformed).not.toThrow(/se.?cret|ana|one/);
  });

  it('reaches the client without anything that it would warn about', () => {
    const address = readAddress('esdb://ana:s%40%3A%2F%25y@one/?TLS=true&keep-alive-interval=-1&connectionName=a%20b');
    expect(address).toMatchObject({
      nodes: [{ host: 'one', port: 2113 }],
      tls: true,
      credentials: { username: 'ana', password: 's@:/%y' },
      text: 'esdb://ana:s%40%3A%2F%25y@one:2113?tls=true&keepAliveInterval=-1&connectionName=a%20b',
    });
    expect(clientOf(address).connectionName).toBe('a b');
  });

  it('that names several nodes uses whichever answers, even with +discover', () => {
    expect(readAddress('esdb+discover://a,b,c?tls=false').text).toBe('esdb://a:2113,b:2113,c:2113?tls=false');
    expect(readAddress('esdb+discover://cluster').text).toBe('esdb+discover://cluster:2113');
  });
});
