import { createContext, use } from 'react';

/** Sentences of a refused description, by field as the request names it; whether nothing may be changed. */
export const RefusalsContext = createContext<{ fields: Readonly<Record<string, string>>; readOnly: boolean }>({
  fields: {},
  readOnly: true,
});

/** What a field shows of it; `hint` where there is none. */
export const useRefusal = (path: string, hint?: string) => {
  const { fields, readOnly } = use(RefusalsContext);
  const sentence = fields[`place.${path}`];
  return { error: sentence !== undefined, helperText: sentence ?? hint, disabled: readOnly };
};
