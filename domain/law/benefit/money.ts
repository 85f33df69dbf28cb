/**
 * Exact money. Values of months are whole cents; products and quotients are decimals with 40 digits, rounded half up to
 * cents where the law fixes an amount: the updated value of each month, the benefit, each readjustment.
 */
import { Decimal } from 'decimal.js';

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

export type Amount = Decimal;

export const exact = (value: Decimal.Value): Amount => new Exact(value);

export const centsOf = (reais: number): number => Math.round(reais * 100);
export const reaisOf = (cents: number): number => cents / 100;

/** Whole cents times `numerator` over `denominator`, rounded half up; exact for amounts of any size. */
export const scaledCents = (cents: number, numerator: number, denominator: number): number => {
  const product = cents * numerator;
  if (!Number.isSafeInteger(product)) {
    return exact(cents).times(numerator).dividedBy(denominator).toDecimalPlaces(0).toNumber();
  }
  const whole = Math.floor(product / denominator);
  return 2 * (product - whole * denominator) >= denominator ? whole + 1 : whole;
};

/** BRL with two decimals, rounded half up. */
export const rounded = (amount: Amount): number => amount.toDecimalPlaces(2).toNumber();

export const smaller = (a: Amount, b: Amount): Amount => (b.lessThan(a) ? b : a);
export const larger = (a: Amount, b: Amount): Amount => (b.greaterThan(a) ? b : a);
