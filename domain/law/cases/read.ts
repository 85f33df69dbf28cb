/** A file of worked cases as text → its cases, or what is wrong in it: file, line and what is expected there. */
import { type Document, type ErrorCode, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type CaseFile, caseFile } from './form.ts';

/** Words of the reader for what the schema's own refusals do not say in Portuguese. */
const sentenceOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.map((key) => `"${key}"`).join(', ')}: palavra desconhecida; veja docs/law/cases.md`;
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? 'falta'
      : `espera-se outra forma aqui (${KINDS[issue.expected] ?? issue.expected})`;
  return issue.message;
};

const KINDS: Readonly<Record<string, string>> = { array: 'uma lista', object: 'campos', string: 'um texto' };

/** The line of the innermost part of the file that the path still leads to. */
const lineOf = (document: Document, lines: LineCounter, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
};

const pathInWords = (path: readonly PropertyKey[]): string =>
  path.filter((part) => typeof part === 'string').join(' › ');

/** What the commonest slips of YAML are, for somebody who does not know it. */
const SLIPS: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_INDENT: 'os espaços no começo da linha não combinam com os das linhas vizinhas',
  TAB_AS_INDENT: 'use espaços no começo da linha, não a tecla de tabulação',
  BLOCK_AS_IMPLICIT_KEY:
    'há dois pontos no meio do texto (ponha-o inteiro entre aspas), ou os espaços no começo das linhas não combinam',
  DUPLICATE_KEY: 'a mesma palavra aparece duas vezes no mesmo lugar',
  MISSING_CHAR: 'falta um sinal, como o fim das aspas ou do colchete',
};

/** A file that cannot be understood; the message lists every place in it. */
export class CaseFileUnreadable extends Error {
  override readonly name = 'CaseFileUnreadable';
}

/**
 * Every scalar is read as the text it is written as, so that no YAML rule makes a date or a number of it.
 * Throws CaseFileUnreadable.
 */
export const readCaseFile = (name: string, text: string): CaseFile => {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  // What comes after the first slip of YAML is its consequence.
  const [slip] = document.errors;
  if (slip !== undefined) {
    const { line } = lines.linePos(slip.pos[0]);
    throw new CaseFileUnreadable(`${name}, linha ${line}: ${SLIPS[slip.code] ?? slip.message}`);
  }
  const read = caseFile.safeParse(document.toJS(), { reportInput: true });
  if (read.success) return read.data;
  throw new CaseFileUnreadable(
    read.error.issues
      .map((issue) => {
        const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
        const where = pathInWords(issue.path);
        return `${name}, linha ${lineOf(document, lines, path)}: ${where === '' ? '' : `${where}: `}${sentenceOf(issue)}`;
      })
      .join('\n'),
  );
};
