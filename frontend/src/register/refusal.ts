import { notOfTheBuyer, registrationSentence } from '../../../domain/words/registration.ts';
import { isApiError } from '../data/api-error.ts';
import { registerTexts as texts } from './texts.ts';

/** What went wrong with a sign-up. */
export interface Refusal {
  sentence: string;
  /** What else is known about it. */
  more: string | null;
}

/** Names about the service, whose own sentence says more than to check one's data. */
const ofTheService: readonly string[] = ['TooManyRequests', 'StoreUnavailable', 'PaymentUnavailable', 'InternalError'];

/** The payment provider's own sentence stands where the contract has the name of an error. */
const isSentence = (err: string): boolean => err.includes(' ');

/**
 * The sentence for a failed sign-up: by the answer's `err`, or that no answer came.
 * @param unanswered whether the same sign-up was sent before and got no answer
 */
export const refusalOf = (error: unknown, unanswered: boolean): Refusal => {
  if (!isApiError(error)) return { sentence: registrationSentence(''), more: null };
  const { status, err, errorMessage } = error;
  if (status === 0) return { sentence: errorMessage, more: texts.nothingLost };
  const sentence = registrationSentence(err);
  if (err === 'EmailAlreadyExistsError') return { sentence, more: unanswered ? texts.perhapsDone : null };
  if (ofTheService.includes(err)) return { sentence, more: errorMessage };
  if (errorMessage === notOfTheBuyer) return { sentence: errorMessage, more: null };
  const isKnown = sentence !== registrationSentence('');
  return { sentence, more: isSentence(err) && !isKnown ? err : null };
};

/** Whether the sign-up may have been made all the same. */
export const isUnanswered = (error: unknown): boolean => isApiError(error) && error.status === 0;
