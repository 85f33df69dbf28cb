/** Updated values sorted from the highest, with the sums of the k highest ready. Cents. */
export interface Ranking {
  readonly count: number;
  /** `highest[k]`: the k highest values added; `highest[0]` is 0. */
  readonly highest: ArrayLike<number>;
}

/** Expects the values in cents, highest first. */
export const rankingOf = (sortedCents: readonly number[]): Ranking => {
  const highest = new Float64Array(sortedCents.length + 1);
  let sum = 0;
  for (let index = 0; index < sortedCents.length; index += 1) {
    sum += sortedCents[index] ?? 0;
    highest[index + 1] = sum;
  }
  return { count: sortedCents.length, highest };
};
