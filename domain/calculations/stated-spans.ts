import { type SpanName, spanNames } from '../api/calculations.ts';

/** Whether something is said of any span. */
export const statesSpans = (fields: object): boolean => spanNames.some((name) => name in fields);

/** Whether any of the spans stated is more than nothing. */
export const holdsStatedTime = (
  fields: Readonly<Record<SpanName, { readonly years: number; readonly months: number; readonly days: number }>>,
): boolean =>
  spanNames.some((name) => {
    const { years, months, days } = fields[name];
    return years + months + days > 0;
  });
