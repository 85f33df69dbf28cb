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
  it('default to this machine, embedded stores and the demonstration', () => {
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

  it('treat an empty text as absent', () => {
    expect(configOf({ PORT: '', MONGO_URL: '', DEMO: '' }).port).toBe(3000);
  });

  it.each(['abc', '-1', '3.5', '70000', '0x50', '1e3'])('reject %s as a port', (port) => {
    expect(problemsOf({ PORT: port })).toEqual(['PORT: must be a port number from 0 to 65535']);
  });

  it('report each malformed setting on a line of its own', () => {
    const problems = problemsOf({
      PORT: '70000',
      DEMO: 'yes',
      MONGO_URL: 'localhost',
      SPECIAL_TIME_UNTIL: '2019-02-31',
    });
    expect(problems.map((line) => line.split(':')[0])).toEqual(['PORT', 'DEMO', 'MONGO_URL', 'SPECIAL_TIME_UNTIL']);
  });

  it('accept only EventStoreDB addresses that its client accepts', () => {
    expect(problemsOf({ EVENTSTORE_URL: 'kurrentdb://localhost:2113', JWT_SECRET: 'a secret long enough' })).toEqual([
      'EVENTSTORE_URL: must be an address such as esdb://localhost:2113?tls=false',
    ]);
  });

  it('require both settings of the administrator', () => {
    expect(problemsOf({ ADMIN_EMAIL: 'a@genial.test' })).toEqual([
      'ADMIN_PASSWORD: is needed together with ADMIN_EMAIL',
    ]);
  });

  it('require a shared secret once any store is a server', () => {
    expect(problemsOf({ REDIS_URL: 'redis://localhost:6379' })).toHaveLength(1);
    expect(problemsOf({ REDIS_URL: 'redis://localhost:6379', JWT_SECRET: 'a secret long enough' })).toEqual([]);
  });

  it('add no demonstration to a server-grade log unless asked', () => {
    const server = { EVENTSTORE_URL: 'esdb://localhost:2113?tls=false', JWT_SECRET: 'a secret long enough' };
    expect(configOf(server).demo).toBe(false);
    expect(configOf({ ...server, DEMO: '1' }).demo).toBe(true);
  });

  it('read video lessons as JSON, and say what is wrong with them', () => {
    const lesson = { title: 'Do CNIS ao relatório', address: 'https://youtu.be/abc', length: '1:02:30' };
    expect(configOf({}).videos).toEqual({ welcome: null, lessons: [] });
    expect(configOf({ WELCOME_VIDEO: JSON.stringify(lesson), VIDEOS: JSON.stringify([lesson]) }).videos).toEqual({
      welcome: lesson,
      lessons: [lesson],
    });
    for (const wrong of ['[', '{}', JSON.stringify([{ ...lesson, length: '90' }]), '[{"address":"javascript:1"}]']) {
      expect(problemsOf({ VIDEOS: wrong })).toEqual([expect.stringMatching(/^VIDEOS: must be JSON such as/)]);
    }
  });

  it('take cards and keys nowhere in the clear', () => {
    const asaas = { ASAAS_API_KEY: '$aact_x', ASAAS_WEBHOOK_TOKEN: 't' };
    for (const url of ['http://api.asaas.com/v3', 'ftp://127.0.0.1', 'api.asaas.com', 'http://127.0.0.1.example.com'])
      expect(problemsOf({ ...asaas, ASAAS_URL: url }), url).toEqual([
        expect.stringMatching(/^ASAAS_URL: must be an https/),
      ]);
    for (const url of ['https://api.asaas.com/v3', 'http://127.0.0.1:9000/v3', 'http://localhost:9', 'http://[::1]:9'])
      expect(configOf({ ...asaas, ASAAS_URL: url }).asaas?.url).toBe(url);
  });

  it("notice a provider's key that a shell has taken for a variable", () => {
    const asaas = { ASAAS_URL: 'https://api-sandbox.asaas.com/v3', ASAAS_WEBHOOK_TOKEN: 't' };
    expect(problemsOf({ ...asaas, ASAAS_API_KEY: '_hmlg_abc' })).toEqual([
      expect.stringMatching(/^ASAAS_API_KEY: must begin with \$aact_/),
    ]);
    expect(problemsOf({ ...asaas, ASAAS_API_KEY: '$aact_hmlg_abc' })).toEqual([]);
  });

  it('open sales on this machine, and elsewhere only with a provider and a seller', () => {
    const server = { MONGO_URL: 'mongodb://localhost:27017/genial', JWT_SECRET: 'a secret long enough' };
    const provider = { ASAAS_URL: 'https://pay.example.com', ASAAS_API_KEY: 'k', ASAAS_WEBHOOK_TOKEN: 't' };
    const seller = {
      SELLER_NAME: 'Genial Ltda.',
      SELLER_DOCUMENT: '11.222.333/0001-81',
      SELLER_ADDRESS: 'Rua Inventada, 10, Curitiba, PR',
      SELLER_EMAIL: 'contato@genial.test',
    };
    const missing = (env: Record<string, string>) => configOf(env).missingForSales;
    expect(missing({})).toEqual([]);
    expect(missing(server)).toEqual(['ASAAS_URL']);
    expect(missing({ ...server, ASAAS_URL: 'simulator' })).toEqual([]);
    expect(configOf({ ...server, ASAAS_URL: 'simulator' }).asaas).toBeNull();
    expect(missing({ ...provider, ...seller, SELLER_EMAIL: '' })).toEqual(['SELLER_EMAIL']);
    expect(missing({ ...server, ...provider, ...seller })).toEqual([]);
    expect(configOf({ ...provider, ...seller }).seller).toEqual({
      name: 'Genial Ltda.',
      document: '11222333000181',
      address: 'Rua Inventada, 10, Curitiba, PR',
      email: 'contato@genial.test',
    });
    expect(problemsOf({ SELLER_DOCUMENT: '11.222.333/0001-80' })).toEqual(['SELLER_DOCUMENT: must be a CNPJ or a CPF']);
  });

  it('drop the trailing slash of the public address', () => {
    expect(configOf({ PUBLIC_URL: 'https://genial.example/' }).publicUrl).toBe('https://genial.example');
  });
});
