import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calculationFields } from '../../../domain/api/calculations.ts';
import { type CustomerFile, customerFile } from '../../../domain/api/customer-file.ts';
import { customerAnswer, customerFields, customerListAnswer } from '../../../domain/api/customers.ts';
import { fieldNames } from '../../../domain/api/field.ts';
import { span } from '../../../domain/api/sample.ts';
import { scenariosAnswer } from '../../../domain/api/scenarios.ts';
import { workRecordFields, workRecordsAnswer } from '../../../domain/api/work-records.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let adviser: SignedIn;
beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

/** Nothing in it says what a new client, calculation or record says by itself: what is lost on the way shows. */
const person = {
  ...Object.fromEntries(
    fieldNames(customerFields).flatMap((name) =>
      'asTyped' in customerFields[name] ? [[name, `Texto de ${name}`]] : [],
    ),
  ),
  name: 'Joana Fictícia',
  email: 'joana@example.com',
  birthDate: '1964-03-10',
  cpf: '52998224725',
  nit: '17033259504',
  gender: 'Mulher',
  maritalStatus: 'Casado(a)',
  mainPhoneNumber: '41999990000',
  secondaryPhoneNumber: '4133330000',
  zipcode: '80010000',
  state: 'PR',
  publicServantState: 'SC',
  notes: '=não é fórmula\nLigar à tarde',
  disablement: true,
  inServiceDisablement: true,
  disablementDate: '2020-01-02',
  status: 'consultation',
};
const stated = {
  name: 'A tempos à mão',
  state: 'SC',
  regimeType: 'RPPS',
  regimeId: 2,
  calculationDate: '2026-10-01',
  registrationDate: '1990-01-01',
  publicServiceIngressDate: '1991-01-01',
  countingMethod: 'calendar',
  optedForRPC: true,
  rpcOptedOn: '2022-11-30',
  retiredSince: '2019-05-02',
  specialBenefit: 8608.52,
  specialBenefitAverage: 20_000,
  specialBenefitContributions: 260,
  specialBenefitYears: 30,
  workAfter: 'ends',
  publicServiceTime: span(1, 2, 3),
  teachingTime: span(2),
  carreerTime: span(3),
  positionTime: span(4),
  contributionTime: span(30, 11, 34),
  specialTime: span(5),
  policeTime: span(6),
  disabledTime: span(7),
  disabledLowTime: span(8),
  disabledModerateTime: span(9),
};
const record = {
  companyName: 'Escola Estadual',
  regimeType: 'RPPS',
  state: 'SP',
  city: 'Campinas',
  ingressDate: '1990-01-01',
  egressDate: '2020-12-31',
  isPublicService: true,
  isTeaching: true,
  isCurrentCareer: true,
  isCurrentPosition: true,
  isSpecialTime: true,
  isPoliceTime: true,
  isDisabled: true,
  disabledLevel: 'low',
  isQualifyingPeriod: false,
  expiredVacations: 30,
  expiredPremiumLicenses: 90,
  hasExpiredPremiumLicenses: true,
  deduction1: 1,
  deduction2: 2,
  deduction3: 3,
  addition: 60,
  specialTimeBase: 15,
  isRural: true,
  contributionPlan: 'simplified',
  lateMonths: '01/2010, 03/2015',
  salaries: [
    { month: '07', year: 1994, value: 777, readValue: 1416.01 },
    { month: '13', year: 2001, value: 0 },
  ],
};

/** What is said of time abroad is said of no other. */
const abroad = {
  companyName: 'Fábrica do Porto',
  ingressDate: '2005-01-01',
  egressDate: '2009-12-31',
  country: 'Portugal',
};

/** A hypothesis of each kind, about a record where it is about one. */
const scenarioAbout = (workRecordId: string) => ({
  name: 'Trabalhar até 2030',
  hypotheses: [
    { kind: 'worksOn', workRecordId, until: '2030-05-31', paidOn: 'value', value: 5000 },
    { kind: 'stops', on: '2031-01-31' },
    {
      kind: 'contributes',
      category: 'individual',
      rate: 20,
      from: '2031-02-01',
      until: '2032-01-31',
      paidOn: 'ceiling',
      value: null,
    },
    { kind: 'certified', workRecordId, regimeType: 'RPPS', cost: 100 },
    { kind: 'bought', from: '1989-01-01', until: '1989-06-30', paidOn: 'minimum', value: null, cost: 200 },
    { kind: 'complemented', workRecordId, rate: 11, cost: null },
    { kind: 'special', workRecordId, specialTimeBase: 20, cost: null },
    {
      kind: 'courtCase',
      from: '1988-01-01',
      until: '1988-12-31',
      regimeType: 'RGPS',
      specialTimeBase: 25,
      isPublicService: true,
      paidOn: 'minimum',
      value: null,
      cost: 300,
    },
  ],
});

/** In the order of names: calculations made in the same millisecond, as under the tests' clock, have no order. */
const fileOf = async (id: string, client = adviser): Promise<CustomerFile> => {
  const file = (await client.get(`/customers/${id}/export`)).as(customerFile);
  return { ...file, calculations: file.calculations.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
};

const aCase = async () => {
  const { id } = await newCustomer(adviser, person);
  await newCalculation(adviser, id, stated);
  const { id: withRecords } = await newCalculation(adviser, id, { name: 'Com registros', regimeType: 'RGPS' });
  await newWorkRecord(adviser, withRecords, record);
  const open = await newWorkRecord(adviser, withRecords, { companyName: 'Ainda aberto', egressDate: null });
  await newWorkRecord(adviser, withRecords, abroad);
  expect((await adviser.post(`/calculations/${withRecords}/scenarios`, scenarioAbout(open.id))).status).toBe(201);
  return id;
};

describe("a client's file", () => {
  it('carries every field to another installation, and each is there what it was here', async () => {
    const here = await fileOf(await aCase());
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
    expect(await fileOf(customer.id, later)).toEqual({ ...here, exportedAt: '2026-12-05T15:00:00.000Z' });
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
    const here = await fileOf(await aCase());
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
    const brought = (await adviser.post('/customers/import', await fileOf(id))).as(customerAnswer).customer;
    expect((await fileOf(brought.id)).calculations[0]?.workRecords[0]?.cnisLink).toEqual(cnisLink);
  });

  it('may be of a client of whom nothing is known yet', async () => {
    const { id } = await newCustomer(adviser, {});
    expect((await adviser.post('/customers/import', await fileOf(id))).status).toBe(201);
  });

  it('is one to be downloaded, also as a spreadsheet with real days and figures', async () => {
    const id = await aCase();
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

describe('a file that is not one', () => {
  const whole = async () => fileOf(await aCase());
  const counted = async () => (await adviser.get('/customers')).as(customerListAnswer).pagination.totalCount;

  it.each<[string, (file: CustomerFile) => object, string]>([
    ['of something else', (file) => ({ ...file, format: 'other' }), 'format'],
    ['of another version', (file) => ({ ...file, version: 2 }), 'version'],
    ['with a field nobody knows', (file) => ({ ...file, accountId: 'mine' }), 'accountId'],
    ['with an impossible client', (file) => ({ ...file, customer: { birthDate: '2999-01-01' } }), 'customer.birthDate'],
    ['with a false CPF', (file) => ({ ...file, customer: { ...file.customer, cpf: '52998224724' } }), 'customer.cpf'],
    [
      'with a record that ends before it begins, in the last calculation',
      ({ calculations: [first, second], ...file }) => ({
        ...file,
        calculations: [
          first,
          { ...second, workRecords: [{ companyName: 'X', ingressDate: '2000-01-01', egressDate: '1999-01-01' }] },
        ],
      }),
      'calculations.1.workRecords.0.egressDate',
    ],
    [
      'with a scenario that contradicts itself',
      ({ calculations: [first, second], ...file }) => ({
        ...file,
        calculations: [
          first,
          {
            ...second,
            scenarios: [
              {
                name: 'X',
                hypotheses: [{ kind: 'bought', from: '2000-02-01', until: '2000-01-01', paidOn: 'minimum' }],
              },
            ],
          },
        ],
      }),
      'calculations.1.scenarios.0.hypotheses.0.until',
    ],
    [
      'with negative money',
      ({ calculations: [first], ...file }) => ({
        ...file,
        calculations: [
          {
            ...first,
            workRecords: [
              { companyName: 'X', ingressDate: '2000-01-01', salaries: [{ month: '01', year: 2000, value: -1 }] },
            ],
          },
        ],
      }),
      'calculations.0.workRecords.0.salaries.0.value',
    ],
  ])('%s is refused whole, and nothing of it is kept', async (_what, spoil, field) => {
    const file = await whole();
    const before = await counted();
    const answer = await adviser.post('/customers/import', spoil(file));
    expect([answer.status, Object.keys(answer.as(refusal).fields ?? {})]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
    expect(await counted()).toBe(before);
  });

  it('leaves no half of a client when the log fails in the middle', async () => {
    const file = await whole();
    const before = await counted();
    const { append } = api.deps.stores.events;
    const failing = vi.spyOn(api.deps.stores.events, 'append').mockImplementation((stream, events, expected) => {
      if (events.some(({ type }) => type === 'CalculationCopied')) throw new Error('the disk is full');
      return append.call(api.deps.stores.events, stream, events, expected);
    });
    expect((await adviser.post('/customers/import', file)).status).toBe(500);
    failing.mockRestore();
    expect(await counted()).toBe(before);
  });
});
