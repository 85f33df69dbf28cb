import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculationFields } from '../../../domain/api/calculations.ts';
import { customerAnswer, customerFields, customerListAnswer } from '../../../domain/api/customers.ts';
import { fieldNames } from '../../../domain/api/field.ts';
import { scenariosAnswer } from '../../../domain/api/scenarios.ts';
import { workRecordFields, workRecordsAnswer } from '../../../domain/api/work-records.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';
import { aCase, fileOf, person, record, scenarioAbout } from './file.fake.ts';

let api: Api;
let adviser: SignedIn;
beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

describe("a client's file", () => {
  it('carries every field to another installation, and each is there what it was here', async () => {
    const here = await fileOf(adviser, await aCase(adviser));
    const [first, second] = here.calculations;
    for (const name of fieldNames(customerFields))
      expect(here.customer[name], name).not.toEqual(customerFields[name].empty);
    for (const name of fieldNames(calculationFields))
      if (name !== 'regimeType') expect(first?.[name], name).not.toEqual(calculationFields[name].empty);
    for (const name of fieldNames(workRecordFields))
      expect(
        (second?.workRecords ?? []).map((one) => one[name]),
        name,
      ).not.toEqual([undefined, undefined, undefined].map(() => workRecordFields[name].empty));
    expect(first?.spansStatedOn).toBe('2026-11-20');
    // Records are known by their place: an id means nothing elsewhere.
    expect(second?.scenarios).toEqual([scenarioAbout('1')]);

    const there = await startApi();
    const colleague = await there.adviser();
    there.clock.now = '2026-12-05T15:00:00.000Z';
    const later = await there.adviser({ accountId: colleague.accountId });
    const answer = await later.post('/customers/import', here);
    expect(answer.status, answer.text).toBe(201);
    const { customer } = answer.as(customerAnswer);
    expect(await fileOf(later, customer.id)).toEqual({ ...here, exportedAt: '2026-12-05T15:00:00.000Z' });
    const withRecords = customer.calculations.find(({ name }) => name === 'Com registros')?.id;
    const records = await later.get(`/calculations/${withRecords}/work-records`);
    expect(records.as(workRecordsAnswer).workRecords[0]?.salaries).toMatchObject(record.salaries);
    const open = records.as(workRecordsAnswer).workRecords.find(({ companyName }) => companyName === 'Ainda aberto');
    const { scenarios } = (await later.get(`/calculations/${withRecords}/scenarios`)).as(scenariosAnswer);
    expect(scenarios).toMatchObject([scenarioAbout(open?.id ?? '')]);
    const list = (await later.get('/customers')).as(customerListAnswer);
    expect(list.customers).toMatchObject([{ name: person.name, calculationsCount: 2, createdAt: customer.createdAt }]);
    const history = await later.get(`/calculations/${withRecords}/history`);
    expect(history.text).toContain('Cálculo importado de um arquivo, com 3 registros de tempo');
    await there.close();
  });

  it('is refused when it says no instant at which it was exported', async () => {
    const here = await fileOf(adviser, await aCase(adviser));
    for (const exportedAt of ['never', '', '2026-13-45', null]) {
      const answer = await adviser.post('/customers/import', { ...here, exportedAt });
      expect([answer.status, answer.as(refusal).fields]).toEqual([422, { exportedAt: expect.any(String) }]);
    }
  });

  it('keeps the link of an extract, so that the next extract finds the record again', async () => {
    const { id } = await newCustomer(adviser);
    const { id: calculationId } = await newCalculation(adviser, id);
    const cnisLink = { companyCode: '11222333000144', companyName: 'ESCOLA', ingressDate: null, occurrence: 1 };
    await api.given(`calculation-${calculationId}`, {
      type: 'CnisImported',
      data: {
        customerId: id,
        importId: null,
        workRecordIds: ['link-1'],
        personal: {
          workRecords: [
            { workRecordId: 'link-1', companyName: 'Escola', ingressDate: '1990-01-01', remunerations: [], cnisLink },
          ],
        },
      },
    });
    const brought = (await adviser.post('/customers/import', await fileOf(adviser, id))).as(customerAnswer).customer;
    expect((await fileOf(adviser, brought.id)).calculations[0]?.workRecords[0]?.cnisLink).toEqual(cnisLink);
  });

  it('may be of a client of whom nothing is known yet', async () => {
    const { id } = await newCustomer(adviser, {});
    expect((await adviser.post('/customers/import', await fileOf(adviser, id))).status).toBe(201);
  });

  it('is one to be downloaded, also as a spreadsheet with real days and figures', async () => {
    const id = await aCase(adviser);
    const json = await adviser.get(`/customers/${id}/export`);
    expect(json.headers.get('content-disposition')).toContain('cliente.genial.json');
    const response = await fetch(`${api.url}/customers/${id}/export?format=xlsx`, {
      headers: { Authorization: `Bearer ${adviser.token}` },
    });
    expect(response.headers.get('content-disposition')).toContain('cliente.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await response.arrayBuffer());
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      'Cliente',
      'Cálculos',
      'Registros de tempo',
      'Remunerações',
      'Cenários',
    ]);
    const cells = (name: string, row: number) => {
      const { values } = workbook.getWorksheet(name)?.getRow(row) ?? {};
      return Array.isArray(values) ? values.slice(1) : [];
    };
    const facts = new Map(
      Array.from({ length: 22 }, (_, row) => cells('Cliente', row + 1)).map(
        ([label, value]) => [label, value] as const,
      ),
    );
    expect(facts.get('Dt. Nascimento')).toEqual(new Date('1964-03-10T00:00:00.000Z'));
    expect(facts.get('Observações')).toBe('=não é fórmula\nLigar à tarde');
    expect([...cells('Cálculos', 2), ...cells('Cálculos', 3)]).toContain('União');
    expect(cells('Registros de tempo', 2).slice(0, 3)).toEqual(['Com registros', 'Escola Estadual', 'RPPS']);
    expect(cells('Registros de tempo', 2)).toContain('leve');
    expect(cells('Remunerações', 2)).toEqual(['Com registros', 'Escola Estadual', '07/1994', 777, 1416.01]);
    expect(cells('Cenários', 2)).toEqual([
      'Com registros',
      'Trabalhar até 2030',
      'Continua trabalhando em Ainda aberto até 31/05/2030, com R$ 5.000,00',
    ]);
    expect((await adviser.get(`/customers/${id}/export?format=pdf`)).status).toBe(422);
  });
});
