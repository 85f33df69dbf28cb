import { agreementText } from '../../../domain/words/agreements.ts';

/** 'Vigência do acordo a conferir', as a sentence begins. */
export const agreementWords = (country: string): string => {
  const said = agreementText(country);
  return said.charAt(0).toUpperCase() + said.slice(1);
};
