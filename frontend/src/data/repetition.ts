/** What was sent and got no clear answer yet, with the key under which it was sent. */
const unanswered = new Map<string, string>();
const MOST_REMEMBERED = 20;

/** The answer says for certain that nothing was changed. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** As good as a UUID, which browsers make on secure pages only. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The `Idempotency-Key` for a change: a new one, or the former one while it is not known whether the same change was
 * made. Whoever presses "Salvar" again after an answer that never came makes one client, not two.
 */
export const keyOfChange = (change: string): string => {
  const key = unanswered.get(change) ?? randomKey();
  unanswered.delete(change);
  unanswered.set(change, key);
  const oldest = unanswered.keys().next().value;
  if (unanswered.size > MOST_REMEMBERED && oldest !== undefined) unanswered.delete(oldest);
  return key;
};

/** `status` 0 is no answer at all. */
export const answeredChange = (change: string, status: number): void => {
  if ((status >= 200 && status < 300) || isRefusal(status)) unanswered.delete(change);
};
