import { describe, expect, it } from 'vitest';
import type { HistoryChange } from '../../../domain/api/history.ts';
import { toldByRecord } from './fold.ts';

const school = { id: 'w1', name: 'Escola' };
const month = (year: number, number: string, record = school): HistoryChange => ({
  field: `salaries.${year}-${number}`,
  label: `Remuneração de ${number}/${year}`,
  record,
  from: null,
  to: 'R$ 100,00',
});
const named: HistoryChange = { field: 'name', label: 'Nome do cálculo', record: null, from: 'A', to: 'B' };
const ended: HistoryChange = {
  field: 'egressDate',
  label: 'Data de término',
  record: school,
  from: null,
  to: '31/12/2000',
};

describe('the changes of an entry', () => {
  it('stand together by record, in the order in which they are told', () => {
    const hospital = { id: 'w2', name: 'Hospital' };
    const told = toldByRecord([named, ended, month(1998, '01', hospital), month(1998, '02')]);
    expect(told.map(({ record, lines }) => [record?.name ?? null, lines.length])).toEqual([
      [null, 1],
      ['Escola', 2],
      ['Hospital', 1],
    ]);
  });

  it('of many months are one sentence with the months behind it', () => {
    const months = Array.from({ length: 109 }, (_, place) =>
      month(1998 + Math.floor(place / 12), String((place % 12) + 1).padStart(2, '0')),
    );
    const [told] = toldByRecord([...months, ended]);
    expect(told?.lines).toEqual([
      { kind: 'change', change: ended },
      { kind: 'months', summary: '109 remunerações de 01/1998 a 01/2007', changes: months },
    ]);
  });

  it('of a few months are told one by one', () => {
    const [told] = toldByRecord([month(1998, '01'), month(1998, '13')]);
    expect(told?.lines.map(({ kind }) => kind)).toEqual(['change', 'change']);
  });
});
