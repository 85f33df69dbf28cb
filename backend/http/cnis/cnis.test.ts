import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CnisImport, cnisImport, cnisImportCreated } from '../../../domain/api/cnis.ts';
import { workRecordsAnswer } from '../../../domain/api/work-records.ts';
import { calculationStream } from '../../../domain/streams.ts';
import { notEmpty } from '../../../domain/testing/not-empty.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let adviser: SignedIn;
let calculationId: string;

const fixture = (name: string) => readFile(new URL(`../../../cnis-reader/fixtures/${name}.pdf`, import.meta.url));

beforeAll(async () => {
  api = await startApi({ workers: true });
  adviser = await api.adviser();
  calculationId = (await newCalculation(adviser, (await newCustomer(adviser)).id)).id;
});
afterAll(() => api.close());

const send = (bytes: Uint8Array | string, fields: Record<string, string> = { calculationId }) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([bytes]), 'extrato.pdf');
  return adviser.post('/cnis-imports', form);
};

const finished = async (
  bytes: Uint8Array | string,
  fields?: Record<string, string>,
): Promise<{ id: string; states: CnisImport[] }> => {
  const { id } = (await send(bytes, fields)).as(cnisImportCreated);
  const states: CnisImport[] = [];
  for await (const state of adviser.events(`/cnis-imports/${id}/events`)) states.push(cnisImport.parse(state));
  return { id, states };
};

const registerAt = (states: readonly CnisImport[], place: number) => {
  const register = states.at(-1)?.registers[place];
  if (register === undefined) throw new Error('the extract has such a register');
  return register;
};

const waitingFiles = async () => {
  const ids: string[] = [];
  for await (const { id } of api.deps.stores.files.list()) ids.push(id);
  return ids;
};

describe('an import', () => {
  it('is gone with the calculation that it was for', async () => {
    const { id: other } = await newCalculation(adviser, (await newCustomer(adviser)).id);
    const { id } = (await send(await fixture('short'), { calculationId: other })).as(cnisImportCreated);
    expect((await adviser.get(`/cnis-imports/${id}`)).status).toBe(200);
    await adviser.delete(`/calculations/${other}`);
    expect((await adviser.get(`/cnis-imports/${id}`)).status).toBe(404);
  });

  it('is read by a worker, tells how far it is, and saves nothing until the records are sent', async () => {
    const { id, states } = await finished(await fixture('short'));
    const last = states.at(-1);
    expect(last?.status).toBe('done');
    expect(last?.progress).toBe(1);
    expect(last?.registers.length).toBeGreaterThan(0);
    expect(states.map(({ progress }) => progress)).toEqual(
      [...states.map(({ progress }) => progress)].sort((a, b) => a - b),
    );
    expect((await adviser.get(`/cnis-imports/${id}`)).body).toEqual(last);
    await expect.poll(waitingFiles).toEqual([]);

    const empty = await adviser.get(`/calculations/${calculationId}/work-records`);
    expect([empty.as(workRecordsAnswer).workRecords.length, empty.etag]).toEqual([0, '"0"']);
    const workRecords = (last?.registers ?? [])
      .filter(({ kind, ingressDate }) => kind === 'employment' && ingressDate !== null)
      .map(({ companyName, ingressDate, egressDate, regimeType, salaries }) => ({
        calculationId,
        companyName,
        ingressDate,
        egressDate,
        regimeType,
        salaries,
      }));
    const saved = await adviser.post('/work-records/multiple', { workRecords });
    expect(saved.status, saved.text).toBe(201);
    expect(saved.as(workRecordsAnswer).workRecords).toHaveLength(workRecords.length);
  });

  it('is saved as it was decided, once, and found again in the next extract of the same person', async () => {
    const { id: target } = await newCalculation(adviser, (await newCustomer(adviser)).id);
    const into = { calculationId: target };
    const bytes = await fixture('short');
    const read = await finished(bytes, into);
    const registers = read.states.at(-1)?.registers ?? [];
    expect(notEmpty(registers).every(({ matches }) => matches === null)).toBe(true);
    const dated = registers.flatMap(({ ingressDate, kind }, register) =>
      ingressDate !== null && kind === 'employment' ? [{ register }] : [],
    );
    const [first, ...others] = dated;
    const body = { registers: [{ ...first, companyName: 'Nome Corrigido', isTeaching: true }, ...others] };
    const path = `/cnis-imports/${read.id}/records`;
    const headers = { 'Idempotency-Key': 'once-and-only-once' };

    expect((await adviser.post(path, body, { ifMatch: '"7"' })).as(refusal).err).toBe('StaleRevision');
    const saved = await adviser.post(path, body, { headers, ifMatch: '"0"' });
    expect([saved.status, saved.etag], saved.text).toEqual([201, '"1"']);
    const { workRecords } = saved.as(workRecordsAnswer);
    expect(workRecords).toHaveLength(dated.length);
    expect(workRecords[0]).toMatchObject({
      companyName: 'Nome Corrigido',
      isTeaching: true,
      ingressDate: registers[first?.register ?? 0]?.ingressDate,
    });
    const repeated = await adviser.post(path, body, { headers, ifMatch: '"0"' });
    expect([repeated.status, repeated.body]).toEqual([201, saved.body]);
    const again = await adviser.post(path, body);
    expect([again.status, again.as(refusal).err]).toEqual([409, 'ImportAlreadyUsed']);

    const next = await finished(bytes, into);
    const known = (next.states.at(-1)?.registers ?? []).map(({ matches }) => matches);
    expect(dated.map(({ register }) => known[register])).toEqual(workRecords.map(({ id }) => id));
    const added = await adviser.post(`/cnis-imports/${next.id}/records`, {
      registers: dated.map(({ register }) => ({ register, workRecordId: known[register] })),
    });
    expect(added.status, added.text).toBe(201);
    expect(added.as(workRecordsAnswer).workRecords).toEqual(workRecords);
    const history = await adviser.get(`/calculations/${target}/history`);
    expect(history.text).toContain('CNIS importado em registros de tempo que já existiam');
  });

  it('knows the links of an earlier import, and adds to them in facts of their own', async () => {
    const { id: customerId } = await newCustomer(adviser);
    const { id: target } = await newCalculation(adviser, customerId);
    const read = await finished(await fixture('short'), { calculationId: target });
    const register = (read.states.at(-1)?.registers ?? []).findIndex(
      ({ ingressDate, egressDate, kind }) => kind === 'employment' && ingressDate !== null && egressDate !== null,
    );
    const { companyName, companyCode, ingressDate } = registerAt(read.states, register);
    const stream = calculationStream(target);
    await api.given(stream, {
      type: 'CnisImported',
      data: {
        customerId,
        importId: 'an earlier one',
        workRecordIds: [`w-${target}`],
        personal: {
          workRecords: [
            {
              workRecordId: `w-${target}`,
              companyName: 'Nome Corrigido',
              ingressDate: ingressDate ?? '',
              remunerations: [],
              cnisLink: { companyCode, companyName, ingressDate, occurrence: 0 },
            },
          ],
        },
      },
    });
    const known = (await adviser.get(`/cnis-imports/${read.id}`)).as(cnisImport).registers[register]?.matches;
    expect(known).toBe(`w-${target}`);
    const body = { registers: [{ register, workRecordId: known }] };
    expect((await adviser.post(`/cnis-imports/${read.id}/records`, body)).status).toBe(201);
    expect((await api.newEvents(stream)).map(({ type }) => type)).toEqual([
      'CnisImported',
      'WorkRecordEdited',
      'RemunerationsChanged',
    ]);
  });

  it('is refused by name while nothing was read, and for a record of another calculation', async () => {
    const { id: damaged } = await finished('%PDF-1.4 and then nothing');
    const choices = { registers: [{ register: 0 }] };
    const failed = await adviser.post(`/cnis-imports/${damaged}/records`, choices);
    expect([failed.status, failed.as(refusal).err]).toEqual([409, 'ImportFailed']);
    const gone = await adviser.post('/cnis-imports/long-forgotten/records', choices);
    expect([gone.status, gone.as(refusal).err]).toEqual([404, 'NotFound']);
    const { id } = await finished(await fixture('short'));
    const elsewhere = await newCalculation(adviser, (await newCustomer(adviser)).id);
    const { id: workRecordId } = await newWorkRecord(adviser, elsewhere.id);
    const refused = await adviser.post(`/cnis-imports/${id}/records`, {
      registers: [{ register: 0, workRecordId }],
    });
    expect([refused.status, refused.as(refusal).fields]).toEqual([
      422,
      { 'registers.0.workRecordId': 'Este registro não está neste cálculo' },
    ]);
    const unknown = await adviser.post(`/cnis-imports/${id}/records`, { registers: [{ register: 0, deduction1: 1 }] });
    expect(unknown.as(refusal).fields).toEqual({ 'registers.0.deduction1': 'Campo desconhecido' });
  });

  it('tells where an open link was paid last, and whose it is, also where the NIT is blank', async () => {
    const last = (await finished(await fixture('open-ends-2018'))).states.at(-1);
    expect(last?.registers[1]).toMatchObject({
      egressDate: null,
      proposedEgressDate: '2018-06-30',
      lastRemuneration: '2018-06',
      companyCode: '22333444000155',
      nit: null,
      kind: 'employment',
    });
  });

  it('of a file that is no PDF is refused at once', async () => {
    const answer = await send('name;value\n1;2');
    expect([answer.status, answer.as(refusal).err]).toEqual([415, 'UnsupportedType']);
  });

  it('of nothing is refused', async () => {
    const answer = await send('');
    expect([answer.status, answer.as(refusal).fields]).toEqual([422, { file: 'O arquivo está vazio' }]);
    const form = new FormData();
    form.set('calculationId', calculationId);
    expect((await adviser.post('/cnis-imports', form)).as(refusal).fields).toEqual({ file: 'Campo obrigatório' });
    expect((await send('%PDF-1.4', {})).as(refusal).fields).toEqual({ calculationId: 'Campo obrigatório' });
    expect((await send('%PDF-1.4', { calculationId, colour: 'x' })).as(refusal).fields).toEqual({
      colour: 'Campo desconhecido',
    });
    expect((await adviser.post('/cnis-imports', { calculationId })).status).toBe(415);
  });

  it('of more than 20 MB is too large', async () => {
    const answer = await send(new Uint8Array(20 * 1024 * 1024 + 1));
    expect([answer.status, answer.as(refusal).err]).toEqual([413, 'TooLarge']);
  });

  it.each([
    ['a damaged PDF', async () => '%PDF-1.4 and then nothing', 'DamagedPdf'],
    ['an encrypted PDF', async () => fixture('encrypted'), 'EncryptedPdf'],
  ])('of %s fails, and says why in Portuguese', async (_name, bytes, err) => {
    const last = (await finished(await bytes())).states.at(-1);
    expect(last).toMatchObject({ status: 'failed', err, registers: [], person: null });
    expect(last?.errorMessage).toMatch(/^O PDF está/);
    await expect.poll(waitingFiles).toEqual([]);
  });
});
