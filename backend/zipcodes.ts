import { z } from 'zod';
import { type ZipcodeAnswer, zipcodeAnswer } from '../domain/api/zipcodes.ts';

const WITHIN_MS = 2_000;
/** An address has a few hundred bytes. */
const MOST_BYTES = 16 * 1024;
const MOST_CHARACTERS = 120;

const isPrinted = (character: string): boolean => character >= ' ' && character !== '\u007f';

/** A line of text, whatever was sent. */
const line = z
  .string()
  .catch('')
  .transform((text) => [...text].filter(isPrinted).join('').trim().slice(0, MOST_CHARACTERS));

/** As ViaCEP answers; an unknown CEP has `erro`, as a boolean or as a text. */
const found = z.object({
  erro: z.unknown().optional(),
  logradouro: line,
  bairro: line,
  localidade: line,
  uf: zipcodeAnswer.shape.state.catch(''),
});

/**
 * The address of a CEP of eight digits, or null: unknown, or the service did not answer in time, or with something else.
 * It is asked with nothing but the CEP, follows no redirection, and only what is expected is taken from its answer.
 */
export const findAddress = async (serviceUrl: string, zipcode: string): Promise<ZipcodeAnswer | null> => {
  try {
    const response = await fetch(`${serviceUrl}/${zipcode}/json/`, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    const text = await textOf(response);
    if (text === null) return null;
    const address = found.parse(JSON.parse(text));
    if (String(address.erro ?? false) !== 'false' || address.localidade === '') return null;
    const { logradouro, bairro, localidade, uf } = address;
    return { street: logradouro, neighborhood: bairro, city: localidade, state: uf };
  } catch {
    return null;
  }
};

/** The body as text; null when it is longer than an address can be. */
const textOf = async (response: Response): Promise<string | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};
