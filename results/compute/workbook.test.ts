import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { workbookOf } from './workbook.ts';

const long = 'Uma observação que não cabe na largura da coluna, e que continua além dela por mais algumas palavras.';

const sheetOf = async () => {
  const workbook = new ExcelJS.Workbook();
  const bytes = Buffer.from(
    await workbookOf([{ name: 'Regras', head: ['A', 'B'], rows: [[long, 'curta']] }]),
    'base64',
  );
  await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
  const sheet = workbook.getWorksheet('Regras');
  if (sheet === undefined) throw new Error('There is no sheet');
  return sheet;
};

it('shows a text longer than its column whole, in several lines', async () => {
  const sheet = await sheetOf();
  expect(sheet.getCell('A2').alignment).toMatchObject({ wrapText: true, vertical: 'top' });
  expect(sheet.getCell('B2').alignment?.wrapText).toBeUndefined();
});

it('is printed on paper that lies, as wide as the sheet, with its head on every page', async () => {
  const { pageSetup } = await sheetOf();
  expect(pageSetup).toMatchObject({ orientation: 'landscape', paperSize: 9, fitToWidth: 1, fitToHeight: 0 });
  expect(pageSetup.fitToPage).toBe(true);
  expect(pageSetup.printTitlesRow).toBe('1:1');
});
