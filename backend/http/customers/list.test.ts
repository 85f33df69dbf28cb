import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerListAnswer, twinsAnswer } from '../../../domain/api/customers.ts';
import { searchAnswer } from '../../../domain/api/search.ts';
import { notEmpty } from '../../../domain/testing/not-empty.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord, someone } from '../../testing/case-file.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi({ workers: true });
});
afterAll(() => api.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const listed = async (client: SignedIn, query: string) =>
  (await client.get(`/customers?${query}`)).as(customerListAnswer).customers;
const names = async (client: SignedIn, query: string) => (await listed(client, query)).map(({ name }) => name);

describe('a search', () => {
  it('with searchIn=all looks into e-mail, profession, CPF, phone and city too, with masks or without', async () => {
    const client = await api.adviser();
    await newCustomer(client, {
      ...someone,
      cpf: '52998224725',
      email: 'Joana@Exemplo.test',
      mainPhoneNumber: '41999990000',
      city: 'São José',
    });
    await newCustomer(client, { ...someone, name: 'Outra Pessoa', currentProfession: 'Médica' });
    for (const text of ['exemplo.test', '529.982', '52998224', '(41) 9999', '4199999', 'sao jose']) {
      expect(await names(client, `searchIn=all&search=${encodeURIComponent(text)}`), text).toEqual(['Joana Fictícia']);
      expect(await names(client, `search=${encodeURIComponent(text)}`), text).toEqual([]);
    }
    expect(await names(client, 'searchIn=all&search=medica')).toEqual(['Outra Pessoa']);
    expect(await names(client, 'searchIn=name&search=joana')).toEqual(['Joana Fictícia']);
    expect((await client.get('/customers?searchIn=notes')).status).toBe(422);
  });

  it('finds what an edit has changed, and no more what it was before', async () => {
    const client = await api.adviser();
    const { id } = await newCustomer(client, { ...someone, city: 'Curitiba' });
    await client.put(`/customers/${id}`, { customer: { city: 'Joinville' } });
    expect(await names(client, 'searchIn=all&search=joinville')).toEqual(['Joana Fictícia']);
    expect(await names(client, 'searchIn=all&search=curitiba')).toEqual([]);
  });
});

describe('the next retirement', () => {
  it('stands in the row once it is computed, sorts and filters the list, and moves with the case', async () => {
    const client = await api.adviser();
    const old = await newCustomer(client, { ...someone, name: 'Aposentável', birthDate: '1950-01-01' });
    const young = await newCustomer(client, { ...someone, name: 'Nova', birthDate: '1990-01-01' });
    await newCustomer(client, { ...someone, name: 'Sem cálculo' });
    const [first, second] = [
      await newCalculation(client, old.id, { regimeType: 'RGPS' }),
      await newCalculation(client, young.id, { regimeType: 'RGPS' }),
    ];
    const record = await newWorkRecord(client, first.id, { ingressDate: '1980-01-01', egressDate: null });
    await newWorkRecord(client, second.id, { ingressDate: '2015-01-01', egressDate: null });
    await expect
      .poll(async () => (await listed(client, 'sortBy=nextRetirement')).map(({ nextRetirement }) => nextRetirement))
      .toMatchObject([{ regimeType: 'RGPS', calculationId: first.id }, { calculationId: second.id }, null]);
    expect(await names(client, 'retirement=now')).toEqual(['Aposentável']);
    expect(await names(client, 'retirement=soon')).toEqual([]);
    expect(await names(client, 'retirement=uncalculated')).toEqual(['Sem cálculo']);
    expect(await names(client, 'sortBy=nextRetirement&sortOrder=desc')).toEqual(['Nova', 'Aposentável', 'Sem cálculo']);
    expect((await client.get('/customers?retirement=never')).status).toBe(422);

    await client.put(`/work-records/${record.id}`, { workRecord: { ingressDate: '2020-01-01' } });
    await expect.poll(() => names(client, 'retirement=now')).toEqual([]);
    await client.delete(`/calculations/${second.id}?customerId=${young.id}`);
    expect(await names(client, 'retirement=uncalculated')).toEqual(['Nova', 'Sem cálculo']);
  });
});

describe('the age that retires', () => {
  it('is nobody’s right to ask for one: not in the filter of who can, and named in list and calendar', async () => {
    const client = await api.adviser();
    const passed = await newCustomer(client, { ...someone, name: 'Passou', birthDate: '1950-01-01' });
    const near = await newCustomer(client, { ...someone, name: 'Perto', birthDate: daysAgo(75 * 365.25 - 150) });
    for (const { id } of [passed, near]) {
      const publicServiceIngressDate = daysAgo(1000);
      const place = { regimeType: 'RPPS', regimeId: 2, publicServiceIngressDate };
      const calculation = await newCalculation(client, id, place);
      const record = { regimeType: 'RPPS', isPublicService: true, ingressDate: publicServiceIngressDate };
      await newWorkRecord(client, calculation.id, record);
    }
    await expect
      .poll(async () => (await listed(client, 'sortBy=nextRetirement')).map(({ nextRetirement }) => nextRetirement))
      .toMatchObject([
        { regimeType: 'RPPS', compulsory: true },
        { regimeType: 'RPPS', compulsory: true },
      ]);
    expect(await names(client, 'retirement=now')).toEqual([]);
    expect(await names(client, 'retirement=soon')).toEqual(['Perto']);
    const calendar = (await client.get('/customers/calendar')).text.replaceAll('\r\n ', '');
    expect(calendar).toContain('SUMMARY:Aposentadoria compulsória (RPPS): Perto\r\n');
    expect(calendar).toContain('o cargo termina');
  });
});

describe('the status', () => {
  it('filters the list', async () => {
    const client = await api.adviser();
    await newCustomer(client, { ...someone, name: 'Cliente' });
    await newCustomer(client, { ...someone, name: 'Consulta', status: 'consultation' });
    expect(await names(client, 'status=consultation')).toEqual(['Consulta']);
    expect(await names(client, 'status=client')).toEqual(['Cliente']);
    expect((await client.get('/customers?status=lead')).status).toBe(422);
  });
});

describe('the export', () => {
  it('is a spreadsheet of all matches, of this account only', async () => {
    const client = await api.adviser();
    for (let number = 0; number < 105; number += 1)
      await client.post('/customers', { customer: { name: `Cliente ${String(number).padStart(3, '0')}` } });
    const answer = await client.get('/customers/export?search=cliente&sortOrder=desc');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="clientes.xlsx"');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(answer.bytes);
    const sheet = workbook.getWorksheet('Clientes');
    expect(sheet?.rowCount).toBe(106);
    expect(sheet?.getRow(2).getCell(1).value).toBe('Cliente 104');
    expect((await client.get('/customers/export?sortBy=cpf')).status).toBe(422);
  });
});

describe('the calendar', () => {
  it('has the retirements from today on, escaped and folded as RFC 5545 asks', async () => {
    const client = await api.adviser();
    const name = 'Maria; dos, Anjos\\ de Nossa Senhora da Conceição Aparecida do Ribeirão Grande';
    const { id } = await newCustomer(client, { ...someone, name, birthDate: '1990-01-01' });
    const past = await newCustomer(client, { ...someone, name: 'Já pode', birthDate: '1950-01-01' });
    for (const [customerId, ingressDate] of [
      [id, '2015-01-01'],
      [past.id, '1980-01-01'],
    ] as const) {
      const calculation = await newCalculation(client, customerId, { regimeType: 'RGPS' });
      await newWorkRecord(client, calculation.id, { ingressDate, egressDate: null });
    }
    await expect
      .poll(async () => notEmpty(await listed(client, '')).every((row) => row.nextRetirement !== null))
      .toBe(true);
    const answer = await client.get('/customers/calendar');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="aposentadorias.ics"');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const lines = answer.text.split('\r\n');
    expect(notEmpty(lines).every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const unfolded = answer.text.replaceAll('\r\n ', '');
    expect(unfolded).toContain(
      'SUMMARY:Aposentadoria (RGPS): Maria\\; dos\\, Anjos\\\\ de Nossa Senhora da Conceição Aparecida do Ribeirão Grande\r\n',
    );
    expect(unfolded).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(answer.text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});

describe('a name with blanks pasted out of a document', () => {
  it('finds and is found, in the list and by Ctrl+K, and has a twin in the one with single blanks', async () => {
    const client = await api.adviser();
    const pasted = await newCustomer(client, { ...someone, name: 'Rosa  de   Espaços' });
    const typed = await newCustomer(client, { ...someone, name: 'Rosa de Espaços' });
    for (const text of ['rosa de espacos', '  ROSA   de  Espaços ']) {
      for (const searchIn of ['name', 'all']) {
        const query = `searchIn=${searchIn}&search=${encodeURIComponent(text)}`;
        expect(await names(client, query), `${searchIn} ${text}`).toHaveLength(2);
      }
      const { customers } = (await client.get(`/search?q=${encodeURIComponent(text)}`)).as(searchAnswer);
      expect(customers, text).toHaveLength(2);
    }
    const { customers } = (await client.get(`/customers/${typed.id}/twins`)).as(twinsAnswer);
    expect(customers.map(({ id }) => id)).toEqual([pasted.id]);
  });
});

describe('twins', () => {
  const twinsOf = async (client: SignedIn, id: string) =>
    (await client.get(`/customers/${id}/twins`)).as(twinsAnswer).customers.map((twin) => twin.id);

  it('have the same name and birth date, or the same CPF; another CPF tells them apart', async () => {
    const client = await api.adviser();
    const one = await newCustomer(client, { ...someone, cpf: '52998224725' });
    const sameName = await newCustomer(client, { ...someone, name: 'JOANA FICTICIA' });
    const sameCpf = await newCustomer(client, { ...someone, name: 'Joana Casada', cpf: '529.982.247-25' });
    const other = await newCustomer(client, { ...someone, cpf: '11144477735' });
    await newCustomer(client, { ...someone, birthDate: '1964-03-11' });
    expect((await twinsOf(client, one.id)).sort()).toEqual([sameName.id, sameCpf.id].sort());
    expect((await twinsOf(client, sameName.id)).sort()).toEqual([one.id, other.id].sort());
    expect(await twinsOf(client, other.id)).toEqual([sameName.id]);
  });

  it('are not looked for in other accounts', async () => {
    const { id } = await newCustomer(await api.adviser());
    const client = await api.adviser();
    const own = await newCustomer(client);
    expect(await twinsOf(client, own.id)).toEqual([]);
    expect((await client.get(`/customers/${id}/twins`)).status).toBe(404);
  });
});

describe('the search everywhere', () => {
  const nothing = {
    customers: [],
    calculations: [],
    employers: [],
    more: { customers: false, calculations: false, employers: false },
  };
  const found = async (client: SignedIn, q: string) =>
    (await client.get(`/search?q=${encodeURIComponent(q)}`)).as(searchAnswer);

  it('finds clients, calculations and employers, without accents', async () => {
    const client = await api.adviser();
    const { id } = await newCustomer(client, { ...someone, name: 'João Ávila' });
    const calculation = await newCalculation(client, id, { name: 'Município de Ávila' });
    await newWorkRecord(client, calculation.id, { companyName: 'Padaria Pão de Ávila' });
    await newWorkRecord(client, calculation.id, { companyName: 'Padaria Pão de Ávila', ingressDate: '2001-01-01' });
    const of = { customerId: id, customerName: 'João Ávila' };
    expect(await found(client, ' avila ')).toEqual({
      customers: [{ id, name: 'João Ávila', birthDate: someone.birthDate }],
      calculations: [{ id: calculation.id, name: 'Município de Ávila', regimeType: 'RPPS', ...of }],
      employers: [
        {
          companyName: 'Padaria Pão de Ávila',
          calculationId: calculation.id,
          calculationName: 'Município de Ávila',
          ...of,
        },
      ],
      more: { customers: false, calculations: false, employers: false },
    });
    expect(await found(await api.adviser(), 'avila')).toEqual(nothing);
  });

  it('shows ten of each kind, and says of which there are more', async () => {
    const client = await api.adviser();
    const { id } = await newCustomer(client, { ...someone, name: 'Rui' });
    for (let count = 1; count <= 10; count += 1) await newCustomer(client, { ...someone, name: `Silva ${count}` });
    const calculation = await newCalculation(client, id, { name: 'Planejamento' });
    for (let count = 1; count <= 11; count += 1)
      await newWorkRecord(client, calculation.id, { companyName: `Silva ${count} Ltda.` });
    const { customers, employers, more } = await found(client, 'silva');
    expect([customers.length, employers.length]).toEqual([10, 10]);
    expect(more).toEqual({ customers: false, calculations: false, employers: true });
    await newCustomer(client, { ...someone, name: 'Silva 11' });
    expect((await found(client, 'silva')).more.customers).toBe(true);
  });

  it('answers nothing to nothing, and takes every character for itself', async () => {
    const client = await api.adviser();
    await newCustomer(client);
    for (const q of ['', '   ', '%', '.*', '\\']) expect(await found(client, q)).toEqual(nothing);
    expect((await client.get(`/search?q=${'a'.repeat(201)}`)).status).toBe(422);
  });
});
