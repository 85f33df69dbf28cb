import type ExcelJS from 'exceljs';
import type { AuditEntry } from '../../../../domain/api/audit.ts';
import { auditKindWords } from '../../../../domain/words/audit.ts';
import { formatInstant } from '../../../../domain/words/format.ts';
import { downloadWorkbook } from '../../shared/download.ts';
import { type TextColumn, textWorkbook } from '../../shared/text-workbook.ts';
import { addressOf } from './columns.tsx';
import { auditTexts as texts } from './texts.ts';

const columns: readonly TextColumn<AuditEntry>[] = [
  { header: texts.columns.at, width: 18, textOf: ({ at }) => formatInstant(at), instantOf: ({ at }) => at },
  { header: texts.columns.kind, width: 18, textOf: ({ kind }) => auditKindWords[kind] },
  { header: texts.columns.summary, width: 60, textOf: ({ summary }) => summary },
  { header: texts.columns.by, width: 34, textOf: ({ by }) => by.name },
  { header: texts.columns.address, width: 24, textOf: addressOf },
];

/** The entries as a spreadsheet. */
export const auditWorkbook = (entries: readonly AuditEntry[]): ExcelJS.Workbook =>
  textWorkbook(texts.title, columns, entries);

export const downloadAudit = (entries: readonly AuditEntry[]): Promise<void> =>
  downloadWorkbook(auditWorkbook(entries), texts.file);
