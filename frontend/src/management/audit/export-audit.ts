import ExcelJS from 'exceljs';
import type { AuditEntry } from '../../../../domain/api/audit.ts';
import { auditKindWords } from '../../../../domain/words/audit.ts';
import { formatInstant } from '../../../../domain/words/format.ts';
import { cellText } from '../../../../domain/words/plain-text.ts';
import { downloadWorkbook } from '../../shared/download.ts';
import { addressOf } from './columns.tsx';
import { auditTexts as texts } from './texts.ts';

/** The entries as a spreadsheet. Every cell is a text, so that a name which begins with `=` is no formula. */
export const auditWorkbook = (entries: readonly AuditEntry[]): ExcelJS.Workbook => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(texts.title, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = [
    { header: texts.columns.at, width: 18 },
    { header: texts.columns.kind, width: 18 },
    { header: texts.columns.summary, width: 60 },
    { header: texts.columns.by, width: 34 },
    { header: texts.columns.address, width: 24 },
  ];
  sheet.getRow(1).font = { bold: true };
  for (const entry of entries) {
    const { at, kind, summary, by } = entry;
    sheet.addRow([formatInstant(at), auditKindWords[kind], summary, by.name, addressOf(entry)].map(cellText));
  }
  return workbook;
};

export const downloadAudit = (entries: readonly AuditEntry[]): Promise<void> =>
  downloadWorkbook(auditWorkbook(entries), texts.file);
