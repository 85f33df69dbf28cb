/** Check digits of the numbers that point to a person or a company, without their mask. */

/** A character stands for its code less that of '0': a digit for itself, and 'A' of a CNPJ for 17. */
const ZERO = 48;

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * ((digits.codePointAt(place) ?? 0) - ZERO), 0);

/** The digit by modulus 11: a remainder below 2 gives 0. */
const checkDigit = (digits: string, weights: readonly number[]): string => {
  const remainder = weighted(digits, weights) % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
};

const downFrom = (first: number): readonly number[] => Array.from({ length: first - 1 }, (_, place) => first - place);

/** Whether 11 digits are a CPF. Repeated digits pass the arithmetic, but were never given to anybody. */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) &&
  !/^(\d)\1*$/.test(digits) &&
  checkDigit(digits, downFrom(10)) === digits[9] &&
  checkDigit(digits, downFrom(11)) === digits[10];

const nitWeights = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether 11 digits are a NIT, which is also the PIS, the PASEP or the NIS of the same person. */
export const isNit = (digits: string): boolean =>
  /^\d{11}$/.test(digits) && !/^(\d)\1*$/.test(digits) && checkDigit(digits, nitWeights) === digits[10];

const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether 14 characters are a CNPJ; since July 2026 the first twelve may be capital letters. */
export const isCnpj = (text: string): boolean =>
  /^[0-9A-Z]{12}\d{2}$/.test(text) &&
  !/^(.)\1*$/.test(text) &&
  checkDigit(text, cnpjWeights.slice(1)) === text[12] &&
  checkDigit(text, cnpjWeights) === text[13];

/** Whether a text without its mask is the number of a taxpayer, a person or a company. */
export const isCpfOrCnpj = (text: string): boolean => isCpf(text) || isCnpj(text);

/** '11.222.333/0001-81' → '11222333000181' */
export const unmasked = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
