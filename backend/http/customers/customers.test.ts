import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculationAnswer } from '../../../domain/api/calculations.ts';
import { customerAnswer, customerListAnswer } from '../../../domain/api/customers.ts';
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

const names = async (client: SignedIn, query: string) =>
  (await client.get(`/customers?${query}`)).as(customerListAnswer).customers.map(({ name }) => name);

describe('a customer', () => {
  it('is created empty, then edited with all required fields', async () => {
    const created = (await adviser.post('/customers', { customer: {} })).as(customerAnswer).customer;
    expect(created).toMatchObject({ name: null, gender: null, disablement: false, status: 'client', calculations: [] });
    const refused = await adviser.put(`/customers/${created.id}`, { customer: { name: 'Só o nome' } });
    expect(refused.status).toBe(422);
    expect(refused.as(refusal).fields).toEqual({
      'customer.birthDate': 'Campo obrigatório',
      'customer.currentProfession': 'Campo obrigatório',
      'customer.gender': 'Campo obrigatório',
    });
    const edited = await adviser.put(`/customers/${created.id}`, { customer: someone });
    expect(edited.as(customerAnswer).customer).toMatchObject(someone);
  });

  it('is accepted with masks and answered in digits', async () => {
    const customer = {
      ...someone,
      cpf: '529.982.247-25',
      nit: '170.33259.50-4',
      mainPhoneNumber: '(41) 99999-0000',
      zipcode: '80060-000',
      email: ' ana@x.test ',
    };
    expect(await newCustomer(adviser, customer)).toMatchObject({
      cpf: '52998224725',
      nit: '17033259504',
      mainPhoneNumber: '41999990000',
      zipcode: '80060000',
      email: 'ana@x.test',
    });
  });

  it('may be sent back whole; only differences count as changes', async () => {
    const { id } = await newCustomer(adviser);
    await newCalculation(adviser, id);
    const shown = await adviser.get(`/customers/${id}`);
    const again = await adviser.put(`/customers/${id}`, shown.body, { ifMatch: shown.etag });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(shown.body);
    expect(again.etag).toBe(shown.etag);
  });

  it('keeps fields that an edit omits; null clears', async () => {
    const { id } = await newCustomer(adviser, { ...someone, city: 'Curitiba', notes: 'ficam' });
    const edited = await adviser.put(`/customers/${id}`, { customer: { city: null } });
    expect(edited.as(customerAnswer).customer).toMatchObject({ ...someone, city: null, notes: 'ficam' });
  });

  it('returns to a field’s default when it is cleared', async () => {
    const { id } = await newCustomer(adviser, { ...someone, status: 'consultation', disablement: true });
    const edited = await adviser.put(`/customers/${id}`, { customer: { status: null, disablement: null } });
    expect(edited.as(customerAnswer).customer).toMatchObject({ status: 'client', disablement: false });
  });

  it.each([
    ['name', 12, 'Valor inválido'],
    ['birthDate', '1990-02-31', 'Data inválida'],
    ['birthDate', '2126-01-01', 'A data informada é inválida, informe uma data válida menor ou igual a hoje'],
    ['email', 'ana@', 'E-mail inválido'],
    ['state', 'XX', 'UF inválida'],
    ['gender', 'Outro', 'Valor inválido'],
    ['maritalStatus', 'Noivo', 'Valor inválido'],
    ['mainPhoneNumber', '123', 'Telefone inválido'],
    ['zipcode', '8006', 'CEP inválido'],
    ['cpf', '529.982.247-26', 'CPF inválido'],
    ['cpf', '11111111111', 'CPF inválido'],
    ['cpf', 52998224725, 'CPF inválido'],
    ['nit', '170.33259.50-5', 'NIT inválido'],
    ['name', 12, 'Valor inválido'],
  ])('is refused with %s %j', async (field, value, sentence) => {
    const answer = await adviser.post('/customers', { customer: { [field]: value } });
    expect(answer.status).toBe(422);
    expect(answer.as(refusal).fields).toEqual({ [`customer.${field}`]: sentence });
  });

  it('removes its calculations with it', async () => {
    const { id } = await newCustomer(adviser);
    const calculation = await newCalculation(adviser, id);
    expect((await adviser.delete(`/customers/${id}`)).status).toBe(204);
    expect((await adviser.get(`/customers/${id}`)).status).toBe(404);
    expect((await adviser.get(`/calculations/${calculation.id}`)).status).toBe(404);
    expect((await adviser.get(`/calculations/${calculation.id}/work-records`)).status).toBe(404);
    expect((await adviser.delete(`/customers/${id}`)).status).toBe(404);
  });

  it('is shared by the users of one account', async () => {
    const colleague = await api.adviser({ accountId: adviser.accountId });
    const { id } = await newCustomer(adviser);
    expect((await colleague.get(`/customers/${id}`)).status).toBe(200);
  });
});

describe('the list of customers', () => {
  it('shows recent changes, searches without accents, sorts and pages', async () => {
    const client = await api.adviser();
    for (const name of ['Érica Souza', 'bruno ávila', 'Carla', null]) await newCustomer(client, { name });
    expect(await names(client, '')).toEqual(['bruno ávila', 'Carla', 'Érica Souza', null]);
    expect(await names(client, 'sortOrder=desc')).toEqual(['Érica Souza', 'Carla', 'bruno ávila', null]);
    expect(await names(client, 'search=erica')).toEqual(['Érica Souza']);
    expect(await names(client, 'search=%C3%81VILA')).toEqual(['bruno ávila']);
    expect(await names(client, 'search=%25')).toEqual([]);
    const page = (await client.get('/customers?page=2&limit=3')).as(customerListAnswer);
    expect(page.customers).toHaveLength(1);
    expect(page.pagination).toEqual({ page: 2, limit: 3, totalCount: 4 });
  });

  it('is the same when the search is sent in the body, out of the address', async () => {
    const client = await api.adviser();
    for (const name of ['Érica Souza', 'bruno ávila', 'Carla']) await newCustomer(client, { name });
    const asked = { search: 'A', sortOrder: 'desc', page: 1, limit: 2 } as const;
    const got = await client.get('/customers?search=A&sortOrder=desc&page=1&limit=2');
    const sent = await client.post('/customers/search', asked);
    expect([sent.status, sent.body]).toEqual([200, got.body]);
    expect((await client.post('/customers/search', {})).body).toEqual((await client.get('/customers')).body);
    for (const wrong of [{ limit: 101 }, { page: 0 }, { page: '1' }, { sortBy: 'cpf' }, { nome: 'A' }])
      expect((await client.post('/customers/search', wrong)).status).toBe(422);
  });

  it('counts the calculations', async () => {
    const client = await api.adviser();
    const { id } = await newCustomer(client);
    await newCalculation(client, id);
    await newCalculation(client, id);
    const [row] = (await client.get('/customers')).as(customerListAnswer).customers;
    expect(row).toMatchObject({ id, calculationsCount: 2, lastCalculationAt: api.clock.now });
  });

  it('shows nothing of other accounts', async () => {
    expect(await names(await api.adviser(), '')).toEqual([]);
  });
});

it('a customer that is removed leaves no calculation behind, not even one made at that moment', async () => {
  const { id } = await newCustomer(adviser);
  const make = () => adviser.post('/calculations', { customerId: id, name: 'No último instante' });
  const [removed, ...made] = await Promise.all([adviser.delete(`/customers/${id}`), make(), make(), make(), make()]);
  expect(removed.status).toBe(204);
  for (const answer of made) {
    expect([201, 404]).toContain(answer.status);
    if (answer.status === 404) continue;
    const { calculation } = answer.as(calculationAnswer);
    expect((await adviser.get(`/calculations/${calculation.id}`)).status).toBe(404);
  }
});
