import type ExcelJS from 'exceljs';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Has the browser save a file. */
export const saveFile = (bytes: Blob, name: string): void => {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Hands a spreadsheet to the browser under that name. */
export const downloadWorkbook = async (workbook: ExcelJS.Workbook, name: string): Promise<void> =>
  saveFile(new Blob([await workbook.xlsx.writeBuffer()], { type: spreadsheet }), name);
