import type { Rule } from './rule.ts';

/** Another reading that no court is asked about: the text has to be read, or is read two ways. */
export const isReadingOfText = ({ variantOf, inCourt }: Rule): boolean =>
  variantOf !== undefined && inCourt === undefined;
