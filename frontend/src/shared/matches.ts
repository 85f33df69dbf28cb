import { fold } from '../../../domain/words/format.ts';

/** Whether one of the texts holds what is searched for, whatever its case and accents. */
export const matches = (search: string, ...texts: readonly (string | null)[]): boolean => {
  const wanted = fold(search);
  return wanted === '' || texts.some((text) => text !== null && fold(text).includes(wanted));
};
