import { createHash } from 'node:crypto';

/** The UUID of the n-th thing created under this name, the same at every repetition (RFC 9562, version 8). */
export const idWithin = (name: string, index: number): string => {
  const hex = createHash('sha256').update(`${name}/${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
