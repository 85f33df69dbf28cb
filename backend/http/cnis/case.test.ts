import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../../cnis-reader/testing/make-pdf.ts';
import {
  employmentHeader,
  employmentRow,
  furniture,
  gridCell,
  gridHeader,
} from '../../../cnis-reader/testing/pages.ts';
import { at } from '../../../cnis-reader/testing/pieces.ts';
import { calculation } from '../../../domain/api/calculations.ts';
import { caseAnswer, cnisImport, cnisImportCreated } from '../../../domain/api/cnis.ts';
import { customerAnswer } from '../../../domain/api/customers.ts';
import { CNIS_QUEUE } from '../../../workers/cnis/queue.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer, someone } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

const CPF = '52998224725';
const NIT = '12056412545';

let api: Api;
beforeAll(async () => {
  api = await startApi({ workers: true });
});
afterAll(() => api.close());

/** An extract of Joana with one job. */
const extractOf = (cpf: string, nit: string): Uint8Array<ArrayBuffer> => {
  const said = furniture().map((piece) => {
    if (piece.text === '000.123.456-78') return { ...piece, text: cpf };
    return piece.text === '100.20030.04-1' ? { ...piece, text: nit } : piece;
  });
  const job = [...employmentHeader(195), ...employmentRow(219), at(53, 255, 'Remunerações'), ...gridHeader(272)];
  return new Uint8Array(makePdf([{ pieces: [...said, ...job, ...gridCell(0, 287, '03/2011', '1.234,56')] }]));
};

const dropped = async (adviser: SignedIn, bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([bytes]), 'extrato.pdf');
  return adviser.post('/cnis-imports/new-case', form);
};

const readOf = async (adviser: SignedIn, bytes: Uint8Array<ArrayBuffer>) => {
  const { id } = (await dropped(adviser, bytes)).as(cnisImportCreated);
  for await (const _ of adviser.events(`/cnis-imports/${id}/events`));
  return (await adviser.get(`/cnis-imports/${id}`)).as(cnisImport);
};

describe('an extract that comes before its client', () => {
  it('proposes client and calculation, becomes both, and its reading goes on in the calculation', async () => {
    const adviser = await api.adviser();
    const read = await readOf(adviser, extractOf('529.982.247-25', '120.56412.54-5'));
    expect(read).toMatchObject({ status: 'done', calculationId: null });
    expect(read.proposal).toEqual({
      customer: { name: 'Joana Ficticia dos Testes', birthDate: '1991-08-17', cpf: CPF, nit: NIT },
      calculation: { name: 'CNIS 20/11/2026', regimeType: 'RGPS', registrationDate: '2011-03-14' },
      known: [],
    });
    const path = `/cnis-imports/${read.id}/case`;
    const headers = { 'Idempotency-Key': 'dropped-only-once' };
    const made = await adviser.post(path, { customer: { gender: 'Mulher' } }, { headers });
    expect(made.status, made.text).toBe(201);
    const { customerId, calculationId, importId } = made.as(caseAnswer);
    const { customer } = (await adviser.get(`/customers/${customerId}`)).as(customerAnswer);
    expect(customer).toMatchObject({ ...read.proposal?.customer, gender: 'Mulher' });
    const counted = (await adviser.get(`/calculations/${calculationId}`)).as(calculation);
    expect(counted).toMatchObject({ ...read.proposal?.calculation, customerId });
    for await (const _ of adviser.events(`/cnis-imports/${importId}/events`));
    const taken = (await adviser.get(`/cnis-imports/${importId}`)).as(cnisImport);
    expect(taken).toMatchObject({ status: 'done', calculationId, proposal: null, person: read.person });
    expect(taken.registers).toEqual(read.registers);
    const saved = await adviser.post(`/cnis-imports/${importId}/records`, { registers: [{ register: 0 }] });
    expect(saved.status, saved.text).toBe(201);

    const repeated = await adviser.post(path, { customer: { gender: 'Mulher' } }, { headers });
    expect([repeated.status, repeated.body]).toEqual([201, made.body]);
    expect((await adviser.get(`/cnis-imports/${read.id}`)).status).toBe(404);
    expect((await adviser.post(`/cnis-imports/${importId}/case`, {})).as(refusal).err).toBe('ImportAlreadyUsed');
  });

  it('is recognised by CPF, else by NIT, else by name and birth date, and adds what the client lacks', async () => {
    const adviser = await api.adviser();
    const joana = { ...someone, name: 'JOANA FICTÍCIA  dos Testes', birthDate: '1991-08-17' };
    const { id } = await newCustomer(adviser, joana);
    const mine = await newCalculation(adviser, id, { name: 'Antes' });
    await newCustomer(adviser, { ...joana, birthDate: '1960-01-01' });
    const bytes = extractOf('529.982.247-25', '120.56412.54-5');
    const byName = await readOf(adviser, bytes);
    expect(byName.proposal?.known).toEqual([
      {
        id,
        name: 'JOANA FICTÍCIA  dos Testes',
        birthDate: '1991-08-17',
        by: 'nameAndBirthDate',
        createdAt: api.clock.now,
        calculations: [{ id: mine.id, name: 'Antes', regimeType: 'RPPS' }],
      },
    ]);
    const into = await adviser.post(`/cnis-imports/${byName.id}/case`, { calculationId: mine.id });
    expect(into.as(caseAnswer)).toMatchObject({ customerId: id, calculationId: mine.id });
    expect((await adviser.get(`/customers/${id}`)).as(customerAnswer).customer).toMatchObject({ cpf: CPF, nit: NIT });
    expect((await readOf(adviser, bytes)).proposal?.known).toMatchObject([{ id, by: 'cpf' }]);

    const other = await api.adviser();
    const { id: nitOnly } = await newCustomer(other, { ...someone, nit: NIT });
    expect((await readOf(other, bytes)).proposal?.known).toMatchObject([{ id: nitOnly, by: 'nit' }]);
    // Of the same name and day, but with a CPF of their own: somebody else.
    const third = await api.adviser();
    await newCustomer(third, { ...joana, cpf: '11144477735' });
    expect((await readOf(third, bytes)).proposal?.known).toEqual([]);
  });

  it('proposes no number whose check digits are wrong', async () => {
    const { proposal } = await readOf(await api.adviser(), extractOf('000.123.456-78', '100.20030.04-1'));
    expect(proposal?.customer).toMatchObject({ cpf: null, nit: null });
  });

  it("is its account's alone, and nobody's calculation is taken", async () => {
    const [adviser, stranger] = [await api.adviser(), await api.adviser()];
    const { id } = await readOf(adviser, extractOf('529.982.247-25', '120.56412.54-5'));
    expect((await stranger.get(`/cnis-imports/${id}`)).status).toBe(404);
    expect((await stranger.post(`/cnis-imports/${id}/case`, {})).status).toBe(404);
    const theirs = await newCalculation(stranger, (await newCustomer(stranger)).id);
    expect((await adviser.post(`/cnis-imports/${id}/case`, { calculationId: theirs.id })).status).toBe(404);
    expect((await adviser.post(`/cnis-imports/${id}/records`, { registers: [{ register: 0 }] })).status).toBe(404);
  });
});

describe('a locked extract', () => {
  const locked = async () =>
    new Uint8Array(await readFile(new URL('../../../cnis-reader/fixtures/encrypted.pdf', import.meta.url)));

  it('is read with its password, which is written down nowhere', async () => {
    const adviser = await api.adviser();
    const { id: calculationId } = await newCalculation(adviser, (await newCustomer(adviser)).id);
    const form = new FormData();
    for (const [name, value] of Object.entries({ calculationId, password: 'segredo' })) form.set(name, value);
    form.set('file', new Blob([await locked()]), 'extrato.pdf');
    const { id } = (await adviser.post('/cnis-imports', form)).as(cnisImportCreated);
    for await (const _ of adviser.events(`/cnis-imports/${id}/events`));
    const read = (await adviser.get(`/cnis-imports/${id}`)).as(cnisImport);
    expect(read).toMatchObject({ status: 'done', person: { name: 'JOANA FICTICIA DOS TESTES' } });
    const job = await api.deps.stores.jobs.get({ queue: CNIS_QUEUE, id });
    expect(JSON.stringify(job)).not.toContain('segredo');
    for await (const file of api.deps.stores.files.list()) expect(file.id).not.toContain(id);
  });

  it('of a wrong password is refused under that field, and nothing is kept of it', async () => {
    const adviser = await api.adviser();
    const answer = await dropped(adviser, await locked(), { password: 'palpite' });
    expect([answer.status, answer.as(refusal).fields]).toEqual([
      422,
      { password: 'A senha não abre este PDF. Confira e tente de novo.' },
    ]);
    expect(answer.text).not.toContain('palpite');
  });

  it('without its password fails by name, as it does for a calculation', async () => {
    const adviser = await api.adviser();
    expect(await readOf(adviser, await locked())).toMatchObject({ status: 'failed', err: 'EncryptedPdf' });
  });
});

it('a removed client leaves nothing of their extracts behind', async () => {
  const adviser = await api.adviser();
  const read = await readOf(adviser, extractOf('529.982.247-25', '120.56412.54-5'));
  const { customerId, importId } = (await adviser.post(`/cnis-imports/${read.id}/case`, {})).as(caseAnswer);
  for await (const _ of adviser.events(`/cnis-imports/${importId}/events`));
  expect((await adviser.delete(`/customers/${customerId}`)).status).toBe(204);
  expect(await api.deps.stores.jobs.get({ queue: CNIS_QUEUE, id: importId })).toBeNull();
});
