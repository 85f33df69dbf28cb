import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CustomerListItem, NextRetirement } from '../../domain/api/customers.ts';
import { NOT_ASKED_FOR } from '../../domain/words/compulsory.ts';
import { compulsoryWords, retirementMissingWords } from '../../domain/words/customers.ts';
import { formatCpf, formatPhone } from '../../domain/words/format.ts';
import { cellText } from '../../domain/words/plain-text.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import { RULE_NOT_CHECKED } from '../../domain/words/unconfirmed.ts';
import { dayCell } from './workbook.ts';

/** A customer as a row of the spreadsheet: what the list shows, and how to reach them. */
export type CustomerOfSheet = CustomerListItem & {
  readonly cpf: string | null;
  readonly email: string | null;
  readonly currentProfession: string | null;
  readonly mainPhoneNumber: string | null;
  readonly city: string | null;
};

interface Column {
  readonly header: string;
  readonly width: number;
  readonly numFmt?: string;
  readonly value: (customer: CustomerOfSheet) => string | number | Date | null;
}

const DATE = 'dd/mm/yyyy';
const instantCell = (instant: string | null): Date | null => dayCell(instant === null ? null : dayInSaoPaulo(instant));
const masked = (digits: string | null, mask: (digits: string) => string): string | null =>
  digits === null ? null : mask(digits);

const written = (value: ReturnType<Column['value']>) => (typeof value === 'string' ? cellText(value) : value);

const noteOf = ({ compulsory, confirmed }: NextRetirement): string | null => {
  const notes = [
    ...(compulsory ? [`${compulsoryWords.title}. ${NOT_ASKED_FOR}`] : []),
    ...(confirmed ? [] : [RULE_NOT_CHECKED]),
  ];
  return notes.length === 0 ? null : notes.join(' ');
};

const columns: readonly Column[] = [
  { header: 'Nome', width: 34, value: ({ name }) => name },
  { header: 'CPF', width: 16, value: ({ cpf }) => masked(cpf, formatCpf) },
  { header: 'Dt. Nascimento', width: 15, numFmt: DATE, value: ({ birthDate }) => dayCell(birthDate) },
  { header: 'Profissão atual', width: 24, value: ({ currentProfession }) => currentProfession },
  { header: 'E-mail', width: 28, value: ({ email }) => email },
  { header: 'Telefone', width: 17, value: ({ mainPhoneNumber }) => masked(mainPhoneNumber, formatPhone) },
  { header: 'Cidade', width: 20, value: ({ city }) => city },
  { header: 'UF', width: 6, value: ({ state }) => state },
  { header: 'Situação', width: 12, value: ({ status }) => (status === 'client' ? 'Cliente' : 'Consulta') },
  { header: 'Dt. Criação', width: 13, numFmt: DATE, value: ({ createdAt }) => instantCell(createdAt) },
  {
    header: 'Dt. Último Cálculo',
    width: 18,
    numFmt: DATE,
    value: ({ lastCalculationAt }) => instantCell(lastCalculationAt),
  },
  { header: 'Qtd. Cálculos', width: 14, numFmt: '0', value: ({ calculationsCount }) => calculationsCount },
  {
    header: 'Próxima aposentadoria',
    width: 22,
    numFmt: DATE,
    value: ({ nextRetirement }) => dayCell(nextRetirement?.date ?? null),
  },
  { header: 'Regime', width: 9, value: ({ nextRetirement }) => nextRetirement?.regimeType ?? null },
  {
    header: 'Observação',
    width: 34,
    value: ({ nextRetirement, retirementMissing }) => {
      if (nextRetirement !== null) return noteOf(nextRetirement);
      return retirementMissing === null ? null : retirementMissingWords[retirementMissing];
    },
  },
];

/**
 * `clientes.xlsx` in base64: days are days and figures figures, so that they can be sorted and added up; what a person
 * typed is text whatever it begins with, so that no name is a formula.
 */
export const customerSheet = async (customers: readonly CustomerOfSheet[]): Promise<string> => {
  // Only who exports pays for loading it.
  const { default: ExcelJS } = await import('exceljs');
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const sheet = workbook.addWorksheet('Clientes', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width, numFmt }) => ({
    header,
    width,
    ...(numFmt === undefined ? {} : { style: { numFmt } }),
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  const head = sheet.getRow(1);
  head.font = { bold: true };
  head.commit();
  for (const customer of customers) sheet.addRow(columns.map(({ value }) => written(value(customer)))).commit();
  sheet.commit();
  await workbook.commit();
  return (await bytes).toString('base64');
};
