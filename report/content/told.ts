/** How much is told on the first page; what is left out stands in its own section. */
export interface Told {
  /** None: the answers above name the best right of each regime. */
  readonly rows: number;
  readonly steps: number;
  /** Without how far the value still rises, and without what changes nothing. */
  readonly brief?: true;
}

export const MOST_TOLD: Told = { rows: 9, steps: 6 };

/** From the most to the least. */
export const TOLD: readonly Told[] = [
  MOST_TOLD,
  { rows: 6, steps: 5 },
  { rows: 5, steps: 4 },
  { rows: 4, steps: 3 },
  { rows: 3, steps: 2 },
  { rows: 3, steps: 2, brief: true },
  { rows: 2, steps: 2, brief: true },
  { rows: 2, steps: 1, brief: true },
  { rows: 1, steps: 1, brief: true },
  { rows: 0, steps: 1, brief: true },
];
