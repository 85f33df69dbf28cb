/** A benchmark's result: figures with their targets, or why one could not be measured. */

export type Unit = 'ms' | 's' | '/s' | 'kB' | 'MB' | '×' | '';

export type Target = { readonly atMost: number } | { readonly atLeast: number };

/** What the same work costs with nothing of ours around it, measured in the same run and in the figure's unit. */
export interface Floor {
  readonly what: string;
  readonly value: number;
}

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  readonly floor?: Floor;
  /** Figure ÷ floor, where it was taken round by round; else it is worked out from the two. */
  readonly ratio?: number;
  /** With a floor it is the ratio that has to meet it. Absent if printed for comparison only. */
  readonly target?: Target;
}

export interface Skipped {
  readonly what: string;
  readonly because: string;
}

export type Finding = Figure | Skipped;

/** One subject of the benchmark; `make bench ONLY=<name>` runs it alone. */
export interface Subject {
  readonly name: string;
  measure(): Promise<readonly Finding[]>;
}

/** How many times the floor; null without one. */
export const ratioOf = ({ value, floor, ratio }: Figure): number | null =>
  ratio ?? (floor === undefined ? null : value / floor.value);

export const isMet = (figure: Figure): boolean | null => {
  const { target } = figure;
  if (target === undefined) return null;
  const measured = ratioOf(figure) ?? figure.value;
  return 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast;
};
