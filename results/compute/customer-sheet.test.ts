import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { type CustomerOfSheet, customerSheet } from './customer-sheet.ts';

const customer = (changes: Partial<CustomerOfSheet> = {}): CustomerOfSheet => ({
  id: 'c1',
  name: 'Joana Fictícia',
  cpf: '52998224725',
  birthDate: '1964-03-10',
  currentProfession: 'Professora',
  email: 'joana@example.com',
  mainPhoneNumber: '41999990000',
  city: 'Curitiba',
  state: 'PR',
  status: 'client',
  createdAt: '2026-01-02T01:30:00.000Z',
  lastCalculationAt: null,
  calculationsCount: 2,
  nextRetirement: { date: '2028-01-14', regimeType: 'RGPS', calculationId: 'k1', confirmed: true, compulsory: false },
  retirementMissing: null,
  ...changes,
});

const dated = { date: '2028-01-14', regimeType: 'RPPS', calculationId: 'k1' } as const;

const sheetOf = async (...customers: readonly CustomerOfSheet[]) => {
  const workbook = new ExcelJS.Workbook();
  const bytes = Buffer.from(await customerSheet(customers), 'base64');
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  const sheet = workbook.getWorksheet('Clientes');
  if (sheet === undefined) throw new Error('There is no sheet');
  return sheet;
};

describe('the spreadsheet of clients', () => {
  it('has a head that stays in sight', async () => {
    const sheet = await sheetOf();
    expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
    expect(sheet.getRow(1).getCell(13).value).toBe('Próxima aposentadoria');
    expect(sheet.rowCount).toBe(1);
  });

  it('keeps days as days and figures as figures', async () => {
    const row = (await sheetOf(customer())).getRow(2);
    expect(row.getCell(3).value).toEqual(new Date('1964-03-10T00:00:00.000Z'));
    expect(row.getCell(3).numFmt).toBe('dd/mm/yyyy');
    // 01:30 in UTC is the evening before in São Paulo.
    expect(row.getCell(10).value).toEqual(new Date('2026-01-01T00:00:00.000Z'));
    expect(row.getCell(11).value).toBeNull();
    expect(row.getCell(12).value).toBe(2);
    expect(row.getCell(13).value).toEqual(new Date('2028-01-14T00:00:00.000Z'));
    expect([2, 6, 9, 14].map((at) => row.getCell(at).value)).toEqual([
      '529.982.247-25',
      '(41) 99999-0000',
      'Cliente',
      'RGPS',
    ]);
  });

  it('says of a day that its rule was not read, and of the age that it is no right, and of no day why', async () => {
    const unread = { ...dated, confirmed: false, compulsory: false };
    const sheet = await sheetOf(
      customer(),
      customer({ nextRetirement: unread }),
      customer({ nextRetirement: { ...dated, confirmed: true, compulsory: true } }),
      customer({ nextRetirement: null, retirementMissing: 'noRecords' }),
    );
    expect([2, 3, 4, 5].map((row) => sheet.getRow(row).getCell(15).value)).toEqual([
      null,
      'Regra ainda não conferida no texto da norma: confira antes de usar',
      'Aposentadoria compulsória. Vem pela idade e não se pede: o cargo termina.',
      'Sem registros de tempo',
    ]);
  });

  it.each(['=HYPERLINK("http://x.test")', '+1', '-1+1', '@SUM(A1)'])('keeps %s as text', async (name) => {
    const cell = (await sheetOf(customer({ name }))).getRow(2).getCell(1);
    expect([cell.type, cell.value]).toEqual([ExcelJS.ValueType.String, name]);
  });
});
