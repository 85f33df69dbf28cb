import { describe, expect, it } from 'vitest';
import { isTable, readPasted } from './read.ts';

/** 'mm/aaaa amount' for each line, with what was noticed about the whole. */
const told = (text: string) => {
  const pasted = readPasted(text);
  if (!pasted.ok) return pasted.reason;
  const { lines, titles, column } = pasted.table;
  return [
    ...titles.map((title) => `# ${title}`),
    ...(column === null ? [] : [`column ${column.used} of ${column.of}`]),
    ...lines.map(({ text: amount, month }) =>
      month === null ? amount : `${month.month}/${month.year} ${amount}`.trim(),
    ),
  ];
};

describe('a pasted column', () => {
  it('is read as written, Brazilian and machine numbers alike', () => {
    expect(told('1.234,56\r\n1234.56\r\nR$ 99,9\r\n')).toEqual(['1.234,56', '1234.56', 'R$ 99,9']);
  });

  it('keeps the place of empty cells, and drops those behind the last amount', () => {
    expect(told('\n1,00\n\n \n2,00\n-\nR$ -\n3,00\n\n\n')).toEqual(['', '1,00', '', '', '2,00', '', '', '3,00']);
  });

  it('leaves its title out, whatever stands above it', () => {
    expect(told('Remuneração\n1,00\n2,00')).toEqual(['# Remuneração', '1,00', '2,00']);
    expect(told('FICHA FINANCEIRA\n\nValor (R$)\n1,00')).toEqual(['# FICHA FINANCEIRA', '# Valor (R$)', '1,00']);
  });

  it('keeps what is no amount among amounts, for the person to correct', () => {
    expect(told('1,00\nlicença\n-50,00\n2,00')).toEqual(['1,00', 'licença', '-50,00', '2,00']);
  });

  it('without any amount is nothing', () => {
    expect(told('abc\ndef')).toBe('empty');
    expect(told('\n\n')).toBe('empty');
    expect(told('01/2010\n02/2010')).toBe('empty');
  });
});

describe('a pasted table', () => {
  it.each([
    ['tabs', '01/2010\t1.000,00\n02/2010\t2.000,00'],
    ['semicolons', '01/2010;1.000,00\n02/2010;2.000,00'],
    ['semicolons and quotes', '"01/2010";"1.000,00"\n"02/2010";"2.000,00"'],
    ['spaces', '01/2010 1.000,00\n02/2010    2.000,00'],
    ['names', 'jan/2010\t1.000,00\nfev/2010\t2.000,00'],
    ['names and spaces', 'janeiro de 2010 1.000,00\nfevereiro de 2010 2.000,00'],
    ['the amount first', '1.000,00\t01/2010\n2.000,00\t02/2010'],
    ['years and months apart', '2010\t1\t1.000,00\n2010\t2\t2.000,00'],
    ['named months and years apart', 'Janeiro\t2010\t1.000,00\nFevereiro\t2010\t2.000,00'],
  ])('with %s names the month of each amount', (_how, text) => {
    expect(told(text)).toEqual(['01/2010 1.000,00', '02/2010 2.000,00']);
  });

  it('with a 13th says so', () => {
    expect(told('12/2010\t1,00\n13/2010\t2,00\n13º/2011\t3,00')).toEqual([
      '12/2010 1,00',
      '13/2010 2,00',
      '13/2011 3,00',
    ]);
  });

  it('of several amounts takes the one that its title names, or else the first beside the month', () => {
    const titled = 'Competência\tContribuição\tRemuneração\n01/2010\t110,00\t1.000,00\n02/2010\t120,00\t2.000,00';
    expect(told(titled)).toEqual([
      '# Competência Contribuição Remuneração',
      'column 3 of 3',
      '01/2010 1.000,00',
      '02/2010 2.000,00',
    ]);
    expect(told('01/2010\t1.000,00\t110,00\n02/2010\t2.000,00\t120,00')).toEqual([
      'column 2 of 3',
      '01/2010 1.000,00',
      '02/2010 2.000,00',
    ]);
  });

  it('of several amounts without months and titles is not guessed at', () => {
    expect(told('1,00\t2,00\n3,00\t4,00')).toBe('unclear');
    expect(told('1,00\t2,00\t3,00')).toBe('unclear');
    expect(told('Índice\tValor\n1,05\t1.000,00\n1,06\t2.000,00')).toEqual([
      '# Índice Valor',
      'column 2 of 2',
      '1.000,00',
      '2.000,00',
    ]);
  });

  it('takes words beside the amount for no amount', () => {
    expect(told('Salário\t1.000,00\tREMU\nSalário\t2.000,00\tREMU')).toEqual(['1.000,00', '2.000,00']);
  });

  it('keeps months with an empty cell, and drops lines with neither', () => {
    expect(told('01/2010\t1,00\n02/2010\t\n\t\nTotal\t1,00')).toEqual(['01/2010 1,00', '02/2010', '1,00']);
  });
});

describe('what is pasted into one cell', () => {
  it('is no table where it is one amount', () => {
    expect(['1.234,56', '1.234,56\r\n', ' 10 '].map(isTable)).toEqual([false, false, false]);
    expect(['1\n2', '01/2010\t1,00', '01/2010 1,00'].map(isTable)).toEqual([true, true, true]);
  });
});
