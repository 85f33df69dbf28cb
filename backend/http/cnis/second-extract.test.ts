import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cnisImport, cnisImportCreated, type ImportChoices } from '../../../domain/api/cnis.ts';
import { workRecordAnswer, workRecordsAnswer } from '../../../domain/api/work-records.ts';
import { notEmpty } from '../../../domain/testing/not-empty.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer } from '../../testing/case-file.ts';

let api: Api;
let adviser: SignedIn;

beforeAll(async () => {
  api = await startApi({ workers: true });
  // The later of the two extracts was issued in 2027.
  api.clock.now = '2027-04-15T12:00:00.000Z';
  adviser = await api.adviser();
});
afterAll(() => api.close());

const read = async (name: string, calculationId: string) => {
  const bytes = await readFile(new URL(`../../../cnis-reader/fixtures/${name}.pdf`, import.meta.url));
  const form = new FormData();
  form.set('calculationId', calculationId);
  form.set('file', new Blob([bytes]), 'extrato.pdf');
  const { id } = (await adviser.post('/cnis-imports', form)).as(cnisImportCreated);
  for await (const _ of adviser.events(`/cnis-imports/${id}/events`));
  return (await adviser.get(`/cnis-imports/${id}`)).as(cnisImport);
};
type Import = Awaited<ReturnType<typeof read>>;

/** As the screen proposes: every link that can count, known ones to be added to, open ones ended as proposed. */
const proposed = ({ registers }: Import): ImportChoices['registers'] =>
  registers.flatMap(({ kind, matches, egressDate, proposedEgressDate, news }, register) => {
    if (kind === 'benefit' || kind === 'event') return [];
    const end = egressDate !== null || news !== null ? {} : { egressDate: proposedEgressDate };
    return [{ register, ...end, ...(matches === null ? {} : { workRecordId: matches }) }];
  });

const save = async ({ id }: Import, registers: ImportChoices['registers']) => {
  const saved = await adviser.post(`/cnis-imports/${id}/records`, { registers });
  expect(saved.status, saved.text).toBe(201);
};

const recordsOf = async (calculationId: string) =>
  (await adviser.get(`/calculations/${calculationId}/work-records`)).as(workRecordsAnswer).workRecords;

/** Every month of a link as the records hold it: company and month. */
const monthsOf = (records: Awaited<ReturnType<typeof recordsOf>>, company: string) =>
  records
    .filter(({ companyName }) => companyName.includes(company))
    .flatMap(({ salaries }) => salaries.map(({ year, month }) => `${year}-${month}`))
    .sort();

/** What the extract prints of a link since 07/1994, each month once. */
const printedMonths = ({ registers }: Import, company: string) =>
  registers
    .filter(({ companyName }) => companyName.includes(company))
    .flatMap(({ salaries }) => salaries.map(({ year, month }) => `${year}-${month}`))
    .filter((month) => month >= '1994-07')
    .sort();

describe('an extract of 46 pages imported twice, then a longer one of the same person', () => {
  it('gives each month once, adds the new ones and the end, and keeps what was typed, divided and corrected', async () => {
    const { id: calculationId } = await newCalculation(adviser, (await newCustomer(adviser)).id, {
      regimeType: 'RGPS',
    });
    const first = await read('long-career', calculationId);
    expect(notEmpty(first.registers).every(({ matches, news }) => matches === null && news === null)).toBe(true);
    await save(first, proposed(first));

    const again = await read('long-career', calculationId);
    const work = again.registers.filter(({ kind }) => kind !== 'benefit');
    expect(notEmpty(work).every(({ matches }) => matches !== null)).toBe(true);
    expect(work.map(({ news }) => [news?.months, news?.egressDate, news?.kept.length])).toEqual(
      work.map(() => [0, null, 0]),
    );
    const before = await recordsOf(calculationId);
    await save(again, proposed(again));
    expect(await recordsOf(calculationId)).toEqual(before);

    // The adviser works on: a name corrected, a value typed, a link divided.
    const running = before.find(({ companyName }) => companyName.startsWith('COOPERATIVA MEDICA'));
    const old = before.find(({ companyName }) => companyName.startsWith('MATERNIDADE'));
    if (running === undefined || old === undefined) throw new Error('the extract has both');
    const salaries = running.salaries.map(({ month, year, value, readValue }) => ({
      month,
      year,
      value: year === 2026 && month === '09' ? 7000 : value,
      ...(readValue === undefined ? {} : { readValue }),
    }));
    const typed = await adviser.put(`/work-records/${running.id}`, {
      workRecord: { companyName: 'Cooperativa Corrigida', ingressDate: '2021-08-03', salaries },
    });
    expect(typed.as(workRecordAnswer).workRecord.companyName).toBe('Cooperativa Corrigida');
    expect((await adviser.post(`/work-records/${running.id}/divide`, { divisionDate: '2024-05-31' })).status).toBe(200);
    expect((await adviser.post(`/work-records/${old.id}/divide`, { divisionDate: '2005-12-31' })).status).toBe(200);

    const later = await read('long-career-later', calculationId);
    const at = (company: string) => later.registers.find(({ companyName }) => companyName.startsWith(company));
    expect(at('COOPERATIVA MEDICA')?.news).toEqual({
      months: 4,
      from: '2026-11',
      to: '2027-02',
      egressDate: '2027-02-26',
      knownEgressDate: null,
      kept: [{ month: '09', year: 2026, value: 7000, read: 7331.92 }],
      asksEnd: false,
      asksPlan: false,
      indicators: false,
    });
    expect(at('RECOLHIMENTO')?.news).toMatchObject({ months: 12, egressDate: '2026-12-31' });
    expect(at('MATERNIDADE')?.news).toMatchObject({ months: 0, egressDate: null, kept: [] });
    expect(at('CLINICA NOVA')).toMatchObject({ matches: null, news: null });
    await save(later, proposed(later));

    const after = await recordsOf(calculationId);
    // One for each link, and one more for each of the two divided ones.
    expect(after).toHaveLength(later.registers.filter(({ kind }) => kind !== 'benefit').length + 2);
    for (const { companyName } of later.registers.filter(({ kind }) => kind !== 'benefit')) {
      const [known, printed] = companyName.startsWith('COOPERATIVA MEDICA')
        ? ['Cooperativa Corrigida', 'COOPERATIVA MEDICA']
        : [companyName, companyName];
      expect(monthsOf(after, known), companyName).toEqual(printedMonths(later, printed));
    }
    const parts = after.filter(({ companyName }) => companyName === 'Cooperativa Corrigida');
    expect(parts.map(({ ingressDate, egressDate }) => [ingressDate, egressDate])).toEqual([
      ['2021-08-03', '2024-05-31'],
      ['2024-06-01', '2027-02-26'],
    ]);
    expect(parts[1]?.salaries.find(({ year, month }) => year === 2026 && month === '09')?.value).toBe(7000);
  });
});

describe('a record that came of an extract', () => {
  it('keeps what the INSS noted about it', async () => {
    const { id: calculationId } = await newCalculation(adviser, (await newCustomer(adviser)).id, {
      regimeType: 'RGPS',
    });
    const extract = await read('long-career-later', calculationId);
    await save(extract, proposed(extract));
    const records = await recordsOf(calculationId);
    const found = records.find(({ companyName }) => companyName.startsWith('CLINICA NOVA'));
    expect(found?.cnisIndicators).toEqual([{ code: 'PREM-EXT', months: [{ from: '2027-03', to: '2027-03' }] }]);
    const sentBack = await adviser.put(`/work-records/${found?.id}`, { workRecord: found });
    expect(sentBack.as(workRecordAnswer).workRecord.cnisIndicators).toEqual(found?.cnisIndicators);
  });
});
