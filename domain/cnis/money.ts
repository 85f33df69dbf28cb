/** Amounts are summed as whole cents: 0.1 + 0.2 has no place in a salary. */
export const toCents = (reais: number): number => Math.round(reais * 100);

export const toReais = (cents: number): number => cents / 100;
