// Loads the parser into this thread: without it pdf.js looks for the file at run time, which a bundle does not have.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFPageProxy, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CnisFailure, cnisFailure } from '../../domain/cnis/errors.ts';
import type { Piece } from './piece.ts';
import { type DirectedPiece, upright } from './upright.ts';

export interface PdfLimits {
  readonly pages: number;
  readonly piecesPerPage: number;
}

/** The class itself is missing from the library's types. */
const asksForPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

/** Which of the three keeps a file from being read. */
const failureOf = (error: unknown, password: string | undefined): CnisFailure => {
  if (!asksForPassword(error)) return cnisFailure('DamagedPdf');
  return cnisFailure(password === undefined ? 'EncryptedPdf' : 'WrongPassword');
};

const numbers = (matrix: readonly unknown[]): number[] => matrix.map(Number);

/** The text of one page with its rotation applied; null if there is more of it than fits a page. */
const textOf = async (page: PDFPageProxy, limit: number): Promise<Piece[] | null> => {
  const viewport = page.getViewport({ scale: 1 });
  const reader = page.streamTextContent().getReader();
  const pieces: DirectedPiece[] = [];
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    for (const item of chunk.value.items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = numbers(Util.transform(viewport.transform, item.transform));
      const text = item.str.normalize('NFC').trim();
      pieces.push({ text, x, y, width: item.width, size: Math.hypot(c, d), dx: a, dy: b });
    }
    if (pieces.length > limit) {
      await reader.cancel();
      return null;
    }
  }
  return upright(pieces);
};

/**
 * Opens a PDF and takes the positioned text of each page.
 * @param onPage called after each page with the number of pages read and their total
 * @param password of a locked file
 * @returns the pages, or `EncryptedPdf`, `WrongPassword`, `DamagedPdf`, `TooLarge`
 */
export const openPdf = async (
  bytes: Uint8Array,
  limits: PdfLimits,
  onPage: (done: number, total: number) => void,
  password?: string,
): Promise<{ readonly ok: true; readonly pages: Piece[][] } | CnisFailure> => {
  const task = getDocument({
    data: bytes.slice(), // pdf.js takes ownership of the buffer
    ...(password === undefined ? {} : { password }),
    useSystemFonts: true,
    disableFontFace: true,
    isEvalSupported: false,
    stopAtErrors: true, // unreadable content is an error, not a missing month
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages > limits.pages) return cnisFailure('TooLarge');
    const pages: Piece[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const pieces = await textOf(page, limits.piecesPerPage);
      page.cleanup();
      if (pieces === null) return cnisFailure('TooLarge');
      pages.push(pieces);
      onPage(number, document.numPages);
    }
    return { ok: true, pages };
  } catch (error) {
    return failureOf(error, password);
  } finally {
    await task.destroy().catch(() => undefined);
  }
};
