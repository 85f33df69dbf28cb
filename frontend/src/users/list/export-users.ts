import ExcelJS from 'exceljs';
import type { User } from '../../../../domain/api/auth.ts';
import { cellText } from '../../../../domain/words/plain-text.ts';
import { downloadWorkbook } from '../../shared/download.ts';
import { userListTexts as texts } from './texts.ts';
import { lastActionOf, phoneOf, statusOf } from './user-facts.ts';

/** The list as a spreadsheet. */
export const usersWorkbook = (users: readonly User[]): ExcelJS.Workbook => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(texts.title, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = [
    { header: texts.columns.name, width: 34 },
    { header: texts.columns.email, width: 38 },
    { header: texts.columns.phone, width: 18 },
    { header: texts.columns.status, width: 10 },
    { header: texts.columns.lastAction, width: 18 },
  ];
  sheet.getRow(1).font = { bold: true };
  for (const user of users) {
    sheet.addRow([user.name, user.email, phoneOf(user), statusOf(user), lastActionOf(user)].map(cellText));
  }
  return workbook;
};

export const downloadUsers = (users: readonly User[]): Promise<void> =>
  downloadWorkbook(usersWorkbook(users), texts.file);
