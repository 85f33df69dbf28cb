import ExcelJS from 'exceljs';

/** A spreadsheet of one sheet for tests. */
export const aSpreadsheet = async (rows: readonly (readonly unknown[])[]): Promise<File> => {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Índices').addRows(rows.map((row) => [...row]));
  const bytes = await workbook.xlsx.writeBuffer();
  return new File([bytes], 'indices.xlsx');
};

export const dayOfMonth = (year: number, month: number): Date => new Date(Date.UTC(year, month - 1, 1));
