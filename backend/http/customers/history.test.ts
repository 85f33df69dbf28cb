import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerAnswer } from '../../../domain/api/customers.ts';
import { historyAnswer } from '../../../domain/api/history.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer, someone } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let adviser: SignedIn;
beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

const historyOf = async (id: string, query = '') =>
  (await adviser.get(`/customers/${id}/history${query}`)).as(historyAnswer);
const customerAt = async (id: string, query = '') =>
  (await adviser.get(`/customers/${id}${query}`)).as(customerAnswer).customer;
const edit = (id: string, customer: object) => adviser.put(`/customers/${id}`, { customer });
const restore = (id: string, revision: number, ifMatch?: string) =>
  adviser.post(`/customers/${id}/restore`, { revision }, ifMatch === undefined ? {} : { ifMatch });

describe('the history of a client', () => {
  it('tells in the words of the form what changed, when and by whom', async () => {
    const { id } = await newCustomer(adviser);
    const colleague = await api.adviser({ name: 'Colega', accountId: adviser.accountId });
    await colleague.put(`/customers/${id}`, {
      customer: { birthDate: '1965-03-10', mainPhoneNumber: '41999990000', state: 'PR', status: 'consultation' },
    });
    const { entries, records, pagination } = await historyOf(id, '?limit=1');
    expect([records, pagination]).toEqual([[], { page: 1, limit: 1, totalCount: 2 }]);
    expect(entries).toEqual([
      {
        revision: 1,
        at: api.clock.now,
        by: { id: colleague.userId, name: 'Colega' },
        event: 'CustomerEdited',
        summary: 'Cadastro alterado: Dt. Nascimento, Telefone principal, UF, Situação',
        changes: [
          { field: 'birthDate', label: 'Dt. Nascimento', record: null, from: '10/03/1964', to: '10/03/1965' },
          { field: 'mainPhoneNumber', label: 'Telefone principal', record: null, from: null, to: '(41) 99999-0000' },
          { field: 'state', label: 'UF', record: null, from: null, to: 'PR – Paraná' },
          { field: 'status', label: 'Situação', record: null, from: 'Cliente', to: 'Consulta' },
        ],
      },
    ]);
    const [first] = (await historyOf(id, '?limit=1&page=2')).entries;
    expect([first?.summary, first?.changes.map(({ label }) => label)]).toEqual([
      'Cliente criado',
      ['Nome', 'Dt. Nascimento', 'Sexo', 'Profissão atual'],
    ]);
  });
});

describe('a client at a revision', () => {
  it('is shown as it stood, with the calculations of today', async () => {
    const { id } = await newCustomer(adviser);
    await edit(id, { name: 'Joana de Outro Nome' });
    await newCalculation(adviser, id);
    const before = await customerAt(id, '?revision=0');
    expect([before.name, before.calculations.length]).toEqual([someone.name, 1]);
    expect((await adviser.get(`/customers/${id}?revision=0`)).etag).toBe('"0"');
    expect((await adviser.get(`/customers/${id}?revision=2`)).status).toBe(404);
    expect((await adviser.get(`/customers/${id}?revision=x`)).status).toBe(422);
  });

  it('is what a return brings back, as a new entry that can be taken back', async () => {
    const { id } = await newCustomer(adviser, { ...someone, notes: 'Ligar à tarde' });
    await edit(id, { name: 'Nome Errado', notes: null, status: 'consultation' });
    const answer = await restore(id, 0);
    expect([answer.status, answer.etag]).toEqual([200, '"2"']);
    expect(answer.as(customerAnswer).customer).toMatchObject({
      name: someone.name,
      notes: 'Ligar à tarde',
      status: 'client',
    });
    expect((await historyOf(id)).entries[0]?.summary).toBe('Voltou ao que era em 20/11/2026 12:00 (revisão 0)');
    await restore(id, 1);
    expect(await customerAt(id)).toMatchObject({ name: 'Nome Errado', notes: null, status: 'consultation' });
    const list = await adviser.get('/customers?search=nome%20errado');
    expect(list.text).toContain('Nome Errado');
  });

  it('is no return where it already stands, and none over a change that was not seen', async () => {
    const { id } = await newCustomer(adviser);
    expect((await restore(id, 0)).etag).toBe('"0"');
    await edit(id, { notes: 'x' });
    const stale = await restore(id, 0, '"0"');
    expect([stale.status, stale.as(refusal).err]).toEqual([409, 'StaleRevision']);
    expect((await restore(id, 5)).status).toBe(404);
  });
});
