import { describe, expect, it } from 'vitest';
import { readMonth } from './month.ts';

const read = (text: string): string | null => {
  const month = readMonth(text);
  return month === null ? null : `${month.month}/${month.year}`;
};

describe('the month that a cell names', () => {
  it.each([
    ['01/2010', '01/2010'],
    ['1/2010', '01/2010'],
    [' 12-2010 ', '12/2010'],
    ['01/10', '01/2010'],
    ['07/94', '07/1994'],
    ['2010-01', '01/2010'],
    ['2010/1', '01/2010'],
    ['2010-01-31', '01/2010'],
    ['2010-01-31 00:00:00', '01/2010'],
    ['31/01/2010', '01/2010'],
    ['01/12/2010', '12/2010'],
    ['jan/2010', '01/2010'],
    ['Jan-10', '01/2010'],
    ['FEV/2010', '02/2010'],
    ['set. 2010', '09/2010'],
    ['Março de 2010', '03/2010'],
    ['dezembro/2010', '12/2010'],
    ['13/2010', '13/2010'],
    ['13º/2010', '13/2010'],
    ['13o/2010', '13/2010'],
    ['13º salário/2010', '13/2010'],
    ['Décimo terceiro de 2010', '13/2010'],
  ])('%s is %s', (text, month) => {
    expect(read(text)).toBe(month);
  });

  it.each(['', '14/2010', '00/2010', '1.234,56', '2010', '1500', '1.2010', 'total/2010', 'maionese 2010', '01/1900'])(
    '%j names none',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});
