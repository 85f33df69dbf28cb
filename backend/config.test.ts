import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const configOf = (env: Record<string, string>) => {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.config;
};
const problemsOf = (env: Record<string, string>) => {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.problems;
};

describe('settings', () => {
  it('start on this machine, with embedded stores and the demonstration, when nothing is set', () => {
    expect(configOf({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      publicUrl: 'http://127.0.0.1:3000',
      demo: true,
      jwtSecret: null,
      metricsToken: null,
      specialTimeUntil: '2019-11-13',
    });
  });

  it('take an empty text as absent', () => {
    expect(configOf({ PORT: '', MONGO_URL: '', DEMO: '' }).port).toBe(3000);
  });

  it.each(['abc', '-1', '3.5', '70000', '0x50', '1e3'])('take no port %s', (port) => {
    expect(problemsOf({ PORT: port })).toEqual(['PORT: must be a port number from 0 to 65535']);
  });

  it('name each malformed setting in a line of its own', () => {
    const problems = problemsOf({
      PORT: '70000',
      DEMO: 'yes',
      MONGO_URL: 'localhost',
      SPECIAL_TIME_UNTIL: '2019-02-31',
    });
    expect(problems.map((line) => line.split(':')[0])).toEqual(['PORT', 'DEMO', 'MONGO_URL', 'SPECIAL_TIME_UNTIL']);
  });

  it('take addresses of EventStoreDB only as its client does', () => {
    expect(problemsOf({ EVENTSTORE_URL: 'kurrentdb://localhost:2113', JWT_SECRET: 'a secret long enough' })).toEqual([
      'EVENTSTORE_URL: must be an address such as esdb://localhost:2113?tls=false',
    ]);
  });

  it('want the administrator whole', () => {
    expect(problemsOf({ ADMIN_EMAIL: 'a@genial.test' })).toEqual([
      'ADMIN_PASSWORD: is needed together with ADMIN_EMAIL',
    ]);
  });

  it('want a secret that all processes share once a store is a server', () => {
    expect(problemsOf({ REDIS_URL: 'redis://localhost:6379' })).toHaveLength(1);
    expect(problemsOf({ REDIS_URL: 'redis://localhost:6379', JWT_SECRET: 'a secret long enough' })).toEqual([]);
  });

  it('leave the data of a server-grade log alone unless the demonstration is asked for', () => {
    const server = { EVENTSTORE_URL: 'esdb://localhost:2113?tls=false', JWT_SECRET: 'a secret long enough' };
    expect(configOf(server).demo).toBe(false);
    expect(configOf({ ...server, DEMO: '1' }).demo).toBe(true);
  });

  it('write the public address without a slash at the end', () => {
    expect(configOf({ PUBLIC_URL: 'https://genial.example/' }).publicUrl).toBe('https://genial.example');
  });
});
