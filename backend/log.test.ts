import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StoreUnavailable } from '../stores/errors.ts';
import { createLogger } from './log.ts';
import { startApi } from './testing/api.ts';
import { newCalculation, newCustomer, someone } from './testing/case-file.ts';

const lineSchema = z.looseObject({
  level: z.number(),
  time: z.iso.datetime(),
  msg: z.string(),
  correlationId: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
});

/** A logger at its most verbose, and its output. */
const listening = () => {
  const texts: string[] = [];
  const logger = createLogger('trace', { write: (text) => void texts.push(text) });
  return { logger, said: () => texts.join(''), lines: () => texts.map((text) => lineSchema.parse(JSON.parse(text))) };
};

const secrets = {
  name: 'Quitéria Sigilosa',
  email: 'quiteria@sigilo.test',
  address: 'Rua Reservada, 12',
  phone: '47999991234',
  company: 'Empresa Confidencial',
};

describe('the log of an API', () => {
  it('records each request’s route, status and correlation id, and no personal data', async () => {
    const { logger, said, lines } = listening();
    const api = await startApi({ workers: true, logger });
    const adviser = await api.adviser({ name: 'Advogada Discreta' });
    await api.nobody.post('/auth/login', { email: adviser.email, password: adviser.password });
    await api.nobody.post('/auth/login', { email: adviser.email, password: 'errada-secreta' });

    const { name, email, address, phone, company } = secrets;
    const correlationId = 'um-pedido-so-de-teste';
    const created = await adviser.post(
      '/customers',
      { customer: { ...someone, name } },
      { headers: { 'X-Correlation-Id': correlationId } },
    );
    const customer = await newCustomer(adviser, { ...someone, name, email, address, mainPhoneNumber: phone });
    await adviser.put(`/customers/${customer.id}`, {
      customer: { name, email: address, inventado: phone },
    });
    await adviser.get(`/customers?search=${encodeURIComponent(name)}`);
    await adviser.get(`/customers/${encodeURIComponent(name)}`);
    await adviser.post('/customers', `{"customer":{"name":"${name}"`, {
      headers: { 'Content-Type': 'application/json' },
    });
    const calculation = await newCalculation(adviser, customer.id, { name: company });
    await adviser.post('/work-records', {
      workRecord: { calculationId: calculation.id, companyName: company, ingressDate: '31/02/1990' },
    });
    const form = new FormData();
    form.set('calculationId', calculation.id);
    form.set('file', new Blob([`%PDF-1.4 ${name} ${email}`]), `${name}.pdf`);
    await adviser.post('/cnis-imports', form);
    await api.close();

    expect(created.headers.get('X-Correlation-Id')).toBe(correlationId);
    const requests = lines().filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(8);
    for (const { correlationId: given, route, status } of requests) {
      expect(given).toMatch(/^[\w-]{8,64}$/);
      expect(route).not.toMatch(/\d{4}/);
      expect(status).toBeGreaterThan(0);
    }
    expect(requests.map(({ correlationId: given }) => given)).toContain(correlationId);
    for (const secret of [...Object.values(secrets), adviser.email, adviser.password, adviser.token, 'errada-secreta'])
      expect(said()).not.toContain(secret);
    expect(said()).not.toContain(encodeURIComponent(name));
  });

  it('adds the request’s correlation id to the error that ended it', async () => {
    const { logger, lines } = listening();
    const api = await startApi({ logger });
    const adviser = await api.adviser();
    await api.deps.stores.keys.close();
    const headers = { 'X-Correlation-Id': 'a-request-without-keys' };
    const answer = await adviser.post('/customers', { customer: someone }, { headers });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    await api.close();
    const [error] = lines().filter(({ level }) => level === 50);
    expect(error).toMatchObject({ correlationId: 'a-request-without-keys', msg: 'StoreUnavailable' });
  });
});

describe('an error in the log', () => {
  it('has its name, message and place', () => {
    const { logger, lines } = listening();
    logger.error({ err: new StoreUnavailable('jobs', new Error('ECONNREFUSED')) }, 'interrupted');
    expect(lines()[0]).toMatchObject({
      err: {
        name: 'StoreUnavailable',
        message: 'The jobs store cannot be reached: ECONNREFUSED',
        stack: expect.stringContaining('log.test.ts'),
      },
    });
  });

  it('has none of the values that failed validation', () => {
    const { logger, said } = listening();
    const refused = z.object({ email: z.literal('x') }).safeParse({ email: secrets.email }, { reportInput: true });
    logger.error({ err: refused.error }, 'failed');
    logger.error({ err: secrets.name }, 'thrown text');
    expect(said()).not.toContain(secrets.email);
    expect(said()).not.toContain(secrets.name);
  });
});
