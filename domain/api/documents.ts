/** Check digits of the two numbers that point to a person, both as digits without their mask. */

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

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
