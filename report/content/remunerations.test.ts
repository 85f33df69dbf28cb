import { expect, it } from 'vitest';
import { sampleRecord } from '../../domain/api/sample.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { reportHtml } from '../html.ts';
import { sampleReport } from '../sample.ts';
import { remunerations } from './remunerations.ts';

const pay = (month: string, year: number, value: number) => ({
  month,
  year,
  value,
  index: 1.5,
  updatedValue: value * 1.5,
});
const record = {
  ...sampleRecord,
  salaries: [pay('13', 2019, 30), pay('02', 2020, 40), pay('01', 2019, 10), pay('12', 2019, 20)],
};
const dataOf = (asked: boolean | undefined, workRecords: WorkRecord[] = [record]) =>
  sampleReport({
    workRecords,
    request: { calculationId: 'k1', ...(asked === undefined ? {} : { remunerations: asked }) },
  });

it('lists every remuneration from left to right, as the extract does: a list of several pages is read on from each of them', () => {
  const [table] = remunerations(dataOf(true))?.blocks ?? [];
  expect(table?.kind === 'table' ? table.rows.map(({ cells }) => cells.map(({ text }) => text)) : []).toEqual([
    ['01/2019', '10,00', '1,500000', '15,00', '12/2019', '20,00', '1,500000', '30,00'],
    ['13/2019', '30,00', '1,500000', '45,00', '02/2020', '40,00', '1,500000', '60,00'],
  ]);
});

it('stands behind the signature, and only where it was asked for and there is any', () => {
  const html = reportHtml(dataOf(true));
  expect(html.indexOf('Remunerações consideradas')).toBeGreaterThan(html.indexOf('class="signature"'));
  for (const data of [dataOf(false), dataOf(undefined), dataOf(true, [sampleRecord])])
    expect(reportHtml(data)).not.toContain('Remunerações consideradas');
});
