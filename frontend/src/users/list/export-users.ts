import type ExcelJS from 'exceljs';
import type { User } from '../../../../domain/api/auth.ts';
import { downloadWorkbook } from '../../shared/download.ts';
import { type TextColumn, textWorkbook } from '../../shared/text-workbook.ts';
import { userListTexts as texts } from './texts.ts';
import { lastActionOf, phoneOf, statusOf } from './user-facts.ts';

const columns: readonly TextColumn<User>[] = [
  { header: texts.columns.name, width: 34, textOf: ({ name }) => name },
  { header: texts.columns.email, width: 38, textOf: ({ email }) => email },
  { header: texts.columns.phone, width: 18, textOf: phoneOf },
  { header: texts.columns.status, width: 10, textOf: statusOf },
  { header: texts.columns.lastAction, width: 18, textOf: lastActionOf, instantOf: ({ lastActionAt }) => lastActionAt },
];

/** The list as a spreadsheet. */
export const usersWorkbook = (users: readonly User[]): ExcelJS.Workbook => textWorkbook(texts.title, columns, users);

export const downloadUsers = (users: readonly User[]): Promise<void> =>
  downloadWorkbook(usersWorkbook(users), texts.file);
