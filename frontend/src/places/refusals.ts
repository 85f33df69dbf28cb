import { createContext, use } from 'react';

/** Sentences of a refused description, by field as the request names it; whether nothing may be changed. */
export const RefusalsContext = createContext<{ fields: Readonly<Record<string, string>>; readOnly: boolean }>({
  fields: {},
  readOnly: true,
});

/** What a field shows of it. */
export const useRefusal = (path: string) => {
  const { fields, readOnly } = use(RefusalsContext);
  const sentence = fields[`place.${path}`];
  return { error: sentence !== undefined, helperText: sentence, disabled: readOnly };
};
