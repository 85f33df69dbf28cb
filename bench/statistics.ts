/** The smallest value that this share of all values does not exceed (nearest rank). Throws for no values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((left, right) => left - right);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There is no percentile of nothing');
  return value;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** How many milliseconds some work takes. */
export const timed = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** Milliseconds of each of `rounds` runs, one after another, after `warmUp` uncounted runs. */
export const timedRounds = async (
  rounds: number,
  warmUp: number,
  work: (round: number) => unknown,
): Promise<number[]> => {
  for (let round = 0; round < warmUp; round += 1) await work(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(() => work(warmUp + round)));
  return times;
};
