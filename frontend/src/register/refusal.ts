import { isApiError } from '../app/data/api-error.ts';
import { registerTexts as texts } from './texts.ts';

/** What went wrong with a sign-up. */
export interface Refusal {
  sentence: string;
  /** What else is known about it. */
  more: string | null;
}

const sentenceOf = (err: string): string => {
  if (err.includes('O CPF/CNPJ informado é inválido.')) return texts.errors.document;
  if (err.includes('O telefone informado é inválido.')) return texts.errors.phone;
  if (err === 'EmailAlreadyExistsError') return texts.errors.knownEmail;
  if (err === 'InvalidEmailError') return texts.errors.invalidEmail;
  if (err.includes('UniqueViolationError')) return texts.errors.takenEmail;
  return texts.errors.other;
};

/** Names whose own sentence says more than to check one's data. */
const busy: readonly string[] = ['TooManyRequests', 'StoreUnavailable', 'InternalError'];

/** The sentence for a failed sign-up: by the answer's `err`, or that no answer came. */
export const refusalOf = (error: unknown): Refusal => {
  if (!isApiError(error)) return { sentence: texts.errors.other, more: null };
  const { status, err, errorMessage } = error;
  if (status === 0) return { sentence: errorMessage, more: texts.nothingLost };
  const sentence = sentenceOf(err);
  const says = sentence === texts.errors.other && (busy.includes(err) || !/^[A-Z]\w+$/.test(err));
  return { sentence, more: says ? errorMessage : null };
};
