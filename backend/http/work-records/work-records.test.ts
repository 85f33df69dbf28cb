import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculationAnswer, timeTotals } from '../../../domain/api/calculations.ts';
import { workRecordAnswer, workRecordsAnswer } from '../../../domain/api/work-records.ts';
import { daysOfSpan } from '../../../domain/units/span.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let adviser: SignedIn;
let calculationId: string;

beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

const fresh = async () => {
  const { id } = await newCustomer(adviser);
  calculationId = (await newCalculation(adviser, id, { calculationDate: '2026-10-31' })).id;
  return calculationId;
};
const list = async () => adviser.get(`/calculations/${calculationId}/work-records`);

describe('a work record', () => {
  it('is answered with its days, its filling and the worth of its remunerations on the calculation date', async () => {
    await fresh();
    const record = await newWorkRecord(adviser, calculationId, {
      ingressDate: '1994-07-01',
      egressDate: '1994-12-31',
      salaries: [
        { month: '07', year: 1994, value: 100 },
        { month: '08', year: 1994, value: 0 },
      ],
    });
    expect(record).toMatchObject({ regimeType: 'RGPS', isQualifyingPeriod: true, days: 184, concomitantWith: [] });
    expect(record).toMatchObject({ grossDays: 184, time: { years: 0, months: 6, days: 4 }, countDifferences: [] });
    expect(record.fillPercent).toBe(28.57);
    const [july, august] = record.salaries;
    expect(july?.index).toBeGreaterThan(5);
    expect(july?.updatedValue).toBeCloseTo(100 * (july?.index ?? 0), 2);
    expect(august?.updatedValue).toBe(0);
  });

  it('names those of the same regime with which it coincides', async () => {
    await fresh();
    const one = await newWorkRecord(adviser, calculationId, { egressDate: '1995-12-31' });
    const other = await newWorkRecord(adviser, calculationId, { ingressDate: '1995-06-01' });
    const servant = await newWorkRecord(adviser, calculationId, { ingressDate: '1995-06-01', regimeType: 'RPPS' });
    const { workRecords } = (await list()).as(workRecordsAnswer);
    expect(workRecords.map(({ id, concomitantWith }) => [id, concomitantWith])).toEqual([
      [one.id, [other.id]],
      [other.id, [one.id]],
      [servant.id, []],
    ]);
    expect(workRecords.map(({ countDifferences }) => countDifferences.find(({ cause }) => cause === 'shared'))).toEqual(
      [undefined, { cause: 'shared', days: -214, months: null }, undefined],
    );
  });

  it('counts, together with the others, what the totals say', async () => {
    await fresh();
    const salaries = [1, 2, 3].map((month) => ({ month: `0${month}`, year: 2021, value: 500 }));
    await newWorkRecord(adviser, calculationId, { ingressDate: '2010-01-01', egressDate: '2021-12-31', salaries });
    await newWorkRecord(adviser, calculationId, { ingressDate: '2021-06-10', egressDate: '2022-02-03', deduction3: 7 });
    const { workRecords } = (await list()).as(workRecordsAnswer);
    const totals = (await adviser.get(`/calculations/${calculationId}/time-totals?regimeType=RGPS&until=today`)).as(
      timeTotals,
    );
    expect(workRecords.reduce((sum, { days }) => sum + days, 0)).toBe(daysOfSpan(totals.totals.contributionTime));
    expect(workRecords[0]?.countDifferences).toContainEqual({ cause: 'belowMinimum', days: -90, months: 3 });
  });

  it('may be sent back whole, or in the parts that screens change', async () => {
    await fresh();
    const salaries = [{ month: '13', year: 2020, value: 1234.56, readValue: 1200 }];
    const record = await newWorkRecord(adviser, calculationId, { salaries });
    const before = await list();
    const whole = await adviser.put(`/work-records/${record.id}`, { workRecord: record }, { ifMatch: before.etag });
    expect([whole.status, whole.etag]).toEqual([200, before.etag]);
    expect(whole.as(workRecordAnswer).workRecord).toEqual(record);
    const moved = await adviser.put(`/work-records/${record.id}`, { workRecord: { regimeType: 'RPPS' } });
    const { days: _days, time: _time, countDifferences: _differences, ...kept } = record;
    expect(moved.as(workRecordAnswer).workRecord).toMatchObject({ ...kept, regimeType: 'RPPS' });
    expect(moved.etag).not.toBe(before.etag);
    const stale = await adviser.put(`/work-records/${record.id}`, { workRecord: record }, { ifMatch: before.etag });
    expect(stale.as(refusal).err).toBe('StaleRevision');
  });

  it.each([
    [{ ingressDate: '1998-12-07', deduction1: 99_999 }, { 'workRecord.deduction1': 'Valor máximo permitido: 10 dias' }],
    [{ expiredVacations: 99_999 }, { 'workRecord.expiredVacations': 'Valor máximo permitido: 40000 dias' }],
    [{ isDisabled: true }, { 'workRecord.disabledLevel': 'Campo obrigatório' }],
    [{ ingressDate: '2001-02-30' }, { 'workRecord.ingressDate': 'Data inválida' }],
    [
      { egressDate: '1989-12-31' },
      {
        'workRecord.ingressDate': 'Data de início e término inválidas',
        'workRecord.egressDate': 'Data de início e término inválidas',
      },
    ],
    [{ egressDate: '1990-03-10', deduction1: 11 }, { 'workRecord.deduction1': 'Valor máximo permitido: 10 dias' }],
    [{ deduction1: -1 }, { 'workRecord.deduction1': 'O valor não pode ser negativo' }],
    [{ salaries: [{ month: '14', year: 2000, value: 1 }] }, { 'workRecord.salaries.0.month': 'Valor inválido' }],
    [{ salaries: [{ month: '01', year: 2000, value: 1.005 }] }, { 'workRecord.salaries.0.value': 'Valor inválido' }],
    [{ companyName: ' ' }, { 'workRecord.companyName': 'Campo obrigatório' }],
    [{ nickname: 'x' }, { 'workRecord.nickname': 'Campo desconhecido' }],
  ])('is refused with %j', async (wrong, fields) => {
    await fresh();
    const workRecord = { calculationId, companyName: 'Empresa', ingressDate: '1990-03-01', ...wrong };
    const answer = await adviser.post('/work-records', { workRecord });
    expect(answer.status).toBe(422);
    expect(answer.as(refusal).fields).toEqual(fields);
  });

  it('is divided in two, and the deductions fall away', async () => {
    await fresh();
    const record = await newWorkRecord(adviser, calculationId, {
      egressDate: '2000-12-31',
      deduction1: 5,
      salaries: [
        { month: '05', year: 1999, value: 10 },
        { month: '06', year: 1999, value: 20 },
        { month: '13', year: 1999, value: 30 },
      ],
    });
    const wrong = await adviser.post(`/work-records/${record.id}/divide`, { divisionDate: '2000-12-31' });
    expect(wrong.as(refusal).fields).toEqual({ divisionDate: 'Selecione uma data de divisão' });
    const answer = await adviser.post(`/work-records/${record.id}/divide`, { divisionDate: '1999-05-10' });
    const [first, second] = answer.as(workRecordsAnswer).workRecords;
    expect(first).toMatchObject({ id: record.id, egressDate: '1999-05-10', deduction1: 0 });
    expect(second).toMatchObject({ ingressDate: '1999-05-11', egressDate: '2000-12-31', deduction1: 0 });
    expect(first?.salaries.map(({ value }) => value)).toEqual([10]);
    expect(second?.salaries.map(({ value }) => value)).toEqual([20, 30]);
  });

  it('takes the value that its regime has for what an extract printed, through change, division and copy', async () => {
    await fresh();
    const record = await newWorkRecord(adviser, calculationId, {
      ingressDate: '1999-01-01',
      egressDate: '2000-12-31',
      salaries: [
        { month: '02', year: 1999, value: 1200, readValue: 1416 },
        { month: '03', year: 1999, value: 900 },
        { month: '02', year: 2000, value: 100, readValue: 100 },
      ],
    });
    const valuesOf = ({ salaries }: { salaries: readonly { value: number }[] }) => salaries.map(({ value }) => value);
    expect(valuesOf(record)).toEqual([1200, 900, 136]);
    const moveTo = async (regimeType: string) =>
      valuesOf(
        (await adviser.put(`/work-records/${record.id}`, { workRecord: { regimeType } })).as(workRecordAnswer)
          .workRecord,
      );
    expect(await moveTo('RPPS')).toEqual([1416, 900, 100]);
    const copy = await adviser.post('/copy-calculations', { calculationId, name: 'Cópia', copiedData: ['salary'] });
    const copyId = copy.as(calculationAnswer).calculation.id;
    const copied = (await adviser.get(`/calculations/${copyId}/work-records`)).as(workRecordsAnswer).workRecords;
    expect(copied.map(valuesOf)).toEqual([[1416, 900, 100]]);
    const halves = await adviser.post(`/work-records/${record.id}/divide`, { divisionDate: '1999-12-31' });
    expect(halves.as(workRecordsAnswer).workRecords.map(valuesOf)).toEqual([[1416, 900], [100]]);
    expect(await moveTo('RGPS')).toEqual([1200, 900]);
    const salaries = [{ month: '02', year: 1999, value: 1200, readValue: 1416 }];
    const several = await adviser.post('/work-records/multiple', {
      workRecords: ['RPPS', 'RGPS'].map((regimeType) => ({
        calculationId,
        companyName: 'Banco',
        ingressDate: '1999-01-01',
        regimeType,
        salaries,
      })),
    });
    expect(several.as(workRecordsAnswer).workRecords.map(valuesOf)).toEqual([[1416], [1200]]);
  });

  it('of which everything that may be empty is cleared is as new', async () => {
    await fresh();
    const asNew = await newWorkRecord(adviser, calculationId);
    const stated = {
      state: 'SP',
      isTeaching: true,
      isQualifyingPeriod: false,
      isDisabled: true,
      disabledLevel: 'low',
      deduction1: 3,
      specialTimeBase: 15,
      contributionPlan: 'simplified',
      salaries: [{ month: '01', year: 2000, value: 1 }],
    };
    const { id } = await newWorkRecord(adviser, calculationId, stated);
    const counted = ['days', 'grossDays', 'time', 'countDifferences'];
    const derived = ['id', 'calculationId', 'companyName', 'ingressDate', 'fillPercent', 'concomitantWith', ...counted];
    const nothing = Object.fromEntries(
      Object.keys(asNew).flatMap((key) => (derived.includes(key) ? [] : [[key, null]])),
    );
    const cleared = await adviser.put(`/work-records/${id}`, { workRecord: nothing });
    const { countDifferences, ...rest } = asNew;
    const shared = { cause: 'shared', days: -asNew.days, months: null };
    expect(cleared.as(workRecordAnswer).workRecord).toEqual({
      ...rest,
      id,
      concomitantWith: [asNew.id],
      days: 0,
      time: { years: 0, months: 0, days: 0 },
      countDifferences: [...countDifferences, shared],
    });
  });

  it('is refused without a day on which it is divided', async () => {
    await fresh();
    const { id } = await newWorkRecord(adviser, calculationId);
    for (const body of [{ divisionDate: '' }, { divisionDate: null }, {}]) {
      const answer = await adviser.post(`/work-records/${id}/divide`, body);
      expect(answer.as(refusal).fields).toEqual({ divisionDate: 'Selecione uma data de divisão' });
    }
  });

  it('is removed, and then not found', async () => {
    await fresh();
    const { id } = await newWorkRecord(adviser, calculationId);
    const removed = await adviser.delete(`/work-records/${id}`);
    expect([removed.status, removed.etag]).toEqual([204, '"2"']);
    expect((await adviser.delete(`/work-records/${id}`)).status).toBe(404);
    expect((await adviser.put(`/work-records/${id}`, { workRecord: { isRural: true } })).status).toBe(404);
  });
});

describe('several work records', () => {
  it('inserted at once by nobody who says what they have seen are all there', async () => {
    await fresh();
    const insert = (companyName: string) => newWorkRecord(adviser, calculationId, { companyName });
    const inserted = await Promise.all(Array.from({ length: 25 }, (_, index) => insert(`Empresa ${index}`)));
    const listed = await list();
    expect(listed.etag).toBe('"25"');
    expect(
      listed
        .as(workRecordsAnswer)
        .workRecords.map(({ id }) => id)
        .sort(),
    ).toEqual(inserted.map(({ id }) => id).sort());
  });

  it('are all there, or none is', async () => {
    await fresh();
    const good = { calculationId, companyName: 'Boa', ingressDate: '1990-01-01', egressDate: '1991-01-01' };
    const refused = await adviser.post('/work-records/multiple', {
      workRecords: [good, { ...good, egressDate: '1980-01-01' }],
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.as(refusal).fields ?? {})).toEqual([
      'workRecords.1.ingressDate',
      'workRecords.1.egressDate',
    ]);
    expect((await list()).as(workRecordsAnswer).workRecords).toEqual([]);
    const made = await adviser.post('/work-records/multiple', {
      workRecords: [good, { ...good, companyName: 'Outra' }],
    });
    expect(made.status).toBe(201);
    expect(made.as(workRecordsAnswer).workRecords.map(({ companyName }) => companyName)).toEqual(['Boa', 'Outra']);
    expect(made.etag).toBe('"1"');
  });
});
