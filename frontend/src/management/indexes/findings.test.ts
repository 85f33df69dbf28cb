import { describe, expect, it } from 'vitest';
import { problemsOf, refusalsByLine } from './findings.ts';
import type { IndexRow } from './read-spreadsheet.ts';

const row = (line: number, month: string, year: number): IndexRow => ({ line, month, year, index: 1.5 });
const rows = [row(2, '09', 1994), row(3, '10', 1994), row(4, '01', 1995), row(5, '10', 1994)];

describe('what is wrong with a spreadsheet', () => {
  it('is named by the lines where it is', () => {
    const missing = ['07/1994', '08/1994', '11/1994', '12/1994', '02/1995'];
    expect(problemsOf({ missing, repeated: ['10/1994'], differences: [] }, rows)).toEqual([
      '10/1994 está repetido nas linhas 3, 5',
      'Falta de 07/1994 a 08/1994 (antes da linha 2)',
      'Falta de 11/1994 a 12/1994 (entre as linhas 4 e 5)',
      'Falta 02/1995 (depois da linha 4)',
    ]);
  });

  it('as the server says it is about the line of the row', () => {
    const fields = { 'indexes.2.month': 'A tabela de 12/1994 vai de 07/1994 ao mês anterior a ela', month: 'Não' };
    expect(refusalsByLine(fields, rows)).toEqual([
      'Linha 4: A tabela de 12/1994 vai de 07/1994 ao mês anterior a ela',
      'Não',
    ]);
  });
});
