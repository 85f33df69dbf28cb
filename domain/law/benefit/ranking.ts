/** Updated values sorted from the highest, with the sums of the k highest ready. Cents. */
export interface Ranking {
  readonly count: number;
  /** `highest[k]`: the k highest values added; `highest[0]` is 0. */
  readonly highest: readonly number[];
}

/** Expects the values in cents, highest first. */
export const rankingOf = (sortedCents: readonly number[]): Ranking => {
  const highest = [0];
  let sum = 0;
  for (const cents of sortedCents) {
    sum += cents;
    highest.push(sum);
  }
  return { count: sortedCents.length, highest };
};
