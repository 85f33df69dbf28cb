import type ExcelJS from 'exceljs';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Hands a spreadsheet to the browser under that name. */
export const downloadWorkbook = async (workbook: ExcelJS.Workbook, name: string): Promise<void> => {
  const bytes = await workbook.xlsx.writeBuffer();
  const address = URL.createObjectURL(new Blob([bytes], { type: spreadsheet }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
