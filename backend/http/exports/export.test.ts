import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculationExport } from '../../../domain/api/calculation-export.ts';
import { reportDocxAnswer } from '../../../domain/api/report.ts';
import { type Rule, rulesAnswer } from '../../../domain/api/rules.ts';
import { daysOfSpan } from '../../../domain/units/span.ts';
import { countDifferenceTexts } from '../../../domain/words/record-count.ts';
import { readDocx } from '../../../report/testing/docx-text.ts';
import { demoClients } from '../../demo/clients.ts';
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

const exported = async (id: string) =>
  (await adviser.get(`/calculations/${id}/export?format=json`)).as(calculationExport);

const workbookOf = async (id: string) => {
  const answer = await adviser.get(`/calculations/${id}/export?format=xlsx`);
  expect(answer.headers.get('Content-Disposition')).toContain('resultado.xlsx');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(answer.bytes);
  return workbook;
};

const sheetOf = (workbook: ExcelJS.Workbook, name: string) => {
  const sheet = workbook.getWorksheet(name);
  if (sheet === undefined) throw new Error(`There is no ${name}`);
  return sheet;
};

/** The rows of a sheet under the names of their columns. */
const rowsOf = (sheet: ExcelJS.Worksheet): Record<string, ExcelJS.CellValue>[] => {
  const head = sheet.getRow(1);
  const rows: Record<string, ExcelJS.CellValue>[] = [];
  for (let at = 2; at <= sheet.rowCount; at += 1) {
    const row: Record<string, ExcelJS.CellValue> = {};
    head.eachCell((cell, column) => {
      row[cell.text] = sheet.getRow(at).getCell(column).value;
    });
    rows.push(row);
  }
  return rows;
};

/** From the row under the head to the last one that is no sum. */
const sumOver = (rows: number) =>
  expect.stringMatching(new RegExp(`^SUBTOTAL\\(109,(?<column>[A-Z]+)2:\\k<column>${rows + 1}\\)$`));

const dayOf = (iso: string | null) => (iso === null ? null : new Date(`${iso}T00:00:00.000Z`));

const demonstration = async (place: number): Promise<string> => {
  const client = demoClients('2026-10')[place];
  if (client === undefined) throw new Error('There is no such client');
  const { id: customerId } = await newCustomer(adviser, client.customer);
  const { id } = await newCalculation(adviser, customerId, client.calculation);
  const workRecords = client.workRecords.map((record) => ({ ...record, calculationId: id }));
  expect((await adviser.post('/work-records/multiple', { workRecords })).status).toBe(201);
  return id;
};

/** Nobody has stated what the rules of a servant need. */
const unknownPerson = async (): Promise<string> => {
  const { id: customerId } = await newCustomer(adviser, {});
  return (await newCalculation(adviser, customerId)).id;
};

const persons: Readonly<Record<string, () => Promise<string>>> = {
  'a servant with time of the INSS': () => demonstration(0),
  'somebody under the INSS with special time': () => demonstration(1),
  'a person of whom nothing is known': unknownPerson,
};

describe.each(Object.entries(persons))('the whole result of %s', (_who, create) => {
  let id: string;
  let workbook: ExcelJS.Workbook;
  let rules: readonly Rule[];
  beforeAll(async () => {
    id = await create();
    workbook = await workbookOf(id);
    rules = (await exported(id)).regimes.flatMap((regime) => [
      ...regime.applicableRules,
      ...regime.futureRules,
      ...regime.notApplicableRules,
    ]);
  });

  it('is in JSON what the rules answer', async () => {
    const { regimes } = await exported(id);
    expect(regimes.map(({ regimeType }) => regimeType)).toEqual(['RPPS', 'RGPS']);
    for (const { regimeType, timeTotals, ...answer } of regimes) {
      expect(answer).toEqual((await adviser.get(`/calculations/${id}/rules?regimeType=${regimeType}`)).as(rulesAnswer));
      for (const { cut, ...totals } of timeTotals)
        expect(totals).toEqual(
          (await adviser.get(`/calculations/${id}/time-totals?until=${cut}&regimeType=${regimeType}`)).body,
        );
    }
  });

  it('is a spreadsheet of eight sheets whose heads stay in sight', () => {
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      'Resumo',
      'Regras',
      'Requisitos',
      'Datas',
      'Valores',
      'Passos',
      'Registros',
      'Remunerações',
    ]);
    for (const sheet of workbook.worksheets) expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  });

  it('has every day and value of every rule as a day and a figure', () => {
    expect(rowsOf(sheetOf(workbook, 'Regras'))).toMatchObject(
      rules.map((rule) => ({
        Código: rule.id,
        Regra: rule.modality,
        'Direito em': dayOf(rule.whenToRetire),
        'Benefício estimado': rule.estimatedBenefit,
        'Confirmada na legislação': rule.confirmed ? 'Sim' : 'Não',
      })),
    );
    expect(rowsOf(sheetOf(workbook, 'Datas'))).toMatchObject(
      rules.map((rule) => ({
        Código: rule.id,
        Idade: dayOf(rule.ageToRetire),
        'Tempo de contribuição': dayOf(rule.contributionToRetire),
        Pontos: dayOf(rule.pointsToRetire),
        'Direito em': dayOf(rule.whenToRetire),
        'Fim da regra': dayOf(rule.ruleLimitDate),
      })),
    );
  });

  it('has every requirement, every reading of a value and every step', () => {
    expect(rowsOf(sheetOf(workbook, 'Requisitos'))).toMatchObject(
      rules.flatMap((rule) =>
        rule.requirements.map(({ label, metOn, necessary }) => ({
          Código: rule.id,
          Requisito: label,
          'Completo em': dayOf(metOn),
          ...(typeof necessary === 'object' && necessary !== null
            ? { 'Exigido (em número)': daysOfSpan(necessary), Unidade: 'dias' }
            : {}),
        })),
      ),
    );
    const logs = rules.flatMap((rule) => rule.benefitLogs.map((log) => ({ rule, log })));
    expect(rowsOf(sheetOf(workbook, 'Valores')).filter(({ Leitura }) => Leitura !== 'Sem estimativa')).toMatchObject(
      logs.map(({ rule, log }) => ({
        Código: rule.id,
        Método: log.name,
        Valor: log.value,
        'Data da aposentadoria': dayOf(log.retirementDate),
      })),
    );
    const valued = rowsOf(sheetOf(workbook, 'Valores')).filter(({ Leitura }) => Leitura !== 'Sem estimativa');
    // Whoever reckons with the sheet needs figures, not texts
    for (const [at, { log }] of logs.entries()) {
      const [percentage = 0, ...otherPercentages] = log.percentages;
      const [divisor, ...otherDivisors] = log.divisors;
      if (log.percentages.length > 0 && otherPercentages.length === 0)
        expect(valued[at]).toMatchObject({ Percentual: expect.closeTo(percentage / 100, 6) });
      if (divisor !== undefined && otherDivisors.length === 0) expect(valued[at]).toMatchObject({ Divisor: divisor });
    }
    const steps = logs.flatMap(({ rule, log }) =>
      log.steps.map(({ label }, at) => ({ Código: rule.id, Método: log.name, Nº: at + 1, Passo: label })),
    );
    expect(rowsOf(sheetOf(workbook, 'Passos'))).toMatchObject(steps);
  });

  it('says on each sheet with a day or a value of a rule whether its text was read', () => {
    const confirmed = new Map(rules.map((rule) => [`${rule.regimeType} ${rule.id}`, rule.confirmed ? 'Sim' : 'Não']));
    for (const name of ['Regras', 'Requisitos', 'Datas', 'Valores', 'Passos'])
      for (const row of rowsOf(sheetOf(workbook, name)))
        expect([name, row.Código, row['Confirmada na legislação']]).toEqual([
          name,
          row.Código,
          confirmed.get(`${row.Regime} ${row.Código}`),
        ]);
  });

  it('has every record and remuneration, and their sums', async () => {
    const { workRecords } = await exported(id);
    const records = rowsOf(sheetOf(workbook, 'Registros'));
    const paid = rowsOf(sheetOf(workbook, 'Remunerações'));
    const salaries = workRecords.flatMap((record) => record.salaries);
    if (workRecords.length === 0) expect([records, paid]).toEqual([[], []]);
    else {
      expect(records.slice(0, -1)).toMatchObject(
        workRecords.map((record) => ({
          'Dias líquidos': record.days,
          'O que muda os dias': countDifferenceTexts(record).join('; '),
        })),
      );
      expect(records.at(-1)).toMatchObject({
        'Dias líquidos': {
          formula: sumOver(workRecords.length),
          result: workRecords.reduce((sum, { days }) => sum + days, 0),
        },
      });
      expect(paid).toHaveLength(salaries.length + 1);
      const cents = salaries.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
      expect(paid.at(-1)).toMatchObject({ Remuneração: { formula: sumOver(salaries.length), result: cents / 100 } });
      expect(paid[0]).toMatchObject({ Remuneração: salaries[0]?.value, Índice: salaries[0]?.index });
    }
  });
});

it('says in its summary that the value of a city whose law nobody read is not confirmed', async () => {
  const { id: customerId } = await newCustomer(adviser, {
    name: 'Teresa Fictícia',
    birthDate: '1962-05-10',
    gender: 'Mulher',
  });
  const years = (count: number) => ({ years: count, months: 0, days: 0 });
  const { id } = await newCalculation(adviser, customerId, {
    regimeType: 'RPPS',
    regimeId: 2211001,
    calculationDate: '2026-11-20',
    publicServiceIngressDate: '1999-03-01',
    contributionTime: years(27),
    publicServiceTime: years(27),
    positionTime: years(27),
  });
  const workbook = await workbookOf(id);
  const soonest = rowsOf(sheetOf(workbook, 'Resumo')).find(({ Campo }) => Campo === 'RPPS: direito mais cedo');
  expect(soonest?.Regra).toMatch(
    /^Voluntária – regra permanente \(LC 5\.686.*\)\. Valor não confirmado na legislação local$/,
  );
});

it('sums no days of records where spans of the calendar are counted, which do not add up', async () => {
  const { id: customerId } = await newCustomer(adviser, { ...demoClients('2026-10')[1]?.customer });
  const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS', countingMethod: 'calendar' });
  await newWorkRecord(adviser, id, { companyName: 'Loja', ingressDate: '2001-01-10', egressDate: '2004-02-20' });
  expect(rowsOf(sheetOf(await workbookOf(id), 'Registros'))).toHaveLength(1);
});

const hostile = ['=HYPERLINK("http://x.test")', '+1', '-1+1', '@SUM(A1)', '<script>', 'שלום 👩🏽‍⚖️ ]]>'];

it.each(hostile)('shows %s as it was typed, in the spreadsheet, in JSON and in Word', async (typed) => {
  const { id: customerId } = await newCustomer(adviser, { ...demoClients('2026-10')[0]?.customer, name: typed });
  const { id } = await newCalculation(adviser, customerId, { name: typed, regimeType: 'RGPS' });
  await newWorkRecord(adviser, id, { companyName: typed, salaries: [{ month: '13', year: 2020, value: 10.5 }] });
  const workbook = await workbookOf(id);
  const cells = [
    sheetOf(workbook, 'Resumo').getCell('B2'),
    sheetOf(workbook, 'Resumo').getCell('B6'),
    sheetOf(workbook, 'Registros').getCell('A2'),
    sheetOf(workbook, 'Remunerações').getCell('A2'),
  ];
  for (const cell of cells) expect([cell.type, cell.value]).toEqual([ExcelJS.ValueType.String, typed]);
  expect((await exported(id)).workRecords[0]?.companyName).toBe(typed);
  const body = { calculationId: id, action: typed };
  const { docx } = (await adviser.post('/reports/genial-report?format=docx', body)).as(reportDocxAnswer);
  expect(readDocx(docx).text.split(typed).length).toBeGreaterThan(3);
});

it('is asked for in a form that there is', async () => {
  const id = await unknownPerson();
  for (const path of [`/calculations/${id}/export?format=csv`]) {
    const answer = await adviser.get(path);
    expect([answer.status, answer.as(refusal).err]).toEqual([422, 'ValidationError']);
  }
  const body = { calculationId: id };
  expect((await adviser.post('/reports/genial-report?format=odt', body)).status).toBe(422);
});

it('belongs to one account: another one gets neither the file nor the Word document', async () => {
  const id = await unknownPerson();
  const stranger = await api.adviser();
  expect((await stranger.get(`/calculations/${id}/export?format=xlsx`)).status).toBe(404);
  expect((await stranger.post('/reports/genial-report?format=docx', { calculationId: id })).status).toBe(404);
});
