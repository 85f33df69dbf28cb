const key = 'genial.device';

/** A random id by which the server knows this browser again, so that its user is told of others. Says nothing of a person. */
export const deviceId = (): string => {
  const kept = localStorage.getItem(key);
  if (kept !== null) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  localStorage.setItem(key, made);
  return made;
};
