/**
 * Exact money. Products and quotients are decimals with 40 digits, rounded half up to cents where the law fixes an
 * amount: the benefit, each readjustment. Sums and updated values of months are whole cents (`domain/units/money.ts`).
 */
import { Decimal } from 'decimal.js';

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

export type Amount = Decimal;

export const exact = (value: Decimal.Value): Amount => new Exact(value);

/** BRL with two decimals, rounded half up. */
export const rounded = (amount: Amount): number => amount.toDecimalPlaces(2).toNumber();

export const smaller = (a: Amount, b: Amount): Amount => (b.lessThan(a) ? b : a);
export const larger = (a: Amount, b: Amount): Amount => (b.greaterThan(a) ? b : a);
