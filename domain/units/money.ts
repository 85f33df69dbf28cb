/** Money as whole cents inside, and in BRL with two decimals at the edge: 0.1 + 0.2 has no place in a salary. */

/** BRL → whole cents. */
export const centsOf = (reais: number): number => Math.round(reais * 100);

/** Whole cents → BRL. */
export const reaisOf = (cents: number): number => cents / 100;

/** An amount worked out in BRL, to whole cents. */
export const roundedReais = (reais: number): number => reaisOf(centsOf(reais));

/**
 * Whole cents times `numerator` over `denominator`, both whole, rounded half up; exact for amounts of any size.
 * @param cents not negative
 */
export const scaledCents = (cents: number, numerator: number, denominator: number): number => {
  const product = cents * numerator;
  if (!Number.isSafeInteger(product)) {
    const doubled = 2n * BigInt(cents) * BigInt(numerator);
    return Number((doubled + BigInt(denominator)) / (2n * BigInt(denominator)));
  }
  const whole = Math.floor(product / denominator);
  return 2 * (product - whole * denominator) >= denominator ? whole + 1 : whole;
};

/** Sums whose parts are rounded one by one, in BRL: a difference of cents is none. */
export const isSameSum = (one: number, other: number): boolean => Math.abs(one - other) < 1;
