import type { Account } from '../../../../domain/api/accounts.ts';
import { formatDate, formatMoney } from '../../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../../domain/words/today.ts';
import { downloadWorkbook } from '../../shared/download.ts';
import { type TextColumn, textWorkbook } from '../../shared/text-workbook.ts';
import { failureOf, lateOf } from './billing.tsx';
import { accountTexts as texts } from './texts.ts';

const { columns: label, exported } = texts;
const day = (value: string | null | undefined): string =>
  value === null || value === undefined ? '' : formatDate(value);

const contactOf = (leaving: { wantsContact: boolean } | null): string => {
  if (leaving === null) return '';
  return leaving.wantsContact ? texts.wantsContact : texts.noContact;
};

export const accountSheet: readonly TextColumn<Account>[] = [
  { header: label.name, width: 34, textOf: ({ name }) => name },
  { header: label.email, width: 38, textOf: ({ email }) => email },
  { header: label.plan, width: 34, textOf: ({ billing }) => billing?.plan ?? '' },
  { header: label.status, width: 20, textOf: ({ status }) => texts.statuses[status] },
  { header: exported.cause, width: 22, textOf: ({ billing }) => (billing?.cause ? texts.causes[billing.cause] : '') },
  { header: label.licence, width: 12, textOf: ({ licenceExpiryDate }) => day(licenceExpiryDate) },
  { header: exported.paidUntil, width: 12, textOf: ({ billing }) => day(billing?.paidUntil) },
  {
    header: exported.nextValue,
    width: 16,
    textOf: ({ billing }) => (billing?.next ? formatMoney(billing.next.value) : ''),
  },
  { header: exported.nextDay, width: 12, textOf: ({ billing }) => day(billing?.next?.dueOn) },
  { header: exported.late, width: 34, textOf: lateOf },
  { header: exported.failure, width: 40, textOf: failureOf },
  {
    header: exported.left,
    width: 12,
    textOf: ({ billing }) => (billing?.leaving ? formatDate(dayInSaoPaulo(billing.leaving.at)) : ''),
  },
  { header: exported.reason, width: 40, textOf: ({ billing }) => billing?.leaving?.reason ?? '' },
  {
    header: exported.contact,
    width: 18,
    textOf: ({ billing }) => contactOf(billing?.leaving ?? null),
  },
];

export const downloadAccounts = (accounts: readonly Account[]): Promise<void> =>
  downloadWorkbook(textWorkbook(texts.title, accountSheet, accounts), texts.file);
