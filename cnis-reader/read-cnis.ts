import type { CnisFailure } from '../domain/cnis/errors.ts';
import type { CnisExtract } from '../domain/cnis/extract.ts';
import { openPdf, type PdfLimits } from './read/open-pdf.ts';
import { readExtract } from './read/read-extract.ts';

export type CnisReading = { readonly ok: true; readonly extract: CnisExtract } | CnisFailure;

/** A page of an extract holds some 350 runs of text, and 40 years of work take about 50 pages. */
const limits: PdfLimits = { pages: 400, piecesPerPage: 20_000 };

const opened = 0.05;
const pagesRead = 0.9;

/**
 * Reads a CNIS extract from the bytes of its PDF.
 * @param onProgress called with a share from 0 to 1 that never decreases
 * @param password of a locked file
 * @returns the extract as printed, or a named failure; it never throws on any bytes
 */
export const readCnis = async (
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => undefined,
  password?: string,
): Promise<CnisReading> => {
  onProgress(opened);
  const onPage = (done: number, total: number) => onProgress(opened + (pagesRead - opened) * (done / total));
  const pdf = await openPdf(bytes, limits, onPage, password);
  if (!pdf.ok) return pdf;
  const reading = readExtract(pdf.pages);
  onProgress(1);
  return reading;
};
