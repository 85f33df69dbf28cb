import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id } from './common.ts';
import { familyBody } from './family.ts';

/** The sections of the Relatório Genial, in printed order. */
export const reportSections = [
  'CABECALHO',
  'INFORMACOES_BASICAS',
  'VINCULOS_CONSIDERADOS_RPPS',
  'VINCULOS_CONSIDERADOS_RGPS',
  'ANALISE_TEMPO_CONTRIBUICAO_RPPS',
  'ANALISE_TEMPO_CONTRIBUICAO_RGPS',
  'EMISSAO_CTC',
  'POSSIBILIDADES_IMEDIATAS_RPPS',
  'POSSIBILIDADES_IMEDIATAS_RGPS',
  'POSSIBILIDADES_FUTURAS_RPPS',
  'POSSIBILIDADES_FUTURAS_RGPS',
  'QUANTO_VALE_ESPERAR',
  'ABONO_PERMANENCIA',
  'LICENCAS_PREMIO',
  'ISENCAO_IMPOSTO',
  'FAMILIA',
  'DOCUMENTOS_PENDENCIAS',
  'OBSERVACOES_FINAIS',
  'PLANO_ACAO',
  'RODAPE',
] as const;
export const reportSection = z.enum(reportSections);
export type ReportSection = z.infer<typeof reportSection>;

/**
 * Those that an office puts in order. The others keep beside what they belong to: an order that names them could not be read
 * by the release before, which still runs during an upgrade.
 */
export const orderedSection = reportSection.exclude(['QUANTO_VALE_ESPERAR', 'FAMILIA', 'DOCUMENTOS_PENDENCIAS']);
export type OrderedSection = z.infer<typeof orderedSection>;
export const orderedSections = orderedSection.options;

export const timeTables = [
  'TEMPO_CONTRIBUICAO_COMUM',
  'TEMPO_ESPECIAL',
  'TEMPO_DEFICIENCIA',
  'TEMPO_CONTRIBUICAO_CONVERSAO',
  'TEMPO_MAGISTERIO',
  'TEMPO_POLICIA',
  'TEMPO_SERVICO_PUBLICO',
  'TEMPO_CARGO_CARREIRA',
] as const;
export const timeTable = z.enum(timeTables);
export type TimeTable = z.infer<typeof timeTable>;

export const reportNotes = [
  'field1rpps',
  'field2rpps',
  'field1rgps',
  'field2rgps',
  'field3',
  'field4rpps',
  'field4rgps',
  'field5rpps',
  'field5rgps',
  'field6',
  'field7',
  'field8',
  'observation',
  'action',
] as const;
export type ReportNote = (typeof reportNotes)[number];

/** Six printed pages of one-letter lines: anything longer is no note, and would delay every other report. */
export const noteLinesMaximum = 300;
const LINE_END = /\r\n|[\n\r\u2028\u2029]/;
const isWithinLines = (text: string): boolean => text.split(LINE_END, noteLinesMaximum + 1).length <= noteLinesMaximum;

const note = z
  .string()
  .max(20_000)
  .refine(isWithinLines, messages.tooManyLines(noteLinesMaximum))
  .nullable()
  .optional();

/**
 * Body of `POST /reports/genial-report`. Without `sections`: those of the calculation's regime and the shared ones that have
 * something to say of this client, as the screen starts.
 */
export const reportBody = z.strictObject({
  calculationId: id,
  field1rpps: note,
  field2rpps: note,
  field1rgps: note,
  field2rgps: note,
  field3: note,
  field4rpps: note,
  field4rgps: note,
  field5rpps: note,
  field5rgps: note,
  field6: note,
  field7: note,
  field8: note,
  observation: note,
  action: note,
  lawyerName: z.string().max(200).nullable().optional(),
  oabValue: z.string().max(60).nullable().optional(),
  sections: z.array(reportSection).max(40).optional(),
  rppsTables: z.array(timeTable).max(20).optional(),
  rgpsTables: z.array(timeTable).max(20).optional(),
  /** Adds the list of all remunerations. */
  remunerations: z.boolean().optional(),
  /** Whether the scenarios kept with the calculation are printed; they are, unless this says no. */
  scenarios: z.boolean().optional(),
  /** Who would be left, for the section 'Família', which is not printed without it; kept nowhere. */
  family: familyBody.nullable().optional(),
});
export type ReportRequest = z.infer<typeof reportBody>;

/** `pdf` is base64. */
export const reportAnswer = z.strictObject({ pdf: z.string() });

/** `docx` is base64. */
export const reportDocxAnswer = z.strictObject({ docx: z.string() });

/** As what the report is wanted: printed, or as a Word document that is edited further. */
export const reportFormat = z.object({
  format: z.enum(['pdf', 'docx'], { error: messages.invalidValue }).default('pdf'),
});

/** The same document as HTML, for the preview beside the switches. */
export const reportPreviewAnswer = z.strictObject({ html: z.string() });
